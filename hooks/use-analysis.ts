import { useMemo, useReducer } from 'react'
import { type Move, type Progress, progressAfter, startOf } from '@/lib/domain/analysis-page/progress'
import { type Report, reportOf } from '@/lib/domain/analysis-page/report'
import type { IsoDate } from '@/lib/domain/iso-date'

interface Analysis {
  readonly progress: Progress
  readonly report: Report
  readonly move: (move: Move) => void
}

/**
 * The analysis in the browser. Everything is worked out on the device; nothing is sent, stored or written into the
 * address. `initial` is what a form without script sent, as a query.
 */
export function useAnalysis(initial: string, today: IsoDate): Analysis {
  const [progress, move] = useReducer(
    (old: Progress, next: Move) => progressAfter(old, next, today),
    initial,
    (query) => startOf(new URLSearchParams(query), today),
  )
  const { answers } = progress.reading
  return { progress, report: useMemo(() => reportOf(answers), [answers]), move }
}
