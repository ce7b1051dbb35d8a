import type { Balance, Category } from '../categories/category'
import type { Product } from '../products/product'
import type { IsoDate } from '../values/iso-date'
import { brieflyPrinted } from '../values/money'
import { capitalised } from '../values/words'
import { defaultState } from './list-query'
import { productHref } from './list-view'
import { type RankedRow, rankProducts } from './ranking'
import { markedScenario } from './row-headline'

/** Products that an overview names. */
const bestShown = 3

/** A category in a few figures, as the pages around its list show it. */
export interface CategoryOverview {
  readonly category: Category
  readonly count: number
  /** Best first on the default scenario; never one whose ranked figure is stale or not published. */
  readonly best: readonly BestProduct[]
  /** The figure they are ranked on: "Total cost". */
  readonly figureName: string
  /** The scenario that the figures are for, "RM10,000 over 12 months", marked where a rate of the country behind them is old. */
  readonly scenarioText: string
  readonly sample: boolean
}

export interface BestProduct {
  readonly slug: string
  readonly href: string
  readonly name: string
  readonly issuer: string
  /** The figure it is ranked on, in whole ringgit from RM100 on. */
  readonly figure: string
  /** What it asks in return, in a few words each. */
  readonly conditions: readonly string[]
  /** What it takes and gives on the scenario; null where a side is not known. */
  readonly balance: Balance | null
}

function bestOf(category: Category, { product, result, evaluation }: RankedRow): BestProduct {
  return {
    slug: product.slug,
    href: productHref(category, product),
    name: product.name,
    issuer: product.issuer.name,
    figure: brieflyPrinted(result.text),
    conditions: evaluation.conditions.map(({ label }) => label),
    balance: evaluation.balance,
  }
}

/** Sums up a category on its default scenario and order. Pass the same `products` array on each call: sort values are kept by it. */
export function categoryOverview(category: Category, products: readonly Product[], today: IsoDate): CategoryOverview {
  const state = defaultState(category, today)
  const rows = rankProducts(category, products, state, today).rows(0, bestShown)
  const ranked = rows.filter((row) => row.rank !== null)
  return {
    category,
    count: products.length,
    best: ranked.map((row) => bestOf(category, row)),
    figureName: capitalised(category.sorts.find(({ id }) => id === state.sort)?.name ?? ''),
    scenarioText: markedScenario(
      category.scenarioText(state.scenario),
      ranked.map(({ evaluation }) => evaluation.headline),
    ),
    sample: products.some((product) => product.sample),
  }
}
