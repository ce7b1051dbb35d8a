import type { Category } from '@/lib/domain/categories/category'
import { productHref } from '@/lib/domain/list/list-view'
import type { Product } from '@/lib/domain/products/product'
import { shariahWord } from '@/lib/domain/products/product-base'
import { compareHref } from '@/lib/routing/compare-href'

interface TwinLinksProps {
  readonly category: Category
  readonly product: Product
  readonly twin: Product
  /** What of the scenario is not the usual one. */
  readonly scenarioQuery: string
}

/** The way to the twin of a product, and to both side by side. */
export function TwinLinks({ category, product, twin, scenarioQuery }: TwinLinksProps) {
  return (
    <p>
      {`Nearest ${shariahWord(twin)} product of ${twin.issuer.name}: `}
      <a href={productHref(category, twin)}>{twin.name}</a> ·{' '}
      <a href={compareHref(category, [product, twin], scenarioQuery)}>Compare both</a>
    </p>
  )
}
