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
    <section aria-labelledby="others-title">
      <h2 id="others-title">Similar products</h2>
      <ul className="others">
        {rows.map((row) => (
          <li key={row.slug}>
            <p>
              <a href={withQuery(row.href, query)}>{row.name}</a>
              <small>{row.issuer.name}</small>
            </p>
            <p>
              <b translate={translateOf(row.headline.value)}>{row.headline.value}</b> {row.headline.unit}
              {row.headline.line === undefined ? null : <small>{row.headline.line}</small>}
              {row.against === undefined ? null : <small>{row.against.text}</small>}
            </p>
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
