import { listWords } from '@/lib/domain/list/list-words'
import type { AnsweredQuestion } from '@/lib/domain/list/what-if'
import { routes } from '@/lib/routing/routes'

interface SaysProps {
  /** What stands in bold before the sentence: "Why it’s first:", "3rd of 34:". */
  readonly lead: string
  /** Whether the product comes first. */
  readonly good: boolean
  readonly why: string | null
  /** A sentence without its full stop; null: there is nothing to watch. */
  readonly watch: string | null
}

/** The verdict on a product as sentences: its place with the reason, and what to watch. */
export function Says({ lead, good, why, watch }: SaysProps) {
  return (
    <div className="says">
      <p>
        <b className={good ? 'w' : undefined}>{lead}</b>
        {why === null ? null : <span>{` ${why}`}</span>}
      </p>
      {watch === null ? null : <Watch watch={watch} />}
    </div>
  )
}

/** What to watch, as a sentence. */
export function Watch({ watch }: { readonly watch: string }) {
  return (
    <p>
      <b className="c">{listWords.verdict.watch}</b> <span>{`${watch}.`}</span>
    </p>
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
