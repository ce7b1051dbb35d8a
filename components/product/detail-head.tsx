import { Island } from '@/components/ui/island'
import type { Category } from '@/lib/domain/categories/category'
import type { DetailModel } from '@/lib/domain/detail/detail-model'
import { byText, kindText } from '@/lib/domain/list/kind-text'
import type { Product } from '@/lib/domain/products/product'
import { Conditions, DetailSays, LeadFigures } from './detail-parts'
import { Facts } from './facts'
import { KeepProductIsland } from './keep-product-island.client'
import { IssuerPicture } from './product-row'
import { Redrawn } from './redrawn'
import { TwinLinks } from './twin-links'

export interface DetailHeadProps extends DetailModel {
  readonly category: Category
  readonly product: Product
  /** Days of the product that a visitor can put in a calendar, as files. */
  readonly days: readonly { readonly href: string; readonly label: string }[]
  /** The nearest Islamic product of the issuer of a conventional one, or the other way round; null: there is none. */
  readonly twin: Product | null
  /** Path of the page on these figures, without what the address seals. */
  readonly path: string
}

/** Its name with its picture, its figure, its place, the facts and conditions, then what it is and what can be done with it: a phone shows them in this order. */
export function DetailHead(props: DetailHeadProps) {
  const { category, product, evaluation, verdict } = props
  const { issuer } = product
  return (
    <div className="product card">
      <div className={`about ${category.art?.(product) ?? ''}`.trimEnd()}>
        <IssuerPicture issuer={issuer} />
        <div>
          <h1>{product.name}</h1>
          <p>{byText(issuer.name, kindText(category, product))}</p>
        </div>
      </div>
      <div className="lead">
        <Redrawn place="detail-headline">
          <LeadFigures {...props} />
        </Redrawn>
      </div>
      <Redrawn place="detail-verdict">
        <DetailSays {...verdict} />
      </Redrawn>
      <Redrawn place="detail-facts">
        <Facts facts={evaluation.facts} />
      </Redrawn>
      <Redrawn place="detail-conditions">
        <Conditions evaluation={evaluation} verdict={verdict} />
      </Redrawn>
      <About {...props} />
    </div>
  )
}

/** What it is in words, and what can be done with its page. */
function About({ category, product, days, path, twin, scenarioQuery }: DetailHeadProps) {
  return (
    <div className="more">
      <p>{product.summary}</p>
      {twin === null ? null : (
        <TwinLinks category={category} product={product} twin={twin} scenarioQuery={scenarioQuery} />
      )}
      <div className="no-print">
        <Island
          name="keep-product"
          of={KeepProductIsland}
          props={{ category: category.id, slug: product.slug, name: product.name, path }}
        />
        {days.map(({ href, label }) => (
          <a key={href} href={href} rel="nofollow">
            {label}
          </a>
        ))}
        {product.sample ? <span className="pill">Sample product, invented issuer</span> : null}
      </div>
    </div>
  )
}
