import useSWRInfinite from 'swr/infinite'
import { logFailure } from '@/lib/client/report'
import type { HistoryPage } from '@/lib/client/rewards'

interface History<T> {
  /** All that is loaded, the newest first; null until the first page is there. */
  readonly items: readonly T[] | null
  /** The last try failed; what was loaded before stays. */
  readonly failed: boolean
  readonly loading: boolean
  /** There are older ones. */
  readonly hasMore: boolean
  readonly more: () => void
  readonly reload: () => void
}

/** A history that a member reads page by page. `key` names it and the member: nothing of one is shown to the next on the same device. */
export function useHistory<T>(
  key: readonly string[],
  load: (cursor: string | null) => Promise<HistoryPage<T>>,
): History<T> {
  const pageKey = (at: number, before: HistoryPage<T> | null) => {
    if (at > 0 && (before === null || before.next === null)) return null
    return [...key, before?.next ?? '']
  }
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite(
    pageKey,
    (page) => load(page.at(-1) === '' ? null : (page.at(-1) ?? null)),
    {
      revalidateOnFocus: false,
      revalidateFirstPage: false,
      shouldRetryOnError: false,
      onError: (failure) => logFailure(failure),
    },
  )
  return {
    items: data?.flatMap((page) => page.items) ?? null,
    failed: error !== undefined,
    loading: isValidating,
    hasMore: (data?.at(-1)?.next ?? null) !== null,
    more: () => void setSize(size + 1),
    reload: () => void mutate(),
  }
}
