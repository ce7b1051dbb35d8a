import { useEffect, useState } from 'react'
import type { EligibilityResults } from '@/lib/client/eligibility-results'
import { reportQuietly } from '@/lib/client/log-quietly'
import { readApplicantText } from '@/lib/client/storage'
import type { CategoryId } from '@/lib/domain/categories/ids'
import type { IsoDate } from '@/lib/domain/values/iso-date'

/**
 * Whether products let the visitor have them, by what was told on any page; null: nothing was told, or it is not known yet.
 * `slugs` stays the same array.
 */
export function useEligibilityResults(
  category: CategoryId,
  slugs: readonly string[],
  today: IsoDate,
): EligibilityResults | null {
  const [results, setResults] = useState<EligibilityResults | null>(null)
  useEffect(() => {
    if (readApplicantText() === null) return
    let gone = false
    const find = async () => {
      const { eligibilityResultsOf } = await import('@/lib/client/eligibility-results')
      const found = await eligibilityResultsOf(category, slugs, new URLSearchParams(location.search), today)
      if (!gone) setResults(found)
    }
    // The row goes on saying where the rules are.
    find().catch((error: unknown) => reportQuietly('compare/eligibility', error))
    return () => {
      gone = true
    }
  }, [category, slugs, today])
  return results
}
