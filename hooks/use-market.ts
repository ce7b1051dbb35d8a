import { useEffect } from 'react'
import useSWR from 'swr'
import { fetchMarket } from '@/lib/client/fetch-market'
import type { ShownMarket } from '@/lib/client/market'

/** How often the market is asked for while it is seen, in milliseconds. */
export const marketEveryMs = 15_000

/**
 * The market, asked for again and again while somebody sees it. `initial` is what the page was printed with. `failed`: the
 * last try brought no answer; the market is the one before then.
 */
export function useMarket(initial: ShownMarket | null, seen: boolean) {
  const { data, error, mutate } = useSWR('sinegy-market', fetchMarket, {
    ...(initial === null ? {} : { fallbackData: initial }),
    refreshInterval: seen ? marketEveryMs : 0,
    revalidateOnMount: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  })
  // What was printed may be minutes old, and so may what was last seen.
  useEffect(() => {
    if (seen) void mutate()
  }, [seen, mutate])
  return { market: data ?? null, failed: error !== undefined }
}
