import type { EligibilityResults } from '@/lib/client/eligibility-results'
import type { CompareColumn } from '@/lib/domain/compare/compare'
import { eligibilityWords } from '@/lib/domain/eligibility/eligibility-words'
import type { EligibilityResult } from '@/lib/domain/eligibility/qualifying'
import { assertNever } from '@/lib/domain/values/assert-never'

const { standing: words } = eligibilityWords

export type QualifyColumn = Pick<CompareColumn, 'slug' | 'name' | 'href'>

interface QualifyRowProps {
  readonly columns: readonly QualifyColumn[]
  /** null: nothing is known of the visitor. */
  readonly results: EligibilityResults | null
}

/** Whether the visitor may have each product; until something is told, the way to its rules. */
export function QualifyRow({ columns, results }: QualifyRowProps) {
  return (
    <tr className="group">
      <th scope="row">Do you qualify?</th>
      {columns.map(({ slug, name, href }) => {
        const standing = results?.get(slug)
        return (
          <td key={slug}>
            {standing === undefined ? null : <b className="block">{textOf(standing)}</b>}
            {href === null ? null : (
              <a className="text-14" href={`${href}#who`}>
                Rules<span className="sr-only"> of {name}</span>
              </a>
            )}
          </td>
        )
      })}
    </tr>
  )
}

function textOf(standing: EligibilityResult): string {
  switch (standing.kind) {
    case 'meets':
      return words.meets
    case 'fails':
      return words.fails
    case 'open':
      return words.open(standing.unchecked)
    default:
      return assertNever(standing)
  }
}
