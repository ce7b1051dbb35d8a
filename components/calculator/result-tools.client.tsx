'use client'

import { useState } from 'react'
import { saveCsv } from '@/lib/client/save-csv'
import type { ResultTable } from '@/lib/domain/calculator-pages/result'
import { tableCsv } from '@/lib/domain/calculator-pages/table-text'

interface ResultToolsProps {
  readonly personal: boolean
  /** Name of the file. */
  readonly name: string
  /** Where the table can be fetched; null where there is none or it is personal. */
  readonly csvHref: string | null
  /** The table that the browser worked out; null while the server's answer stands. */
  readonly table: ResultTable | null
}

/** What can be done with an answer: take its table along, share its address, print it. */
export function ResultTools({ personal, name, csvHref, table }: ResultToolsProps) {
  const [said, setSaid] = useState('')
  const share = () => {
    const { href } = window.location
    const canShare = typeof navigator.share === 'function'
    const done = canShare ? navigator.share({ url: href }) : navigator.clipboard.writeText(href)
    done.then(
      () => setSaid(canShare ? '' : 'Copied'),
      () => setSaid('Your browser did not allow it: copy the address instead'),
    )
  }
  return (
    <p className="no-print mt-5 flex flex-wrap items-center gap-3">
      {csvHref === null ? null : (
        <a className="btn quiet" href={csvHref} download rel="nofollow">
          Download as CSV
        </a>
      )}
      {personal && table !== null ? (
        <button type="button" className="btn quiet" onClick={() => saveCsv(tableCsv(table), name)}>
          Download as CSV
        </button>
      ) : null}
      <span className="script-only flex flex-wrap items-center gap-3">
        {personal ? null : (
          <button type="button" className="btn quiet" onClick={share}>
            Share or copy the link
          </button>
        )}
        <button type="button" className="btn quiet" onClick={() => window.print()}>
          Print
        </button>
        <span role="status" className="text-14 text-muted">
          {said}
        </span>
      </span>
    </p>
  )
}
