import { useRef, useState } from 'react'
import type { SavedAnalysis } from '@/lib/contract/entities/saved-analysis'
import { type FindingId, findingIds } from '@/lib/domain/analysis/finding'
import { stateWords } from '@/lib/domain/analysis/state-words'
import { formatDate, parseIsoDate } from '@/lib/domain/values/iso-date'

interface SavedTableProps {
  /** Oldest first. */
  readonly kept: readonly SavedAnalysis[]
  readonly titles: ReadonlyMap<FindingId, string>
  /** Deletes one for good; it was asked about before. */
  readonly onForget: (id: string) => void
}

const dayOf = ({ keptOn }: SavedAnalysis) => {
  const day = parseIsoDate(keptOn)
  return day === null ? keptOn : formatDate(day)
}

/** The reports that a member keeps, one a row, each with the way to delete it. */
export function SavedTable({ kept, titles, onForget }: SavedTableProps) {
  return (
    <section className="kept mt-4" aria-label="Reports that you keep" tabIndex={0}>
      <table>
        <caption className="sr-only">Reports that you keep, oldest first</caption>
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
          {kept.map((check, index) => (
            <tr key={check.id}>
              <th scope="row" className="whitespace-nowrap">
                {dayOf(check)}
              </th>
              {check.findings === null ? (
                <td colSpan={findingIds.length}>This report can no longer be opened.</td>
              ) : (
                findingIds.map((id) => <Cell key={id} finding={check.findings?.find((one) => one.id === id)} />)
              )}
              <td>
                <Forget
                  what={`report ${index + 1} of ${kept.length}, kept on ${dayOf(check)}`}
                  onForget={() => onForget(check.id)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ finding }: { readonly finding: NonNullable<SavedAnalysis['findings']>[number] | undefined }) {
  if (finding === undefined || finding.state === 'unknown') return <td>Not known</td>
  return (
    <td>
      <span translate="no">{finding.value}</span> <small>{stateWords[finding.state].word}</small>
    </td>
  )
}

/** Deleting cannot be taken back, so it is asked about first, in the same place. */
function Forget({ what, onForget }: { readonly what: string; readonly onForget: () => void }) {
  const [asked, setAsked] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="btn quiet"
        aria-expanded={asked}
        aria-label={`Delete ${what}`}
        onClick={() => setAsked(!asked)}
      >
        Delete
      </button>
      {asked ? (
        <Question
          onYes={() => {
            setAsked(false)
            onForget()
          }}
          onNo={() => {
            setAsked(false)
            opener.current?.focus()
          }}
        />
      ) : null}
    </>
  )
}

const focusIt = (button: HTMLButtonElement | null) => button?.focus()

function Question({ onYes, onNo }: { readonly onYes: () => void; readonly onNo: () => void }) {
  return (
    <fieldset className="mt-2">
      <legend className="whitespace-nowrap">Delete it for good?</legend>
      <p className="mt-2 flex gap-2 whitespace-nowrap">
        <button type="button" className="btn" onClick={onYes}>
          Yes, delete it
        </button>
        <button ref={focusIt} type="button" className="btn quiet" onClick={onNo}>
          Keep it
        </button>
      </p>
    </fieldset>
  )
}
