'use client'

import { ShareLink } from '@/components/product/share-link'
import { saveCsv } from '@/lib/client/save-csv'
import type { ResultTable } from '@/lib/domain/calculator-pages/result'
import { tableCsv } from '@/lib/domain/calculator-pages/table-text'

interface ResultToolsIslandProps {
  readonly personal: boolean
  /** Name of the file. */
  readonly name: string
  /** The page of this answer, to send on; null where it is about the visitor, or there is no answer. */
  readonly path: string | null
  /** Where the table can be fetched; null where there is none or it is personal. */
  readonly csvHref: string | null
  /** The table that the browser worked out; null while the server's answer stands. */
  readonly table: ResultTable | null
}

/** What can be done with an answer: take its table along, send it on, print it. */
export function ResultToolsIsland({ personal, name, path, csvHref, table }: ResultToolsIslandProps) {
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
      {path === null ? null : <ShareLink path={path} />}
      <span className="script-only flex flex-wrap items-center gap-3">
        <button type="button" className="btn quiet" onClick={() => window.print()}>
          Print
        </button>
      </span>
    </p>
  )
}
