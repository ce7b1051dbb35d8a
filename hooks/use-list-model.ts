import { useCallback, useMemo, useRef, useState } from 'react'
import { afterPaint } from '@/lib/client/after-paint'
import type { ListEngine } from '@/lib/client/list-engine'
import { logQuietly, reportQuietly } from '@/lib/client/log-quietly'
import { nextTask } from '@/lib/client/next-task'
import { noteScript } from '@/lib/client/script-state'
import type { EligibilityFilter } from '@/lib/domain/eligibility/qualifying'
import type { ListFrame, ListModel, RowModel } from '@/lib/domain/list/list-model'
import { withNow } from '@/lib/domain/list/with-now'
import { useForeseen } from './use-foreseen'

/** What the page shows now, and where the focus belongs once it is drawn. */
interface Shown {
  /** What the browser worked out last; null while the server's own rows stand. */
  readonly model: ListModel | null
  /** Grows when the controls themselves must be drawn again, because a link changed what they say. */
  readonly drawing: number
  /** Selector of the element that stands where the one just used stood; null: the focus stays. */
  readonly focus: string | null
}

/** How a change came about. A link goes away when it is used; a control stays. */
export type Cause =
  | { readonly kind: 'control' }
  | { readonly kind: 'link'; readonly focus: string; readonly redraw: boolean }

/** A query, and what was told beside it. */
type Wanted = readonly [query: URLSearchParams, told: URLSearchParams | undefined]

export interface ListModelHook extends Shown {
  /** The same as one object, new with each change. */
  readonly shown: Shown
  /** What the browser works out for the address that the server printed; null until the engine is there. */
  readonly base: ListModel | null
  readonly state: 'ready' | 'working' | 'failed'
  /** Starts loading what a change will need; safe to call on every touch. */
  readonly prepare: () => void
  /** Rows of the list that a press which has begun will ask for; empty: none has. */
  readonly coming: readonly RowModel[]
  /** Works out the list for a query that a press which has begun will ask for, in tasks of their own: what comes first is shown first. */
  readonly foresee: (query: URLSearchParams, told?: URLSearchParams) => void
  /**
   * Shows the list for a query and what was told beside it; without `told` the query says that too. The state tells when
   * what it needs could not be had.
   */
  readonly show: (query: URLSearchParams, cause: Cause, told?: URLSearchParams) => void
  /** The engine, once it is there. Rejects when it cannot be had. */
  readonly load: () => Promise<ListEngine>
  /** From now on only what this leaves is shown, null: everything; `fromFirst`: from its first page. */
  readonly narrow: (narrow: EligibilityFilter | null, fromFirst: boolean) => void
}

/**
 * A list that follows its query in the browser. The engine (the category's rules and its products) is fetched once; after
 * that no change makes a request. A change is drawn right after the frame that shows the control as
 * it was left. `queryOf` gives the query of what the server printed, and stays the same.
 */
export function useListModel(initial: ListFrame, queryOf = addressQuery): ListModelHook {
  const [shown, setShown] = useState<Shown>({ model: null, drawing: 0, focus: null })
  const [base, setBase] = useState<ListModel | null>(null)
  const [state, setState] = useState<ListModelHook['state']>('ready')
  const engine = useMemo(() => engineOf(initial), [initial])
  const wanted = useRef<Wanted | null>(null)
  const narrowed = useRef<EligibilityFilter | null>(null)

  const show = useCallback(
    (query: URLSearchParams, cause: Cause, told?: URLSearchParams) => {
      const asked: Wanted = [query, told]
      wanted.current = asked
      const apply = ({ build }: ListEngine) => {
        if (wanted.current !== asked) return
        const model = build(query, told, narrowed.current)
        const { focus, redraw } = cause.kind === 'link' ? cause : { focus: null, redraw: false }
        setShown((before) => ({ model, drawing: before.drawing + (redraw ? 1 : 0), focus }))
        setState('ready')
        noteScript(engine, true)
        afterPaint(() => {
          window.history.replaceState(window.history.state, '', model.address)
          carryCase(model)
        })
      }
      const loaded = engine.loaded()
      if (loaded !== null) return afterPaint(() => apply(loaded))
      setState('working')
      engine.load().then(apply, (error: unknown) => {
        reportQuietly('list/load', error)
        if (wanted.current !== asked) return
        setState('failed')
        noteScript(engine, false)
      })
    },
    [engine],
  )

  const { coming, foresee } = useForeseen(engine, wanted, narrowed, shown.model)

  const prepare = useCallback(() => {
    if (engine.loaded() !== null) return
    engine.load().then(
      async ({ build }) => {
        await nextTask()
        setBase((before) => before ?? build(queryOf(initial)))
      },
      // Nobody has asked for anything yet: the change that needs it shows what went wrong.
      (error: unknown) => logQuietly('list/load', error),
    )
  }, [engine, initial, queryOf])

  const narrow = useCallback(
    (next: EligibilityFilter | null, fromFirst: boolean) => {
      narrowed.current = next
      const [before, told] = wanted.current ?? [queryOf(initial)]
      const query = new URLSearchParams(before)
      if (fromFirst) query.delete('page')
      show(query, { kind: 'control' }, told)
    },
    [initial, queryOf, show],
  )

  const { load } = engine
  return { ...shown, shown, base, coming, state, prepare, foresee, show, load, narrow }
}

/** The query of the address that the server printed a list for. */
export function addressQuery({ address }: ListFrame): URLSearchParams {
  return new URL(address, window.location.href).searchParams
}

/** The engine of one list: fetched once, and again after a failure. */
function engineOf({ category, variant, today }: ListFrame) {
  let loading: Promise<ListEngine> | null = null
  let loaded: ListEngine | null = null
  const load = async () => {
    const { createListEngine } = await import('@/lib/client/list-engine')
    loaded = await createListEngine(category, variant, today)
    return loaded
  }
  return {
    loaded: () => loaded,
    load: () => {
      loading ??= load().catch((error: unknown) => {
        loading = null
        throw error
      })
      return loading
    },
  }
}

/** Makes the links to a list's other kinds lead to the case that is shown now: the server printed them for the one before. */
function carryCase({ scenarioQuery, now }: Pick<ListModel, 'scenarioQuery' | 'now'>): void {
  const search = withNow(scenarioQuery, now.chosen)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.kinds a')) link.search = search
}
