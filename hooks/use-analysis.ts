import { type RefObject, useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import { reportQuietly } from '@/lib/client/log-quietly'
import { readForm } from '@/lib/client/read-form'
import { readApplicantText, readSession, writeSession } from '@/lib/client/storage'
import { hasTouched } from '@/lib/client/touched'
import { keptEmpty, type Move, type Progress, printKept, progressAfter, startOf } from '@/lib/domain/analysis/progress'
import { type Report, reportOf } from '@/lib/domain/analysis/report'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { useLeaveWarning } from './use-leave-warning'

interface Analysis {
  readonly progress: Progress
  readonly report: Report
  readonly move: (move: Move) => void
  /** Keeps what the form says now for this tab; the visitor has typed. */
  readonly keep: () => void
  /** False where the browser keeps nothing for this tab: leaving the page then loses the answers. */
  readonly kept: boolean
  /** Some answers are what the visitor told about themselves elsewhere, and the visitor has not gone on since. */
  readonly told: boolean
  /** Fills in what was told about the visitor since, in place of what the form says there. */
  readonly fillTold: () => void
}

/**
 * The analysis in the browser. Everything is calculated on the device; nothing is sent or written into the address. The
 * answers are kept for this tab alone, until it is closed or the visitor starts again. `initial` is what a form without
 * script sent, as a query. Who has answered nothing starts with what they told about themselves, until they start again.
 */
export function useAnalysis(initial: string, today: IsoDate, form: RefObject<HTMLFormElement | null>): Analysis {
  const [progress, move] = useReducer(
    (old: Progress, next: Move) => progressAfter(old, next, today),
    initial,
    (query) => startOf(new URLSearchParams(query), today),
  )
  const { answers } = progress.reading
  const [kept, setKept] = useState(true)
  const [told, setTold] = useState(false)
  const { view, moves } = progress
  const keep = useCallback(() => {
    if (form.current !== null) setKept(writeSession('analysis', printKept(readForm(form.current), view) ?? emptied()))
  }, [form, view])

  useEffect(() => {
    if (initial !== '' || isFilledIn(form.current)) return
    const before = readSession('analysis')
    if (before !== null) return move({ kind: 'resume', kept: before })
    findTold().then(
      (found) => {
        if (found === null || isFilledIn(form.current)) return
        move({ kind: 'resume', kept: found })
        setTold(true)
      },
      // The questions stay open, as for everybody else.
      (error: unknown) => reportQuietly('analysis/told', error),
    )
  }, [initial, form])
  useEffect(() => {
    // What a form without script sent counts as typed, and so does what was typed before this script ran.
    if (moves > 0 || initial !== '' || isFilledIn(form.current)) keep()
  }, [moves, initial, form, keep])
  useLeaveWarning(!kept)
  const fillTold = useCallback(() => {
    findTold().then(
      (found) => {
        if (found === null || form.current === null) return
        const answers = readForm(form.current)
        for (const [name, text] of new URLSearchParams(found)) answers.set(name, text)
        const filled = printKept(answers, view)
        if (filled === null) return
        writeSession('analysis', filled)
        move({ kind: 'resume', kept: filled })
        setTold(true)
      },
      (error: unknown) => reportQuietly('analysis/told', error),
    )
  }, [form, view])
  return {
    progress,
    report: useMemo(() => reportOf(answers, today), [answers, today]),
    move,
    keep,
    kept,
    told: told && moves === 0,
    fillTold,
  }
}

/** What a tab keeps of a form without an answer: where something was told of the visitor, that it is not to be filled in again. */
function emptied(): string | null {
  return readApplicantText() === null ? null : keptEmpty
}

/** The answers that a visitor gave to questions about themselves on other pages; null: none. Rejects when its script does not come. */
async function findTold(): Promise<string | null> {
  const kept = readApplicantText()
  if (kept === null) return null
  const { knownAnswers } = await import('@/lib/domain/analysis/known-answers')
  return knownAnswers(kept)?.toString() ?? null
}

function isFilledIn(form: HTMLFormElement | null): boolean {
  return form !== null && hasTouched(form)
}
