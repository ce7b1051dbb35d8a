import type { Fact } from '@/lib/domain/figures/row'
import { formatDate } from '@/lib/domain/values/iso-date'

interface FactsProps {
  readonly facts: readonly Fact[]
  /** On a row a phone shows only the notes without which the value would mislead; absent: all notes show. */
  readonly onRow?: boolean
}

/** The supporting figures, in the same order on every row so that the eye can run down a column. */
export function Facts({ facts, onRow = false }: FactsProps) {
  return (
    <dl className="facts">
      {facts.map((fact) => (
        <div key={fact.id}>
          <dt>{fact.label}</dt>
          <dd>
            <span translate="no">{fact.value}</span>
            {fact.state === 'stale' && fact.checkedOn !== null ? (
              <small className="stale">
                {onRow ? 'out of date' : `Out of date: checked ${formatDate(fact.checkedOn)}`}
              </small>
            ) : null}
            {fact.note === null || (onRow && fact.state === 'stale') ? null : (
              <small className={onRow && fact.shown !== true ? 'wide' : undefined}>{fact.note}</small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
