import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { logQuietly } from '@/lib/client/log-quietly'
import { followShortlist, loadCategoryToday, noteToday } from '@/lib/client/shortlist'
import { readShortlist } from '@/lib/client/storage'
import { type CategoryToday, parseShortlist, type ShortlistedProduct } from '@/lib/domain/shortlist/shortlisted-product'

/** What is known of the figures of a category: failed is not the same as having none of them. */
export type FiguresState = CategoryToday | 'loading' | 'failed'

interface Shortlist {
  /** null: the device has not been read yet. */
  readonly list: readonly ShortlistedProduct[] | null
  readonly figuresOf: (category: string) => FiguresState
  /** Asks again for what failed. */
  readonly retry: () => void
}

/** What this device keeps, in every tab the same, with today's figures. A look at them is noted. */
export function useShortlist(): Shortlist {
  const text = useSyncExternalStore(
    followShortlist,
    () => readShortlist() ?? '',
    () => null,
  )
  const list = useMemo(() => (text === null ? null : parseShortlist(text)), [text])
  const [figures, setFigures] = useState<Readonly<Record<string, FiguresState>>>({})
  const wanted = [...new Set(list?.map(({ category }) => category))].filter((id) => figures[id] === undefined).join(' ')
  useEffect(() => {
    for (const category of wanted.split(' ').filter((id) => id !== '')) {
      setFigures((known) => ({ ...known, [category]: 'loading' }))
      loadCategoryToday(category).then(
        (today) => {
          noteToday(category, today)
          setFigures((known) => ({ ...known, [category]: today }))
        },
        (error: unknown) => {
          logQuietly('shortlist figures', error)
          setFigures((known) => ({ ...known, [category]: 'failed' }))
        },
      )
    }
  }, [wanted])
  const retry = useCallback(
    () => setFigures((known) => Object.fromEntries(Object.entries(known).filter(([, state]) => state !== 'failed'))),
    [],
  )
  return { list, figuresOf: (category) => figures[category] ?? 'loading', retry }
}
