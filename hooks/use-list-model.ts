import { useCallback, useRef, useState } from 'react'
import type { ListEngine } from '@/lib/client/list-engine'
import type { ListFrame, ListModel } from '@/lib/domain/list-model'
import type { CategoryId } from '@/lib/domain/products/product-base'

interface ListModelHook {
  /** What the browser worked out last; null while the server's own rows stand. */
  readonly model: ListModel | null
  readonly state: 'ready' | 'working' | 'failed'
  /** Starts loading what a change will need; safe to call on every touch. */
  readonly prepare: () => void
  /** Shows the list for a query. Without a working engine the browser goes to the address instead. */
  readonly show: (query: URLSearchParams) => void
}

/**
 * A list that follows its query in the browser. The engine (the category's rules and its products) is fetched once, on
 * the first touch; after that no change makes a request. If it cannot be had, the plain address takes over.
 */
export function useListModel(initial: ListFrame): ListModelHook {
  const [model, setModel] = useState<ListModel | null>(null)
  const [state, setState] = useState<ListModelHook['state']>('ready')
  const engine = useRef<Promise<ListEngine> | null>(null)
  const wanted = useRef<URLSearchParams | null>(null)

  const load = useCallback(() => {
    engine.current ??= loadEngine(initial.category, initial.variant, initial.today)
    return engine.current
  }, [initial.category, initial.variant, initial.today])

  const show = useCallback(
    (query: URLSearchParams) => {
      wanted.current = query
      setState('working')
      load().then(
        (build) => {
          if (wanted.current !== query) return
          const next = build(query)
          setModel(next)
          setState('ready')
          window.history.replaceState(null, '', next.query === '' ? next.path : `${next.path}?${next.query}`)
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

  return { model, state, prepare, show }
}

async function loadEngine(
  category: CategoryId,
  variant: string | null,
  today: ListModel['today'],
): Promise<ListEngine> {
  const { createListEngine } = await import('@/lib/client/list-engine')
  return createListEngine(category, variant, today)
}
