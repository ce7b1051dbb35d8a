import type { Category } from '../categories/category'
import type { CategoryId } from '../categories/ids'
import type { Correction } from '../content/correction'
import type { FigureSteps } from '../figures/figure-steps'
import type { Product } from '../products/product'
import { addDays, type IsoDate } from '../values/iso-date'
import { productHref } from './list-view'

/** Every kind of change, in the order in which a day tells them. */
export const changeKinds = ['corrected', 'changed', 'listed', 'removed', 'offer-ended', 'checked'] as const
export type ChangeKind = (typeof changeKinds)[number]

export const changeWords: Readonly<Record<ChangeKind, string>> = {
  corrected: 'We corrected',
  changed: 'New or changed terms',
  listed: 'New here',
  removed: 'No longer listed',
  'offer-ended': 'Offer ended',
  checked: 'Compared with their sources',
}

/** A product, several of a category, or a correction. `href` is null for what has no page any more. */
export interface Mention {
  readonly label: string
  readonly href: string | null
}

export interface ChangeLine {
  readonly kind: ChangeKind
  readonly mentions: readonly Mention[]
}

/** What changed on one day. */
export interface DayOfChanges {
  readonly day: IsoDate
  readonly lines: readonly ChangeLine[]
}

/** An offer that ends soon. */
export interface EndingOffer {
  readonly name: string
  readonly href: string
  readonly end: IsoDate
}

export interface SiteChanges {
  /** From the newest day to the oldest; a day without a change is left out. */
  readonly days: readonly DayOfChanges[]
  /** From the offer that ends first. */
  readonly ending: readonly EndingOffer[]
}

/** What version control remembers of the catalogue's files; days are Malaysian. */
export interface CatalogueHistory {
  /** By category and slug, `credit-card/nusa-cash`: the day the file came, and each day on which its terms changed. */
  readonly products: Readonly<Record<string, { readonly listedOn: IsoDate; readonly changedOn: readonly IsoDate[] }>>
  readonly removed: readonly { readonly name: string; readonly on: IsoDate }[]
  /** By category and slug: how the figure that leads the product changed; absent: none of its files can be read today. */
  readonly figures: Readonly<Record<string, FigureSteps>>
}

interface ProductGroup {
  readonly category: Category
  readonly products: readonly Product[]
}

interface Event {
  readonly day: IsoDate
  readonly kind: ChangeKind
  readonly mention: Mention
  /** Of events of one category on one day only the first few are named. */
  readonly category: Category | null
}

/** So many products of a category are named on one day; where there are more, they are counted. */
const mostNamed = 6
/** Offers that end within so many days are told before they do. */
const soonDays = 60

function eventsOf(category: Category, product: Product, history: CatalogueHistory | null): readonly Event[] {
  const known = history?.products[`${category.id}/${product.slug}`]
  const listedOn = known?.listedOn ?? null
  const event = (day: IsoDate, kind: ChangeKind): Event => ({
    day,
    kind,
    mention: { label: product.name, href: productHref(category, product) },
    category,
  })
  // Nothing changed here before it was here.
  const changed = [...new Set([product.updatedOn, ...(known?.changedOn ?? [])])].filter(
    (day) => listedOn === null || day > listedOn,
  )
  const checked = new Set(Object.values(product.sources).map(({ checkedOn }) => checkedOn))
  const end = lastDayOf(product)
  return [
    ...changed.map((day) => event(day, 'changed')),
    ...(listedOn === null ? [] : [event(listedOn, 'listed')]),
    ...[...checked].map((day) => event(day, 'checked')),
    ...(end === null ? [] : [event(addDays(end, 1), 'offer-ended')]),
  ]
}

/** The last day of a product's offer; null where it has none, or none that ends. */
export function lastDayOf(product: Product): IsoDate | null {
  return ('promotion' in product ? product.promotion?.end : null) ?? null
}

function endingOffers({ category, products }: ProductGroup, today: IsoDate): readonly EndingOffer[] {
  return products.flatMap((product) => {
    const end = lastDayOf(product)
    if (end === null || end < today || end > addDays(today, soonDays)) return []
    return [{ name: product.name, href: productHref(category, product), end }]
  })
}

/** Names what is to be named and counts the rest, category by category. Checks are always counted. */
function mentionsOf(events: readonly Event[], kind: ChangeKind): readonly Mention[] {
  const byCategory = new Map<CategoryId | null, Event[]>()
  for (const event of events) {
    const id = event.category?.id ?? null
    byCategory.set(id, [...(byCategory.get(id) ?? []), event])
  }
  return [...byCategory.values()].flatMap((own): readonly Mention[] => {
    const category = own[0]?.category ?? null
    const isNamed = category === null || (kind !== 'checked' && own.length <= mostNamed)
    if (isNamed) return own.map(({ mention }) => mention)
    return [{ label: `${category.title} (${own.length})`, href: category.path }]
  })
}

function dayOf(day: IsoDate, events: readonly Event[]): DayOfChanges {
  const lines = changeKinds.flatMap((kind): readonly ChangeLine[] => {
    const own = events.filter((event) => event.kind === kind)
    return own.length === 0 ? [] : [{ kind, mentions: mentionsOf(own, kind) }]
  })
  return { day, lines }
}

/**
 * What changed on the site, from the dates in the catalogue, the corrections and, where it is known, the history of the
 * files. Nothing after `today` is told as having happened.
 */
export function siteChanges(
  groups: readonly ProductGroup[],
  corrections: readonly Correction[],
  history: CatalogueHistory | null,
  today: IsoDate,
  correctionHref: (correction: Correction) => string,
): SiteChanges {
  const events: readonly Event[] = [
    ...groups.flatMap(({ category, products }) => products.flatMap((product) => eventsOf(category, product, history))),
    ...(history?.removed ?? []).map(
      ({ name, on }): Event => ({ day: on, kind: 'removed', mention: { label: name, href: null }, category: null }),
    ),
    ...corrections.map(
      (one): Event => ({
        day: one.correctedOn,
        kind: 'corrected',
        mention: { label: one.title, href: correctionHref(one) },
        category: null,
      }),
    ),
  ]
  const byDay = new Map<IsoDate, Event[]>()
  for (const event of events) {
    if (event.day <= today) byDay.set(event.day, [...(byDay.get(event.day) ?? []), event])
  }
  const days = [...byDay].sort(([one], [other]) => (one < other ? 1 : -1)).map(([day, own]) => dayOf(day, own))
  const ending = groups
    .flatMap((group) => endingOffers(group, today))
    .sort((one, other) =>
      one.end === other.end ? one.name.localeCompare(other.name, 'en') : one.end < other.end ? -1 : 1,
    )
  return { days, ending }
}
