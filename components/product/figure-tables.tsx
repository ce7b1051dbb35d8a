import { translateOf } from '@/components/ui/translate-of'
import type { SourceKind, Sources } from '@/lib/domain/figures/figure'
import type { DetailGroup, DetailRow } from '@/lib/domain/figures/row'
import { assertNever } from '@/lib/domain/values/assert-never'
import { formatDate } from '@/lib/domain/values/iso-date'

/** All figures of a product in groups, each row with its source and the day it was checked. */
export function FigureTables({
  groups,
  sources,
}: {
  readonly groups: readonly DetailGroup[]
  readonly sources: Sources
}) {
  return groups.map((group) => (
    <table key={group.title} className="figures">
      <caption>{group.title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">Value</th>
          <th scope="col">Source</th>
        </tr>
      </thead>
      <tbody>
        {group.rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.label}</th>
            <td>
              {translateOf(row.value) === undefined ? row.value : <span translate="no">{row.value}</span>}
              {row.note === null ? null : <small>{row.note}</small>}
            </td>
            <td>
              <SourceOf row={row} sources={sources} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ))
}

function SourceOf({ row, sources }: { readonly row: DetailRow; readonly sources: Sources }) {
  const source = row.cited ?? (row.source === null ? undefined : sources[row.source])
  if (source === undefined) return <small>Not published</small>
  return (
    <small className={row.state === 'stale' ? 'stale' : undefined}>
      {row.state === 'stale' ? 'Out of date. ' : null}
      <a href={source.url} rel="nofollow">
        {sourceName(source.kind)}
      </a>
      {`, checked ${formatDate(source.checkedOn)}`}
    </small>
  )
}

function sourceName(kind: SourceKind): string {
  switch (kind) {
    case 'issuer-page':
      return 'Product page'
    case 'disclosure-sheet':
      return 'Disclosure sheet'
    case 'fee-schedule':
      return 'Fee schedule'
    case 'terms':
      return 'Terms'
    case 'regulator':
      return 'Regulator'
    default:
      return assertNever(kind)
  }
}
