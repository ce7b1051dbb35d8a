import type { Category } from '../categories/category'
import type { SearchEntry } from '../content/search'
import type { Product } from '../products/product'
import type { IsoDate } from '../values/iso-date'
import { brieflyPrinted } from '../values/money'
import { capitalised } from '../values/words'
import { suitedProducts } from './filters'
import { defaultState } from './list-query'
import { rankProducts } from './ranking'
import { markedScenario } from './row-headline'

/**
 * What each product of a category comes to on the case and the order that its list opens with, by slug; none where the figure is not
 * published or out of date, or where the product is none for that case. Pass the same `products` array on each call: sort values are kept by it.
 */
export function headlinesOf(
  category: Category,
  products: readonly Product[],
  today: IsoDate,
): ReadonlyMap<string, NonNullable<SearchEntry['figure']>> {
  const state = defaultState(category, today)
  const suited = suitedProducts(category, products, state.scenario, today)
  const name = capitalised(category.sorts.find(({ id }) => id === state.sort)?.name ?? '')
  const usual = category.scenarioText(state.scenario)
  return new Map(
    rankProducts(category, products, state, today, suited)
      .rows()
      .filter(({ rank }) => rank !== null)
      .map(({ product, result, evaluation }) => [
        product.slug,
        { name, value: brieflyPrinted(result.text), scenario: markedScenario(usual, [evaluation.headline]) },
      ]),
  )
}
