'use client'

import { useRef, useState } from 'react'
import { StaticPart } from '@/components/ui/static-part.client'
import { type Ticked, useListForm } from '@/hooks/use-list-form'
import { useListModel } from '@/hooks/use-list-model'
import type { ListFrame } from '@/lib/domain/list-model'
import { AssumptionBar } from './assumption-bar'
import { CompareTray } from './compare-tray'
import { FilterPanel } from './filter-panel'
import { ListResults } from './list-results'
import { ProductRows } from './product-rows'
import { QueryProblems } from './query-problems'

interface ListIslandProps {
  readonly initial: ListFrame
  /** Ticket of the rows that the server printed; they stay as they are until the first change. */
  readonly firstRows: string
}

/**
 * The working part of a list page. It is client code because every control answers at once; the server prints the same
 * markup first, and without script the form and the links do the same by address.
 */
export function ListIsland({ initial, firstRows }: ListIslandProps) {
  const list = useListModel(initial)
  const { model, state, drawing } = list
  const form = useRef<HTMLFormElement>(null)
  const [ticked, setTicked] = useState<readonly Ticked[]>([])
  const frame = model ?? initial
  const sort = frame.sorts.find((choice) => choice.chosen)?.id ?? ''
  useListForm({ form, sort, shown: list.shown, prepare: list.prepare, show: list.show, ticked, setTicked })

  return (
    <>
      <form ref={form} method="get" action={frame.path} noValidate autoComplete="off" aria-busy={state === 'working'}>
        <input type="hidden" name="case" value="1" />
        <input type="hidden" name="was" value={frame.situations.find((choice) => choice.chosen)?.id ?? ''} />
        <QueryProblems problems={frame.problems} failed={state === 'failed'} />
        <AssumptionBar title={frame.caseTitle} fields={frame.fields} note={`worked out for ${frame.caseText}`} />
        <div className="list-cols">
          <FilterPanel key={drawing} model={frame} />
          <ListResults
            model={frame}
            rows={
              model === null ? (
                <StaticPart ticket={firstRows} />
              ) : (
                <ProductRows model={model} chosen={ticked.map(({ slug }) => slug)} />
              )
            }
          />
        </div>
      </form>
      <CompareTray model={frame} ticked={ticked} />
    </>
  )
}
