import type { Badge, Category, Variant } from '../categories/category'
import { kindFacetId } from '../categories/shared/common-facets'
import { knownValue } from '../figures/figure'
import type { Product } from '../products/product'
import type { AnyProduct } from '../products/product-base'
import type { IsoDate } from '../values/iso-date'
import type { ListState } from './list-state'
import { listWords } from './list-words'
import type { Ranking } from './ranking'

/** So many ranked products are needed for one of them to stand out. */
const fewest = 3

/** The badges that filters of a category name: its own, and one for Islamic products where there are both kinds. */
export function filterBadges({ badges = [], facets }: Pick<Category, 'badges' | 'facets'>): readonly Badge[] {
  const islamic: Badge = { facet: kindFacetId, option: 'islamic', label: listWords.badges.islamic }
  return facets.some(({ id }) => id === kindFacetId) ? [...badges, islamic] : badges
}

/** Whether a list of the category names the product with the lowest minimum income. */
export const hasIncomeBadge = ({ table }: Pick<Category, 'table'>): boolean =>
  table.traits.applicant?.includes('minMonthlyIncome') ?? false

/** The first that a filter keeps; null: it keeps all of them or none, and says nothing of any. */
function firstKept(
  { facets }: Category,
  { facet, option }: Badge,
  ranked: readonly Product[],
  today: IsoDate,
): Product | null {
  const matches = facets.find(({ id }) => id === facet)?.options.find(({ value }) => value === option)?.matches
  if (matches === undefined) return null
  const kept = ranked.filter((product) => matches(product, today))
  return kept.length === ranked.length ? null : (kept[0] ?? null)
}

/** The minimum income that a product asks, in sen; null: not published. */
function incomeOf({ requirements }: AnyProduct): number | null {
  const figure = requirements?.minMonthlyIncome
  if (figure === undefined) return null
  return figure.state === 'none' ? 0 : knownValue(figure)
}

/** The first of those with the lowest published minimum income; null: none is published, or all have the same. */
function lowestIncome(ranked: readonly Product[]): Product | null {
  const incomes = ranked.flatMap((product) => {
    const income = incomeOf(product)
    return income === null ? [] : [{ product, income }]
  })
  const lowest = Math.min(...incomes.map(({ income }) => income))
  const atLowest = incomes.filter(({ income }) => income === lowest)
  return atLowest.length === incomes.length ? null : (atLowest[0]?.product ?? null)
}

/**
 * What the rows of a list are marked with, by slug, one badge at most for each. A badge is a rule over the order in use and published figures; none reads how we are
 * paid. One for what the visitor or the page has chosen already would say nothing, and is left out.
 */
export function badgesOf(
  category: Category,
  { products, rankedCount }: Pick<Ranking, 'products' | 'rankedCount'>,
  { selection }: Pick<ListState, 'selection'>,
  variant: Variant | null,
  today: IsoDate,
): ReadonlyMap<string, string> {
  const ranked = products.slice(0, rankedCount)
  if (ranked.length < fewest) return new Map()
  const isChosen = ({ facet }: Badge) => (variant?.selection[facet] ?? selection[facet] ?? []).length > 0
  const marked = [
    ...filterBadges(category)
      .filter((badge) => !isChosen(badge))
      .map((badge) => ({ label: badge.label, product: firstKept(category, badge, ranked, today) })),
    ...(hasIncomeBadge(category) ? [{ label: listWords.badges.income, product: lowestIncome(ranked) }] : []),
  ]
  // Of two for the same product the first counts: a map keeps what is set last.
  return new Map(
    marked.flatMap(({ label, product }) => (product === null ? [] : [[product.slug, label] as const])).reverse(),
  )
}
