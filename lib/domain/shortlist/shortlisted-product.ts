import type { PolicyTerm } from '../categories/policy-terms'
import { type IsoDate, parseIsoDate } from '../values/iso-date'

/** A figure of a product as a page says it. */
export interface ShownFigure {
  readonly label: string
  readonly value: string
}

/** What a product's figures said on a day, in Malaysian time. */
export interface Snapshot {
  readonly day: IsoDate
  readonly figures: readonly ShownFigure[]
}

/** A product that a visitor keeps. */
export interface ShortlistedProduct {
  readonly category: string
  readonly slug: string
  /** Its name when it was kept: it stays when the product goes. */
  readonly name: string
  /** The day before the last on which the visitor looked; null: there was none. */
  readonly before: Snapshot | null
  /** The last day on which the visitor looked, or kept it; null: its figures could not be read yet. */
  readonly seen: Snapshot | null
  /** The day since which they have it, as they say; null: they do not have it, or have not said so. */
  readonly since: IsoDate | null
}

/** A day of a product that is counted from the one on which somebody begins to have it. */
export type ProductTerm = Pick<PolicyTerm, 'label' | 'after'>

/** What the site says of a product today. `ended`: it is had in an offer alone that is over. */
export interface ProductToday {
  readonly name: string
  readonly ended: boolean
  readonly figures: readonly ShownFigure[]
  /** The last day of its offer; null: none is published. */
  readonly endsOn: IsoDate | null
  /** What comes some time after somebody begins to have it, such as the end of its term. */
  readonly terms: readonly ProductTerm[]
  /** How its leading figure came to be what it is, in a sentence; null where nothing is known of that. */
  readonly history: string | null
}

/** The products of one category as they stand on a day, by their slugs. */
export interface CategoryToday {
  readonly day: IsoDate
  /** Of its list; a product's page is below it. */
  readonly path: string
  readonly products: Readonly<Record<string, ProductToday>>
}

/** A figure that says something else than before; null: it was not there, or is not there any more. */
export interface ChangedFigure {
  readonly label: string
  readonly was: string | null
  readonly is: string | null
}

/** So many products can be kept: a shortlist, not a second catalogue. */
export const mostShortlisted = 50

/** What names a product. */
export type Which = Pick<ShortlistedProduct, 'category' | 'slug'>

/** Whether both name one product. */
export function isSame(one: Which, other: Which): boolean {
  return one.category === other.category && one.slug === other.slug
}

/** The list with a product at a place, the end if none is given, or as it was when the product is there already or the list is full. */
export function withProduct(
  list: readonly ShortlistedProduct[],
  product: ShortlistedProduct,
  at: number = list.length,
): readonly ShortlistedProduct[] {
  const isAsItWas = list.length >= mostShortlisted || list.some((one) => isSame(one, product))
  return isAsItWas ? list : [...list.slice(0, at), product, ...list.slice(at)]
}

/** A product after a look at its figures of today: what was seen on an earlier day is now what it is compared with. */
export function lookedAt(product: ShortlistedProduct, today: Snapshot): ShortlistedProduct {
  const { seen, before } = product
  return { ...product, before: seen !== null && seen.day < today.day ? seen : before, seen: today }
}

/** What says something else now, in the order of now; what is gone comes last. */
export function changedFigures(then: readonly ShownFigure[], now: readonly ShownFigure[]): readonly ChangedFigure[] {
  const valueIn = (figures: readonly ShownFigure[], wanted: string) =>
    figures.find(({ label }) => label === wanted)?.value ?? null
  const labels = new Set([...now, ...then].map(({ label }) => label))
  return [...labels]
    .map((label) => ({ label, was: valueIn(then, label), is: valueIn(now, label) }))
    .filter((figure) => figure.was !== figure.is)
}

/** Whether something that was read is an object with names. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const slugOf = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= 80 && slugPattern.test(value) ? value : null

function readFigures(value: unknown): readonly ShownFigure[] | null {
  if (!Array.isArray(value)) return null
  const figures = value.flatMap((one: unknown) =>
    isObject(one) && typeof one.label === 'string' && typeof one.value === 'string'
      ? [{ label: one.label, value: one.value }]
      : [],
  )
  return figures.length === value.length ? figures : null
}

/** A day that somebody wrote; null where it is none. */
const dayOf = (value: unknown): IsoDate | null => (typeof value === 'string' ? parseIsoDate(value) : null)

function readTerms(value: unknown): readonly ProductTerm[] | null {
  if (!Array.isArray(value)) return null
  const terms = value.flatMap((one: unknown) => {
    const after = isObject(one) && isObject(one.after) ? one.after : null
    if (!isObject(one) || after === null || typeof one.label !== 'string') return []
    const [unit, count] = 'days' in after ? (['days', after.days] as const) : (['months', after.months] as const)
    if (typeof count !== 'number' || !Number.isSafeInteger(count)) return []
    return [{ label: one.label, after: unit === 'days' ? { days: count } : { months: count } }]
  })
  return terms.length === value.length ? terms : null
}

function readSnapshot(value: unknown): Snapshot | null {
  if (!isObject(value)) return null
  const [day, figures] = [dayOf(value.day), readFigures(value.figures)]
  return day === null || figures === null ? null : { day, figures }
}

function readKept(value: unknown): ShortlistedProduct | null {
  if (!isObject(value) || typeof value.name !== 'string') return null
  const [category, slug] = [slugOf(value.category), slugOf(value.slug)]
  if (category === null || slug === null) return null
  const [before, seen] = [readSnapshot(value.before), readSnapshot(value.seen)]
  return { category, slug, name: value.name, before, seen, since: dayOf(value.since) }
}

/** What a text says in JSON; null where it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reads what a device keeps: what cannot be read of it is left out, and the rest is there. Never throws. */
export function parseShortlist(text: string | null): readonly ShortlistedProduct[] {
  const value = text === null ? null : jsonOf(text)
  if (!Array.isArray(value)) return []
  return value.reduce<readonly ShortlistedProduct[]>((list, one: unknown) => {
    const product = readKept(one)
    return product === null ? list : withProduct(list, product)
  }, [])
}

/** Reads what the site says of a category today; null when it is not that. Never throws. */
export function parseCategoryToday(value: unknown): CategoryToday | null {
  if (!isObject(value) || !isObject(value.products)) return null
  const day = dayOf(value.day)
  const products = Object.entries(value.products).flatMap(([slug, one]) => {
    if (!isObject(one) || typeof one.name !== 'string') return []
    const [figures, terms] = [readFigures(one.figures), readTerms(one.terms)]
    if (figures === null || terms === null) return []
    const history = typeof one.history === 'string' ? one.history : null
    const today = { name: one.name, ended: one.ended === true, figures, endsOn: dayOf(one.endsOn), terms, history }
    return [[slug, today] as const]
  })
  const isWhole = products.length === Object.keys(value.products).length
  if (day === null || !isWhole || typeof value.path !== 'string') return null
  return { day, path: value.path, products: Object.fromEntries(products) }
}
