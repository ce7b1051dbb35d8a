'use client'

import { useRef, useState } from 'react'
import { useSavedAnalyses } from '@/hooks/use-saved-analyses'
import type { ChangeOutcome } from '@/lib/client/saved-analyses'
import type { SigningConfig } from '@/lib/client/sign'
import type { Report } from '@/lib/domain/analysis/report'
import { SavedChanges } from './saved-changes'
import { SavedTable } from './saved-table'

interface SavedAnalysesProps {
  /** The id of the account that keeps them. */
  readonly member: string
  readonly signing: SigningConfig
  readonly report: Report
  /** The report stands on the page and can be kept; otherwise questions are still open. */
  readonly finished: boolean
}

const failures = {
  refused: 'That did not work, and nothing was changed. Nothing on this page is lost: please try again.',
  unclear:
    'No answer came, so we cannot tell whether that worked. Nothing on this page is lost: check your connection, look at the reports that you keep and try again.',
} as const

/** What a change came to, in words, and whether one is under way; a second one waits for the first to end. */
function useChange() {
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<ChangeOutcome>, done: string) => {
    if (busy) return
    setBusy(true)
    setNote('')
    const outcome = await work()
    setNote(outcome === 'done' ? done : failures[outcome])
    setBusy(false)
  }
  return { note, busy, run }
}

/** Lets a member keep the report and see how its figures changed. Client code: it is loaded for members alone. */
export function SavedAnalyses({ member, signing, report, finished }: SavedAnalysesProps) {
  const { kept, failed, reload, keep, forget } = useSavedAnalyses(signing, member)
  const { note, busy, run } = useChange()
  const title = useRef<HTMLHeadingElement>(null)
  const titles = new Map(report.findings.map((finding) => [finding.id, finding.title]))
  const findings = report.findings.map(({ id, state, value }) => ({ id, state, value }))
  const some = kept !== null && kept.length > 0
  // What was pressed goes away when it has worked, and the focus must not go with it.
  const holdFocus = () => title.current?.focus()
  const onReload = () => {
    holdFocus()
    void reload()
  }
  const onForget = (id: string) => {
    holdFocus()
    void run(() => forget(id), 'The report is deleted.')
  }
  if (!finished && !some && !failed && note === '') return null
  return (
    <section className="no-print mt-8" aria-labelledby="kept-title">
      <h2 ref={title} id="kept-title" tabIndex={-1}>
        {finished ? 'Keep it in your account' : 'Reports in your account'}
      </h2>
      {finished ? <KeepIt busy={busy} onKeep={() => run(() => keep(findings), 'The report is kept.')} /> : null}
      <p role="status" className="mt-2">
        {note}
      </p>
      {failed ? <NotLoaded some={some} onReload={onReload} /> : null}
      {some ? (
        <>
          <SavedChanges kept={kept} titles={titles} />
          <SavedTable kept={kept} titles={titles} onForget={onForget} />
        </>
      ) : null}
    </section>
  )
}

function KeepIt({ busy, onKeep }: { readonly busy: boolean; readonly onKeep: () => void }) {
  return (
    <>
      <p className="mt-1 text-muted">
        Only the figures of the report are kept, encrypted; your answers are not. You can delete them at any time. Your
        account has room for 60 reports: after that the oldest makes way.
      </p>
      <p className="mt-3">
        <button type="button" className="btn" aria-disabled={busy} onClick={onKeep}>
          Keep this report
        </button>
      </p>
    </>
  )
}

function NotLoaded({ some, onReload }: { readonly some: boolean; readonly onReload: () => void }) {
  return (
    <p role="alert" className="mt-2">
      <span>
        {some
          ? 'The list below may be out of date: it could not be loaded again.'
          : 'What you keep could not be loaded.'}
      </span>{' '}
      <button type="button" className="btn quiet" onClick={onReload}>
        Load it again
      </button>
    </p>
  )
}
