import { Fragment } from 'react'
import { BalanceBar } from '@/components/product/balance-bar'
import { IssuerPicture } from '@/components/product/product-row'
import { Says, WhatIfs } from '@/components/product/verdict-parts'
import { translateOf } from '@/components/ui/translate-of'
import type { EligibilityResults } from '@/lib/client/eligibility-results'
import type { Category } from '@/lib/domain/categories/category'
import type { BestCells, CompareCell, CompareColumn, CompareRow, CompareTable } from '@/lib/domain/compare/compare'
import { type CompareQuery, printCompareQuery } from '@/lib/domain/compare/compare-query'
import type { CompareVerdict } from '@/lib/domain/compare/compare-verdict'
import { compareWords } from '@/lib/domain/compare/compare-words'
import { byText } from '@/lib/domain/list/kind-text'
import { withSeal } from '@/lib/domain/personal/with-seal'
import { paidText } from '@/lib/domain/products/paid-text'
import { formatDate, type IsoDate } from '@/lib/domain/values/iso-date'
import { routes } from '@/lib/routing/routes'
import { type QualifyColumn, QualifyRow } from './qualify-row'

interface CompareTableProps {
  readonly query: CompareQuery
  readonly table: CompareTable
  readonly today: IsoDate
  /** Whether the visitor may have each product; null or absent: nothing is known of them. */
  readonly results?: EligibilityResults | null
}

/** The columns of the row of who qualifies. */
export function qualifyColumns({ columns }: CompareTable, { sealed }: CompareQuery): readonly QualifyColumn[] {
  return columns.map(({ slug, name, href }) => ({ slug, name, href: href === null ? null : withSeal(href, sealed) }))
}

/** A real table: one column a product, one row a figure, groups as row headings. */
export function CompareTableView({ query, table, today, results = null }: CompareTableProps) {
  const slugs = table.columns.map((column) => column.slug)
  const groups = table.groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => row.differs || !query.differencesOnly) }))
    .filter((group) => group.rows.length > 0)
  // After what a comparison leads with: what is not covered comes before all else.
  const who =
    query.category.table.traits.applicant === null ? null : (
      <tbody data-slot="compare-who">
        <QualifyRow columns={qualifyColumns(table, query)} results={results} />
      </tbody>
    )
  return (
    <>
      {table.verdict === null ? null : <VerdictView verdict={table.verdict} category={query.category} />}
      {/* Focusable so that a keyboard can scroll it sideways where four columns do not fit. */}
      <section className="compare" aria-label="Comparison" tabIndex={0}>
        <table>
          {/* Columns have their widths before their heads have all come: none makes another narrower. */}
          <colgroup>
            <col />
            {slugs.map((slug) => (
              <col key={slug} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <td />
              {table.columns.map((column) => (
                <ColumnHead
                  key={column.slug}
                  column={column}
                  scale={table.scale}
                  wayOut={table.wayOut}
                  href={column.href === null ? null : withSeal(column.href, query.sealed)}
                  removeHref={removeHref(query, column, today)}
                />
              ))}
            </tr>
          </thead>
          {groups.length === 0 ? who : null}
          {groups.map((group, at) => (
            <Fragment key={group.title}>
              <tbody>
                <tr className="group">
                  <th scope="colgroup" colSpan={table.columns.length + 1}>
                    {group.title}
                  </th>
                </tr>
                {group.rows.map((row) => (
                  <FigureRow key={row.id} row={row} slugs={slugs} />
                ))}
              </tbody>
              {at === 0 ? who : null}
            </Fragment>
          ))}
        </table>
        {groups.length === 0 ? <p className="p-6 text-muted">These do not differ in any published figure.</p> : null}
      </section>
    </>
  )
}

interface VerdictViewProps {
  readonly verdict: CompareVerdict
  readonly category: Category
}

/** Which comes first with its picture, by how much, what to watch, and what would put another first. */
function VerdictView({ verdict, category }: VerdictViewProps) {
  const { title, headline, why, watch, product, next } = verdict
  return (
    <section className="card comes-first" aria-labelledby="first-title">
      {product === null ? null : (
        <div className={`pic ${category.art?.(product) ?? ''}`.trimEnd()}>
          <IssuerPicture issuer={product.issuer} />
        </div>
      )}
      <div>
        <p className="text-14 text-muted">{compareWords.first}</p>
        <h2 id="first-title" translate="no">
          {title}
        </h2>
        <Says lead={null} good why={why} watch={watch} />
      </div>
      <p className="fig">
        <b translate={translateOf(headline.value)}>{headline.value}</b> <span>{headline.unit}</span>
      </p>
      <WhatIfs next={next} />
    </section>
  )
}

interface ColumnHeadProps {
  readonly column: CompareColumn
  readonly wayOut: string
  readonly scale: number
  readonly href: string | null
  readonly removeHref: string
}

function ColumnHead({ column, scale, wayOut, href, removeHref: remove }: ColumnHeadProps) {
  return (
    <th scope="col" data-issuer={column.own ? undefined : column.issuerCode}>
      <span className="block font-bold">{href === null ? column.name : <a href={href}>{column.name}</a>}</span>
      <small>{byText(column.issuerName, column.kindText)}</small>
      {column.balance === null ? null : (
        <div className="mt-2">
          <BalanceBar balance={column.balance} scale={scale} />
        </div>
      )}
      <span className="no-print mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        {column.applyHref === null ? null : (
          <a className="btn quiet" href={column.applyHref} rel="nofollow">
            {wayOut} <span className="sr-only">for {column.name}</span> <span aria-hidden="true">↗</span>
          </a>
        )}
        <a className="text-14" href={remove}>
          Remove<span className="sr-only"> {column.name}</span>
        </a>
      </span>
      {column.own ? null : <small>{paidText(column.paid)}</small>}
    </th>
  )
}

function FigureRow({ row, slugs }: { readonly row: CompareRow; readonly slugs: readonly string[] }) {
  return (
    <tr className={row.differs ? 'differs' : undefined}>
      <th scope="row">{row.label}</th>
      {row.cells.map((cell, index) => (
        <Cell key={slugs[index]} cell={cell} mark={row.best?.columns.includes(index) ? row.best.word : null} />
      ))}
    </tr>
  )
}

interface CellProps {
  readonly cell: CompareCell
  readonly mark: BestCells['word'] | null
}

function Cell({ cell, mark }: CellProps) {
  return (
    <td>
      <b translate={translateOf(cell.value)}>{cell.value}</b>
      {mark === null ? null : (
        <small className="best">
          <span aria-hidden="true">✓ </span>
          {mark}
        </small>
      )}
      {cell.note === null ? null : <small>{cell.note}</small>}
      {cell.checkedOn === null ? null : (
        <small className={cell.state === 'stale' ? 'stale' : undefined}>
          {cell.state === 'stale' ? 'Out of date: checked' : 'Checked'} {formatDate(cell.checkedOn)}
        </small>
      )}
    </td>
  )
}

function removeHref(query: CompareQuery, column: CompareColumn, today: IsoDate): string {
  const rest = column.own
    ? { ...query, own: null }
    : { ...query, slugs: query.slugs.filter((slug) => slug !== column.slug) }
  return `${routes.compare}?${printCompareQuery(rest, today)}`
}
