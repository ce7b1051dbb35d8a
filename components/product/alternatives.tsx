import { translateOf } from '@/components/ui/translate-of'
import type { Category } from '@/lib/domain/categories/category'
import type { OwnProduct } from '@/lib/domain/detail/detail-model'
import type { RowView } from '@/lib/domain/list/row-view'
import { withNow } from '@/lib/domain/list/with-now'
import type { Product } from '@/lib/domain/products/product'
import { withQuery } from '@/lib/domain/values/query-params'
import { compareHref } from '@/lib/routing/compare-href'

interface AlternativesProps {
  readonly category: Category
  readonly product: Product
  readonly rows: readonly RowView[]
  /** What of the scenario is not the usual one; empty where nothing is. */
  readonly scenarioQuery: string
  /** What the visitor has now; null: they said nothing. */
  readonly own: OwnProduct | null
}

/** The best-placed others on the same case; products with out-of-date figures are never among them. */
export function Alternatives({ category, product, rows, scenarioQuery, own }: AlternativesProps) {
  if (rows.length === 0) return null
  const query = withNow(scenarioQuery, own?.slug ?? '')
  return (
    <section className="mt-12" aria-labelledby="others-title">
      <h2 id="others-title">Similar products</h2>
      <ul className="mt-4 grid gap-4 tablet:grid-cols-3">
        {rows.map((row) => (
          <li key={row.slug} className="card p-5">
            <p className="font-semibold">
              <a className="text-ink" href={withQuery(row.href, query)}>
                {row.name}
              </a>
            </p>
            <p className="text-14 text-muted">{row.issuer.name}</p>
            <p className="mt-3 text-22 font-bold" translate={translateOf(row.headline.value)}>
              {row.headline.value}
            </p>
            {row.headline.unit === '' ? null : <p className="text-14 text-muted">{row.headline.unit}</p>}
            {row.headline.line === undefined ? null : <p className="text-14">{row.headline.line}</p>}
            {row.against === undefined ? null : <p className="text-14 font-semibold">{row.against.text}</p>}
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <a className="btn quiet" href={compareHref(category, [product, ...rows], scenarioQuery)}>
          {`Compare all ${rows.length + 1} side by side`}
        </a>
      </p>
    </section>
  )
}
