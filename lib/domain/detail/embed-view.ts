import type { Category } from '../categories/category'
import type { CategorySite } from '../categories/site'
import type { FigureState } from '../figures/row'
import { defaultState } from '../list/list-query'
import { productHref } from '../list/list-view'
import { rankProducts } from '../list/ranking'
import { markedBasis, markedScenario } from '../list/row-headline'
import type { Product } from '../products/product'
import { isFor, type Restriction } from '../products/restriction'
import type { IsoDate } from '../values/iso-date'
import { capitalised } from '../values/words'
import { startingScenario } from './detail-scenario'

/** When a figure was last compared with its source, and whether that was too long ago. */
interface Checked {
  readonly state: FigureState
  /** null where it is not published. */
  readonly checkedOn: IsoDate | null
}

/** A product of a list at the head of it. */
interface TopProduct extends Checked {
  readonly href: string
  readonly name: string
  /** The figure it is ranked on, as its list prints it. */
  readonly figure: string
}

/** What a text reads from the catalogue, as a page prints it. */
export type EmbedView =
  | (Checked & {
      readonly kind: 'product'
      readonly href: string
      readonly name: string
      readonly issuer: string
      readonly value: string
      readonly unit: string
      readonly basis: string
      /** The product and its issuer are invented. */
      readonly sample: boolean
    })
  | {
      readonly kind: 'top'
      readonly href: string
      readonly plural: string
      /** The figure they are ranked on: "Total cost". */
      readonly figureName: string
      readonly scenarioText: string
      readonly products: readonly TopProduct[]
      readonly sample: boolean
    }
  | (Checked & { readonly kind: 'figure'; readonly href: string; readonly value: string; readonly sample: boolean })
  | { readonly kind: 'calculator'; readonly href: string; readonly title: string; readonly purpose: string }
  /** The product, or the figure of it, is no longer listed. */
  | { readonly kind: 'lost' }

/** What a text reads, by {@link import('../content/prose').embedKey}. */
export type EmbedViews = ReadonlyMap<string, EmbedView>

/** A product with the figure that its own page starts with. */
export function productView(category: Category, site: CategorySite, product: Product, today: IsoDate): EmbedView {
  const scenario = startingScenario(category, site, product, today)
  const { headline } = category.evaluate(product, scenario, today)
  const { value, unit, state, checkedOn } = headline
  return {
    kind: 'product',
    href: productHref(category, product),
    name: product.name,
    issuer: product.issuer.name,
    value,
    unit,
    basis: markedBasis(headline),
    state,
    checkedOn,
    sample: product.sample,
  }
}

/** One figure of a product by its id in the category's table; lost where the table has none of that id. */
export function figureView(category: Category, product: Product, figure: string, today: IsoDate): EmbedView {
  const row = category
    .detail(product, today)
    .flatMap(({ rows }) => rows)
    .find(({ id }) => id === figure)
  if (row === undefined) return { kind: 'lost' }
  const { value, state, checkedOn } = row
  return { kind: 'figure', href: productHref(category, product), value, state, checkedOn, sample: product.sample }
}

const nothingSaid: ReadonlySet<Restriction> = new Set()

/**
 * The first so many of a list on its own scenario and order. Of whoever reads nothing is known, so what is not for
 * everybody is left out; so is what has no rank.
 */
export function topView(
  category: Category,
  products: readonly Product[],
  count: number,
  today: IsoDate,
): Extract<EmbedView, { readonly kind: 'top' }> {
  const state = defaultState(category, today)
  const forEverybody = products.filter((product) => isFor(product, nothingSaid))
  const rows = rankProducts(category, products, state, today, forEverybody)
    .rows(0, count)
    .filter(({ rank }) => rank !== null)
  return {
    kind: 'top',
    href: category.path,
    plural: category.plural,
    figureName: capitalised(category.sorts.find(({ id }) => id === state.sort)?.name ?? ''),
    scenarioText: markedScenario(
      category.scenarioText(state.scenario),
      rows.map(({ evaluation }) => evaluation.headline),
    ),
    products: rows.map(({ product, result, evaluation }) => ({
      href: productHref(category, product),
      name: product.name,
      figure: result.text,
      state: evaluation.headline.state,
      checkedOn: evaluation.headline.checkedOn,
    })),
    sample: products.some(({ sample }) => sample),
  }
}
