import { type RefObject, useCallback, useState } from 'react'
import type { ListEngine } from '@/lib/client/list-engine'
import { nextTask } from '@/lib/client/next-task'
import type { EligibilityFilter } from '@/lib/domain/eligibility/qualifying'
import type { ListModel, RowModel } from '@/lib/domain/list/list-model'

interface Foreseen {
  /** Rows of the list that a press which has begun will ask for; empty: none has. */
  readonly coming: readonly RowModel[]
  readonly foresee: (query: URLSearchParams, told?: URLSearchParams) => void
}

interface Ahead {
  /** What stood when it was worked out: once that is gone, it is worth nothing. */
  readonly model: ListModel | null
  readonly rows: readonly RowModel[]
}

const none: readonly RowModel[] = []

/**
 * Works out the list that a press will ask for, and gives its rows to be drawn beforehand: each in a task of its own, so that
 * whatever is let go sooner is answered first. `wanted` holds another value after each change; `model` is what stands now.
 */
export function useForeseen(
  engine: { readonly loaded: () => ListEngine | null },
  wanted: RefObject<unknown>,
  narrowed: RefObject<EligibilityFilter | null>,
  model: ListModel | null,
): Foreseen {
  const [ahead, setAhead] = useState<Ahead>({ model, rows: none })
  const foresee = useCallback(
    async (query: URLSearchParams, told?: URLSearchParams) => {
      const loaded = engine.loaded()
      const before = wanted.current
      if (loaded === null) return
      await nextTask()
      if (wanted.current !== before) return
      const { rows } = loaded.build(query, told, narrowed.current)
      await nextTask()
      if (wanted.current === before) setAhead({ model, rows })
    },
    [engine, wanted, narrowed, model],
  )
  return { coming: ahead.model === model ? ahead.rows : none, foresee }
}
