import { type Category, type Headline, isInviting, type Variant } from '../categories/category'
import { oldRateNote } from '../country-rates/old-rate'
import type { Product } from '../products/product'
import type { IsoDate } from '../values/iso-date'
import { wayOutText } from '../values/words'
import { type AgainstNow, againstNow, ownOf } from './against-now'
import { badgesOf } from './badges'
import { filterProducts, optionCounts, suitedProducts } from './filters'
import { kindText } from './kind-text'
import { listHref, situationOf, weightedSorts, weightsLabel, weightsSort, withSituation } from './list-query'
import type { ListState } from './list-state'
import { listWords } from './list-words'
import { type RankedRow, rankProducts } from './ranking'
import { orderHeadline } from './row-headline'
import type { ListView, RowView } from './row-view'
import { verdictOf } from './verdict'

/** Rows on one page of a list. */
export const pageSize = 30

/** The orders offered, the default first; the visitor's own mix last, where there is more than one thing to mix. */
export function sortOptions(category: Category): { id: string; label: string }[] {
  const sorts = category.sorts.map(({ id, label }) => ({ id, label }))
  return weightedSorts(category).length > 1 ? [...sorts, { id: weightsSort, label: weightsLabel }] : sorts
}

/** Where a product's own page lies. */
export function productHref(category: Category, product: Product): string {
  return `${category.path}/${product.slug}`
}

/** The one way out to the issuer. */
export function applyHref(category: Category, product: Product): string {
  return `/apply/${category.id}/${product.slug}`
}

/** What heads a row: the product's headline or the figure of the order, whose figure is on the row either way. */
function rowHeadline({ headlineSort }: Category, row: RankedRow): Headline {
  const {
    sort,
    result,
    rank,
    evaluation: { headline },
  } = row
  if (sort.id === headlineSort) return headline
  if (headlineSort !== null) return orderHeadline(sort.name, result, headline)
  const { onLine = (text: string) => `${text} ${sort.name}` } = sort
  const isOnLine = sort.id === weightsSort ? headline.state !== 'missing' : sort.onLine !== undefined && rank !== null
  return isOnLine ? { ...headline, line: onLine(result.text) } : headline
}

/** A ranked product as a page prints it, with how it compares with what the visitor has, where that can be told. */
export function rowView(category: Category, row: RankedRow, against: AgainstNow | null = null): RowView {
  const { product, evaluation } = row
  const { code, name, shortName, mark, colour } = product.issuer
  return {
    slug: product.slug,
    href: productHref(category, product),
    applyHref: applyHref(category, product),
    wayOut: wayOutText(category),
    inviting: isInviting(evaluation),
    name: product.name,
    issuer: { code, name, shortName, mark, colour },
    art: category.art?.(product) ?? null,
    kindText: kindText(category, product),
    paid: product.paid,
    headline: rowHeadline(category, row),
    ...(against !== null && { against }),
    facts: evaluation.facts,
    balance: evaluation.balance,
    conditions: evaluation.conditions,
    rank: row.rank,
    tied: row.tied,
    why: () => ({ steps: row.steps, placing: row.placing }),
  }
}

function activeFilters(category: Category, state: ListState, listPath: string, today: IsoDate): ListView['chips'] {
  const situation = situationOf(category, state.situation)
  const first =
    situation === null
      ? []
      : [
          {
            label: situation.title,
            removeHref: listHref(category, withSituation(category, state, null), listPath, today),
          },
        ]
  const chosen = category.facets.flatMap((facet) => {
    const values = state.selection[facet.id] ?? []
    return facet.options
      .filter((option) => values.includes(option.value))
      .map((option) => {
        const selection = { ...state.selection, [facet.id]: values.filter((value) => value !== option.value) }
        const removeHref = listHref(category, { ...state, selection, page: 1 }, listPath, today)
        return { label: `${facet.legend}: ${option.label}`, removeHref }
      })
  })
  return [...first, ...chosen]
}

/** What the visitor has now, to be taken back. */
function ownChip(category: Category, { name }: Product, state: ListState, listPath: string, today: IsoDate) {
  return { label: listWords.now.chip(name), removeHref: listHref(category, { ...state, now: null }, listPath, today) }
}

/**
 * A list as its page prints it: filtered, ranked and cut to one page, with what each further choice would leave. A
 * page beyond the end gives the last one. `listPath` is the address of the page, variant included, without a query.
 * Pass the same `products` array on each call: sort values are remembered by its identity. `listed` has what the visitor
 * has now, where `products` is only a part of the category.
 */
export function buildListView(
  category: Category,
  products: readonly Product[],
  state: ListState,
  variant: Variant | null,
  today: IsoDate,
  listPath: string,
  listed: readonly Product[] = products,
): ListView {
  const suited = suitedProducts(category, products, state.scenario, today)
  const shown = filterProducts(category, suited, state, variant, today)
  const ranking = rankProducts(category, products, state, today, shown)
  const pages = Math.max(1, Math.ceil(shown.length / pageSize))
  const page = Math.min(state.page, pages)
  const filters = activeFilters(category, state, listPath, today)
  const own = ownOf(listed, state.now)
  const against = own === null ? () => null : againstNow(category, own, state.scenario, state.sort, today)
  const cleared = { ...withSituation(category, state, null), selection: {}, page: 1 }
  const badges = badgesOf(category, ranking, state, variant, today)
  const rows = ranking.rows((page - 1) * pageSize, page * pageSize).map((row) => {
    const badge = badges.get(row.product.slug)
    return { ...rowView(category, row, against(row)), ...(badge !== undefined && { badge }) }
  })
  const oldRate = rows.find(({ headline }) => headline.oldRate !== undefined)?.headline.oldRate
  const usedByAll = rows.every(({ rank, headline }) => rank === null || headline.oldRate !== undefined)
  return {
    rows,
    verdict: page === 1 ? verdictOf({ category, products, state, today, ranking }, against) : null,
    total: shown.length,
    page,
    pages,
    scale: ranking.scale,
    sortBasis: oldRate === undefined ? ranking.basis : `${ranking.basis} ${oldRateNote(oldRate, usedByAll)}`,
    chips: own === null ? filters : [ownChip(category, own, state, listPath, today), ...filters],
    clearHref: filters.length === 0 ? null : listHref(category, cleared, listPath, today),
    caution:
      category.caution?.(state.scenario, shown, today) ?? situationOf(category, state.situation)?.caution ?? null,
    counts: optionCounts(category, suited, state, variant, today),
  }
}
