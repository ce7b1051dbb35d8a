'use client'

import { useState } from 'react'
import { useKeptChecks } from '@/hooks/use-kept-checks'
import type { SigningConfig } from '@/lib/client/sign'
import type { KeptCheck } from '@/lib/contract/entities/kept-check'
import { findingIds } from '@/lib/domain/analysis-page/finding'
import type { Report } from '@/lib/domain/analysis-page/report'
import { formatDate, parseIsoDate } from '@/lib/domain/iso-date'
import { stateWords } from './state-words'

interface KeptChecksProps {
  readonly signing: SigningConfig
  readonly report: Report
}

/** Lets a member keep the report and see how its figures changed. Client code: it is loaded for members alone. */
export function KeptChecks({ signing, report }: KeptChecksProps) {
  const { kept, failed, reload, keep, forget } = useKeptChecks(signing)
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const run = async (work: Promise<boolean>, done: string) => {
    setBusy(true)
    setNote((await work) ? done : 'That did not work. Nothing was changed; please try again.')
    setBusy(false)
  }
  const findings = report.findings.map(({ id, state, value }) => ({ id, state, value }))
  return (
    <section className="no-print mt-8" aria-labelledby="kept-title">
      <h2 id="kept-title">Keep it in your account</h2>
      <p className="mt-1 text-muted">
        Only the figures of the report are kept, encrypted; your answers are not. You can delete them at any time.
      </p>
      <p className="mt-3">
        <button
          type="button"
          className="btn"
          disabled={busy}
          onClick={() => run(keep(findings), 'The report is kept.')}
        >
          Keep this report
        </button>
      </p>
      <p role="status" className="mt-2">
        {note}
      </p>
      {failed ? (
        <p role="alert">
          What you keep could not be loaded.{' '}
          <button type="button" className="btn quiet" onClick={() => reload()}>
            Try again
          </button>
        </p>
      ) : null}
      {kept === null || kept.length === 0 ? null : (
        <KeptTable
          kept={kept}
          titles={new Map(report.findings.map(({ id, title }) => [id, title]))}
          busy={busy}
          onForget={(id) => run(forget(id), 'It is deleted.')}
        />
      )}
    </section>
  )
}

interface KeptTableProps {
  readonly kept: readonly KeptCheck[]
  readonly titles: ReadonlyMap<string, string>
  readonly busy: boolean
  readonly onForget: (id: string) => void
}

const dayOf = ({ keptOn }: KeptCheck) => {
  const day = parseIsoDate(keptOn)
  return day === null ? keptOn : formatDate(day)
}

function KeptTable({ kept, titles, busy, onForget }: KeptTableProps) {
  return (
    <div className="kept mt-4">
      <table>
        <caption className="sr-only">Reports that you keep</caption>
        <thead>
          <tr>
            <th scope="col">Kept on</th>
            {findingIds.map((id) => (
              <th key={id} scope="col">
                {titles.get(id) ?? id}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {kept.map((check) => (
            <tr key={check.id}>
              <th scope="row">{dayOf(check)}</th>
              {check.findings === null ? (
                <td colSpan={findingIds.length}>This report can no longer be opened.</td>
              ) : (
                findingIds.map((id) => <Cell key={id} finding={check.findings?.find((one) => one.id === id)} />)
              )}
              <td>
                <button
                  type="button"
                  className="btn quiet"
                  disabled={busy}
                  aria-label={`Delete the report of ${dayOf(check)}`}
                  onClick={() => onForget(check.id)}
                >
                  Delete
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell({ finding }: { readonly finding: NonNullable<KeptCheck['findings']>[number] | undefined }) {
  if (finding === undefined || finding.state === 'unknown') return <td>Not known</td>
  return (
    <td>
      {finding.value} <small>{stateWords[finding.state].word}</small>
    </td>
  )
}
