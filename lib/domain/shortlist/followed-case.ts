import type { Category } from '../categories/category'
import type { CategorySite } from '../categories/site'
import { detailScenario, startingScenario } from '../detail/detail-scenario'
import type { Values } from '../fields/field'
import { sameValues } from '../fields/field-value'
import { parseListQuery } from '../list/list-query'
import { fieldNames, onlyNamed } from '../personal/personal-answers'
import type { Product } from '../products/product'
import type { IsoDate } from '../values/iso-date'

/** The case for which somebody follows a product. */
export interface FollowedCase {
  readonly values: Values
  /** How the address of the product's page says it, without `?`; empty for the case that the page starts from. */
  readonly query: string
}

/**
 * The case that the address of a product's page says (its query, without `?`): what it leaves out is as the page starts. What is personal is
 * never read from an address, so it has its usual value here. Never throws: what cannot be used is replaced as on the page.
 */
export function followedCase(
  category: Category,
  site: CategorySite,
  product: Product,
  query: string,
  day: IsoDate,
): FollowedCase {
  const said = onlyNamed(new URLSearchParams(query), new Set(fieldNames(category.scenario, false)))
  const start = startingScenario(category, site, product, day)
  const { values } = detailScenario(category, site, product, parseListQuery(category, said, day).state.scenario, said)
  return sameValues(values, start) ? { values: start, query: '' } : { values, query: said.toString() }
}
