import { useCallback, useRef, useState } from 'react'
import type { ListEngine } from '@/lib/client/list-engine'
import type { ListFrame, ListModel } from '@/lib/domain/list-model'
import type { CategoryId } from '@/lib/domain/products/product-base'

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

interface ListModelHook extends Shown {
  /** The same as one object, new with each change. */
  readonly shown: Shown
  readonly state: 'ready' | 'working' | 'failed'
  /** Starts loading what a change will need; safe to call on every touch. */
  readonly prepare: () => void
  /** Shows the list for a query. The state tells when what it needs could not be had. */
  readonly show: (query: URLSearchParams, cause: Cause) => void
}

/**
 * A list that follows its query in the browser. The engine (the category's rules and its products) is fetched once, on
 * the first touch; after that no change makes a request.
 */
export function useListModel(initial: ListFrame): ListModelHook {
  const [shown, setShown] = useState<Shown>({ model: null, drawing: 0, focus: null })
  const [state, setState] = useState<ListModelHook['state']>('ready')
  const engine = useRef<Promise<ListEngine> | null>(null)
  const wanted = useRef<URLSearchParams | null>(null)

  const load = useCallback(() => {
    engine.current ??= loadEngine(initial.category, initial.variant, initial.today)
    return engine.current
  }, [initial.category, initial.variant, initial.today])

  const show = useCallback(
    (query: URLSearchParams, cause: Cause) => {
      wanted.current = query
      setState('working')
      load().then(
        (build) => {
          if (wanted.current !== query) return
          const model = build(query)
          const { focus, redraw } = cause.kind === 'link' ? cause : { focus: null, redraw: false }
          setShown((before) => ({ model, drawing: before.drawing + (redraw ? 1 : 0), focus }))
          setState('ready')
          window.history.replaceState(null, '', model.address)
        },
        () => {
          if (wanted.current !== query) return
          engine.current = null
          setState('failed')
        },
      )
    },
    [load],
  )

  const prepare = useCallback(() => {
    // A failed load is reported by the change that needs it.
    load().catch(() => {
      engine.current = null
    })
  }, [load])

  return { ...shown, shown, state, prepare, show }
}

async function loadEngine(
  category: CategoryId,
  variant: string | null,
  today: ListModel['today'],
): Promise<ListEngine> {
  const { createListEngine } = await import('@/lib/client/list-engine')
  return createListEngine(category, variant, today)
}
