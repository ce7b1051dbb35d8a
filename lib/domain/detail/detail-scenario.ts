import type { Category } from '../categories/category'
import type { CategorySite } from '../categories/site'
import type { Values } from '../fields/field'
import { defaultValues } from '../fields/field-value'
import type { Product } from '../products/product'
import type { IsoDate } from '../values/iso-date'

/** The scenario that a product's own page starts from. */
export function startingScenario(
  category: Category,
  site: Pick<CategorySite, 'startFrom'>,
  product: Product,
  today: IsoDate,
): Values {
  return { ...defaultValues(category.scenario, today), ...site.startFrom?.(product) }
}

/** The scenario of a product's page. */
export interface DetailScenario {
  readonly values: Values
  /** Names of the fields that the page need not ask for, because the product settles them. */
  readonly settled: ReadonlySet<string>
}

/** A scenario that was read from the address of a product's page: what the address leaves out is what the page starts from. */
export function detailScenario(
  category: Category,
  site: CategorySite,
  product: Product,
  read: Values,
  query: URLSearchParams,
): DetailScenario {
  const start = Object.entries(site.startFrom?.(product) ?? {})
  const values = { ...read, ...Object.fromEntries(start.filter(([name]) => !query.has(name))) }
  const suits = category.suits?.(product, values) ?? true
  return { values, settled: new Set(suits ? start.map(([name]) => name) : []) }
}
