import { useEffect, useState } from 'react'
import { reportQuietly } from '@/lib/client/log-quietly'
import type { Standings } from '@/lib/client/standings'
import { readApplicantText } from '@/lib/client/storage'
import type { CategoryId } from '@/lib/domain/categories/ids'
import type { IsoDate } from '@/lib/domain/values/iso-date'

/**
 * Whether products let the visitor have them, by what was told on any page; null: nothing was told, or it is not known yet.
 * `slugs` stays the same array.
 */
export function useStandings(category: CategoryId, slugs: readonly string[], today: IsoDate): Standings | null {
  const [standings, setStandings] = useState<Standings | null>(null)
  useEffect(() => {
    if (readApplicantText() === null) return
    let gone = false
    const find = async () => {
      const { standingsOf } = await import('@/lib/client/standings')
      const found = await standingsOf(category, slugs, new URLSearchParams(location.search), today)
      if (!gone) setStandings(found)
    }
    // The row goes on saying where the rules are.
    find().catch((error: unknown) => reportQuietly('compare/standings', error))
    return () => {
      gone = true
    }
  }, [category, slugs, today])
  return standings
}
