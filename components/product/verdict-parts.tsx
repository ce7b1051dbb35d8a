import { listWords } from '@/lib/domain/list/list-words'
import type { AnsweredQuestion } from '@/lib/domain/list/what-if'
import { routes } from '@/lib/routing/routes'

interface SaysProps {
  /** What stands in bold before the reason: "Why it’s first:", "3rd of 34."; null: nothing does. */
  readonly lead: string | null
  /** Whether the product comes first. */
  readonly good: boolean
  readonly why: string | null
  /** A sentence without its full stop; null: there is nothing to watch. */
  readonly watch: string | null
}

/** The verdict on a product as sentences: its place with the reason, and what to watch. Nothing where there is none. */
export function Says({ lead, good, why, watch }: SaysProps) {
  const hasReason = lead !== null || why !== null
  if (!hasReason && watch === null) return null
  return (
    <div className="says">
      {hasReason ? (
        <p>
          {lead === null ? null : <b className={good ? 'w' : undefined}>{`${lead} `}</b>}
          <span>{why}</span>
        </p>
      ) : null}
      {watch === null ? null : (
        <p>
          <b className="c">{listWords.verdict.watch}</b> <span>{`${watch}.`}</span>
        </p>
      )}
    </div>
  )
}

/** What would change a verdict, or what to ask after it: each leads to a calculator. Nothing where there is none. */
export function WhatIfs({ next }: { readonly next: readonly AnsweredQuestion[] }) {
  if (next.length === 0) return null
  return (
    <ul className="what-if">
      {next.map(({ ask, answer, calculator }) => (
        <li key={ask}>
          <a href={`${routes.financialHub}/${calculator}`}>
            <b>{ask}</b> <span>{answer}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
