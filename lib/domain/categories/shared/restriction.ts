import { detailRow } from '../../figures/detail-row'
import type { DetailRow } from '../../figures/row'
import type { AnyProduct } from '../../products/product-base'
import { type Restriction, restrictionsOf } from '../../products/restriction'
import type { Traits } from '../../products/traits'
import type { IsoDate } from '../../values/iso-date'
import type { Facet, FacetOption, ProductCondition } from '../category'
import { commonWords } from './common-words'
import { statedFigure } from './facts'

const { restrictions: words, facets } = commonWords

/** "Members only", "Renovation or medical bills only". */
function textOf(choices: readonly Restriction[]): string {
  return words.only(choices.map((one, at) => (at === 0 ? words.of[one] : words.of[one].toLowerCase())))
}

/** What marks a product that is not for everybody. It stands first, so that no row or card can lack it. */
export function restrictionConditions(product: AnyProduct): readonly ProductCondition[] {
  return restrictionsOf(product).map((choices) => ({ label: textOf(choices), tone: 'warn' }))
}

/** The same on the detail page, with its source; nothing where the product is for everybody and for anything. */
export function restrictionRows(product: AnyProduct, today: IsoDate): readonly DetailRow[] {
  const { audience = [], purpose = [] } = product
  const row = (id: string, label: string, text: string) =>
    detailRow(id, label, statedFigure(product, text), product, 'rule', today, String)
  return [
    ...(audience.length === 0
      ? []
      : [row('audience', facets.audience, audience.map((one) => textOf([one])).join('. '))]),
    ...(purpose.length === 0 ? [] : [row('purpose', facets.purpose, textOf(purpose))]),
  ]
}

/** The filter of a category some of whose products are for some people only. */
export function audienceFacet({ audience }: Traits): Facet<AnyProduct> {
  const anyone = { value: 'anyone', label: facets.anyone, matches: (product: AnyProduct) => !product.audience?.length }
  const options = audience.map((one) => restrictionOption(one, (product) => product.audience?.includes(one) === true))
  return { id: 'audience', legend: facets.audience, mode: 'any', options: [anyone, ...options] }
}

/** An option of a filter that says of a visitor what it names. */
export function restrictionOption(
  value: Restriction,
  matches: (product: AnyProduct) => boolean,
): FacetOption<AnyProduct> {
  return { value, label: words.of[value], says: value, matches }
}
