import { useEffect, useRef } from 'react'
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
  const isSeen = useRef(seen)
  const { data, error, mutate } = useSWR('sinegy-market', fetchMarket, {
    ...(initial === null ? {} : { fallbackData: initial }),
    refreshInterval: seen ? marketEveryMs : 0,
    revalidateOnMount: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    // The library asks no more by interval after a failure: the retry does, as seldom and as long as somebody looks.
    onErrorRetry: (_error, _key, _config, again, { retryCount }) => {
      setTimeout(() => isSeen.current && void again({ retryCount }), marketEveryMs)
    },
  })
  // What was printed may be minutes old, and so may what was last seen.
  useEffect(() => {
    isSeen.current = seen
    if (seen) void mutate()
  }, [seen, mutate])
  return { market: data ?? null, failed: error !== undefined }
}
