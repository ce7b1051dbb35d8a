import 'server-only'
import { categoryNamed, categoryOf, siteOf } from '@/lib/domain/categories/registry'
import { figureHistory, historySentence } from '@/lib/domain/detail/figure-history'
import { productHref } from '@/lib/domain/list/list-view'
import { lastDayOf } from '@/lib/domain/list/site-changes'
import type { Product } from '@/lib/domain/products/product'
import { compareFollowed, type FollowedFigure } from '@/lib/domain/shortlist/followed-figure'
import type { LeastGain, Rival } from '@/lib/domain/shortlist/rival'
import { addDays, type IsoDate, malaysianDay } from '@/lib/domain/values/iso-date'
import { withQuery } from '@/lib/domain/values/query-params'
import { compareHref } from '@/lib/routing/compare-href'
import type { FigureChange, StoredAlert } from '@/lib/server/db/alert-repository'
import type { AlertItem, AlertNews, AlertPlace } from '@/lib/server/services/messages/message'
import { type KeptFigure, lookAt, parseFigure, printFigure, type TellDeps } from './alerts'
import { parseQuestion } from './question'

/** The end of an offer is told so many days before. */
const soonDays = 7

/** An alert beside the catalogue of today. */
export interface Compared {
  readonly alert: StoredAlert
  readonly product: Product
  readonly before: KeptFigure | null
  readonly now: FollowedFigure & { readonly name: string }
  readonly rival: Rival | null
  readonly query: string
  readonly least: LeastGain
  readonly day: IsoDate
  /** Since when the figure is what it was once before, in a sentence; null elsewhere. */
  readonly back: string | null
}

/** What is told, and what an alert keeps of having told it. */
export interface News {
  readonly item: AlertItem
  readonly kept: Pick<KeptFigure, 'offerTold' | 'beatenBy'>
}

/** Where else to look, and the product whose source is named, where these are not the product's own. */
interface Elsewhere {
  readonly path: string
  readonly product: Product
}

/** Puts an alert beside the catalogue; null where its product is not listed, or not published for now: it may come back as it was. */
export function compareAlert(deps: TellDeps, alert: StoredAlert): Compared | null {
  const product = followedProduct(deps, alert)
  if (product === null) return null
  const question = parseQuestion(alert.question)
  const { query, rival, figure } = lookAt(product, question, deps)
  if (figure === null) return null
  const before = alert.figure === null ? null : parseFigure(alert.figure)
  const day = malaysianDay(deps.clock.now())
  const back = backOf(deps, product, query, day)
  return { alert, product, before, now: figure, rival, query, least: question.least, day, back }
}

/** All there is to be told of a product, a change first. */
export function newsOf(compared: Compared): readonly News[] {
  const { before, now } = compared
  if (before === null) return []
  const state = compareFollowed(before, now)
  if (state === 'other-question') return []
  const change = state === 'changed' ? changeNews(compared, before) : null
  return [change, endNews(compared, before), rivalNews(compared, before)].filter((news) => news !== null)
}

function changeNews(compared: Compared, before: KeptFigure): News {
  const { now, back } = compared
  return newsWith(compared, { kind: 'product-alert', before: before.text, after: now.text, back }, {})
}

/** Since when the usual figure of a product is what it was once before; null for a member's own case, of which nothing is recorded. */
function backOf({ history }: TellDeps, product: Product, query: string, day: IsoDate): string | null {
  const recorded = query === '' ? history()?.figures[`${product.category}/${product.slug}`] : undefined
  const shown = figureHistory(categoryOf(product.category), siteOf(product.category), product, recorded, day)
  return shown === null || shown.back === null ? null : historySentence(shown)
}

function endNews(compared: Compared, before: KeptFigure): News | null {
  const { product, now, day } = compared
  const endsOn = lastDayOf(product)
  const isSoon = endsOn !== null && endsOn >= day && endsOn <= addDays(day, soonDays)
  if (!isSoon || endsOn === before.offerTold) return null
  return newsWith(compared, { kind: 'offer-ends', figure: now.text, endsOn }, { offerTold: endsOn })
}

function rivalNews(compared: Compared, before: KeptFigure): News | null {
  const { product, now, rival, query, least } = compared
  if (rival === null || before.beatenBy === undefined || rival.gain < (before.beatenBy ?? 0) + least) return null
  const { gain, gap, text } = rival
  return newsWith(
    compared,
    { kind: 'product-beaten', figure: now.text, other: rival.product.name, otherFigure: text, gap, least },
    { beatenBy: gain },
    { path: compareHref({ id: product.category }, [product, rival.product], query), product: rival.product },
  )
}

function newsWith(compared: Compared, news: AlertNews, kept: News['kept'], elsewhere?: Elsewhere): News {
  return { item: { ...news, ...placeOf(compared, elsewhere), removalKey: compared.alert.removalKey }, kept }
}

/** What an alert keeps once some news of it are told. */
export function figureAfter(
  compared: Compared,
  told: readonly News[],
  more: Pick<KeptFigure, 'toldOn'> = {},
): FigureChange {
  const { alert, before, now } = compared
  const kept = told.length === 0 ? { beatenBy: quietly(compared) } : Object.assign({}, ...told.map((news) => news.kept))
  return { id: alert.id, before: alert.figure, after: printFigure({ ...before, ...now, ...kept, ...more }) }
}

/** What an alert keeps of what beats its product where nothing is told: where nothing does any more, whatever comes next is news again. */
function quietly({ before, now, rival }: Compared): number | null {
  if (rival === null) return null
  const isKnown = before !== null && before.beatenBy !== undefined && compareFollowed(before, now) === 'same'
  return isKnown ? (before.beatenBy ?? null) : rival.gain
}

function followedProduct({ catalogue }: TellDeps, { subject }: StoredAlert): Product | null {
  const [name = '', slug = ''] = subject.split('/')
  const category = categoryNamed(name)
  return (category && catalogue().products[category.id].get(slug)) ?? null
}

/** Where a product is, what its figure means and where it was read. Throws for one whose official source is not there. */
function placeOf({ product, now, query }: Compared, elsewhere?: Elsewhere): AlertPlace {
  const read = elsewhere?.product ?? product
  const source = read.sources[read.officialSource]
  if (source === undefined) throw new Error(`No official source: ${read.slug}`)
  return {
    product: product.name,
    path: elsewhere?.path ?? withQuery(productHref(categoryOf(product.category), product), query),
    name: now.name,
    scenario: now.scenario,
    ownCase: query !== '',
    source: source.title,
    checkedOn: source.checkedOn,
  }
}
