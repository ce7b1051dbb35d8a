'use client'

import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Ticked, useListForm } from '@/hooks/use-list-form'
import { type ListModelHook, useListModel } from '@/hooks/use-list-model'
import { usePressedAhead } from '@/hooks/use-pressed-ahead'
import { useQualify } from '@/hooks/use-qualify'
import { useSlot } from '@/hooks/use-slot'
import type { ListFrame } from '@/lib/domain/list/list-model'
import { CompareTray } from './compare-tray'
import { FilterPanel } from './filter-panel'
import { ListResults } from './list-results'
import { type PackedForm, unpackForm } from './packed-form'
import { QueryProblems } from './query-problems'
import { ResultsBar } from './results-bar'
import { type PersonalFields, ScenarioLine } from './scenario-line'

/**
 * The working part of a list page. It is client code because every control answers at once; the server prints the same
 * markup first, and without script the form and the links do the same by address.
 */
export function ListIsland({ packed }: { readonly packed: PackedForm<ListFrame> }) {
  const initial = useMemo(() => unpackForm(packed), [packed])
  const form = useRef<HTMLFormElement>(null)
  return <ListForm initial={initial} list={useListModel(initial)} form={form} />
}

interface ListFormProps {
  readonly initial: ListFrame
  readonly list: ListModelHook
  readonly form: RefObject<HTMLFormElement | null>
  /** Where a form with personal fields is posted without script, and what is said of them; absent: the address says all. */
  readonly personal?: PersonalFields & { readonly action: string }
}

const loadQualify = async () => (await import('./qualify')).Qualify

/** The controls of a list, personal or not. The rows and the tray stand beside them. */
export function ListForm({ initial, list, form, personal }: ListFormProps) {
  const { model, state, drawing } = list
  const [ticked, setTicked] = useState<readonly Ticked[]>([])
  const frame = model ?? initial
  const qualify = useQualify(list, loadQualify)
  const sort = frame.sorts.find((choice) => choice.chosen)?.id ?? ''
  useListForm({ form, sort, shown: list.shown, prepare: list.prepare, show: list.show, ticked, setTicked })
  usePressedAhead(form, list.foresee)
  useRows(list, ticked)
  useTray(frame, ticked)

  return (
    <form
      ref={form}
      method={personal === undefined ? 'get' : 'post'}
      action={personal?.action ?? frame.path}
      className="contents"
      noValidate
      autoComplete="off"
      aria-busy={state === 'working'}
    >
      <input type="hidden" name="case" value="1" />
      <input type="hidden" name="was" value={frame.situations.find((choice) => choice.chosen)?.id ?? ''} />
      <QueryProblems
        problems={frame.problems}
        beside={[...frame.fields, ...(frame.spread?.fields ?? [])]}
        failed={state === 'failed' ? 'list' : null}
      />
      <ScenarioLine model={frame} drawing={drawing} personal={personal} />
      <FilterPanel key={drawing} model={frame} qualify={qualify} />
      <ResultsBar model={frame}>
        {qualify.wish === 'on' && qualify.loaded !== null ? (
          <qualify.loaded.Part
            engine={qualify.loaded.engine}
            narrow={list.narrow}
            hidden={frame.hidden}
            onOff={() => qualify.turn(false)}
          />
        ) : null}
      </ResultsBar>
    </form>
  )
}

/** Takes the server's rows over once the engine has said the same (`base`), and draws what changes from then on. */
function useRows({ base, model, coming }: ListModelHook, ticked: readonly Ticked[]): void {
  const { adopt, draw } = useSlot('list-rows')
  useLayoutEffect(() => {
    if (base !== null) adopt(<ListResults model={base} coming={[]} chosen={[]} />)
  }, [base, adopt])
  useLayoutEffect(() => {
    const shown = model ?? (coming.length > 0 ? base : null)
    if (shown !== null) draw(<ListResults model={shown} coming={coming} chosen={ticked.map(({ slug }) => slug)} />)
  }, [base, model, coming, ticked, draw])
}

/** Draws the tray from the first tick on. */
function useTray(frame: ListFrame, ticked: readonly Ticked[]): void {
  const { draw } = useSlot('list-tray')
  const [used, setUsed] = useState(false)
  if (!used && ticked.length > 0) setUsed(true)
  useLayoutEffect(() => {
    if (used) draw(<CompareTray model={frame} ticked={ticked} />)
  }, [used, frame, ticked, draw])
}
