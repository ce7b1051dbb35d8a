import { type RefObject, useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import { readForm } from '@/lib/client/read-form'
import { readSession, writeSession } from '@/lib/client/storage'
import { hasTouched } from '@/lib/client/touched'
import { type Move, type Progress, printKept, progressAfter, startOf } from '@/lib/domain/analysis-page/progress'
import { type Report, reportOf } from '@/lib/domain/analysis-page/report'
import type { IsoDate } from '@/lib/domain/iso-date'
import { useLeaveWarning } from './use-leave-warning'

interface Analysis {
  readonly progress: Progress
  readonly report: Report
  readonly move: (move: Move) => void
  /** Keeps what the form says now for this tab; the visitor has typed. */
  readonly keep: () => void
  /** False where the browser keeps nothing for this tab: leaving the page then loses the answers. */
  readonly kept: boolean
}

/**
 * The analysis in the browser. Everything is calculated on the device; nothing is sent or written into the address. The
 * answers are kept for this tab alone, until it is closed or the visitor starts again. `initial` is what a form without
 * script sent, as a query.
 */
export function useAnalysis(initial: string, today: IsoDate, form: RefObject<HTMLFormElement | null>): Analysis {
  const [progress, move] = useReducer(
    (old: Progress, next: Move) => progressAfter(old, next, today),
    initial,
    (query) => startOf(new URLSearchParams(query), today),
  )
  const { answers } = progress.reading
  const [kept, setKept] = useState(true)
  const { view, moves } = progress
  const keep = useCallback(() => {
    if (form.current !== null) setKept(writeSession('analysis', printKept(readForm(form.current), view)))
  }, [form, view])

  useEffect(() => {
    const before = initial === '' && !isFilledIn(form.current) ? readSession('analysis') : null
    if (before !== null) move({ kind: 'resume', kept: before })
  }, [initial, form])
  useEffect(() => {
    // What a form without script sent counts as typed, and so does what was typed before this script ran.
    if (moves > 0 || initial !== '' || isFilledIn(form.current)) keep()
  }, [moves, initial, form, keep])
  useLeaveWarning(!kept)
  return { progress, report: useMemo(() => reportOf(answers, today), [answers, today]), move, keep, kept }
}

function isFilledIn(form: HTMLFormElement | null): boolean {
  return form !== null && hasTouched(form)
}
