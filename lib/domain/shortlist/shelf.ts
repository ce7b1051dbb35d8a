import { termDay } from '../categories/policy-terms'
import type { IsoDate } from '../values/iso-date'
import {
  isObject,
  isSame,
  jsonOf,
  type ProductToday,
  type ShortlistedProduct,
  type Snapshot,
  type Which,
  withProduct,
} from './shortlisted-product'

/**
 * What a device knows of its member's shelf, as their account last answered: which products, and what it knew of each. A device that has none has
 * never been brought together with an account.
 */
export interface ShelfBase {
  /** The id of the account. */
  readonly member: string
  /** A mark for each product, by {@link nameOf}. */
  readonly marks: Readonly<Record<string, string>>
  /** Names of what this device had and the account had not when they were brought together, until the member has seen that. */
  readonly merged: readonly string[]
}

/** What a device has that the account has not, and what it has no more. */
export interface ShelfChange {
  readonly put: readonly ShortlistedProduct[]
  readonly drop: readonly Which[]
}

/** A product in one text, such as `credit-card/nusa-cash`. */
export const nameOf = ({ category, slug }: Which): string => `${category}/${slug}`

/** Changes with everything of a kept product that an account keeps, but for the figures of one day. */
const markOf = ({ seen, since }: ShortlistedProduct): string => `${seen?.day ?? ''} ${since ?? ''}`

/** Whether a device says something else than its account about since when a product is had. */
export function saysSince(base: ShelfBase | null, product: ShortlistedProduct): boolean {
  const [, known = ''] = base?.marks[nameOf(product)]?.split(' ') ?? []
  return (product.since ?? '') !== known
}

/** What an account answered, as the next change is compared with it. */
export function baseOf(member: string, list: readonly ShortlistedProduct[]): ShelfBase {
  return { member, marks: Object.fromEntries(list.map((product) => [nameOf(product), markOf(product)])), merged: [] }
}

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** Reads what a device knows of a shelf; null where it is not that. Never throws. */
export function parseShelf(text: string | null): ShelfBase | null {
  const value = text === null ? null : jsonOf(text)
  if (!isObject(value) || typeof value.member !== 'string' || !isObject(value.marks)) return null
  const marks = Object.entries(value.marks).flatMap(([name, mark]) =>
    typeof mark === 'string' ? [[name, mark] as const] : [],
  )
  return { member: value.member, marks: Object.fromEntries(marks), merged: textsIn(value.merged) }
}

/** What changed on a device since the account of this member answered; without such an answer, all that it has is new. */
export function changeSince(base: ShelfBase | null, member: string, list: readonly ShortlistedProduct[]): ShelfChange {
  const marks = base?.member === member ? base.marks : {}
  const names = new Set(list.map(nameOf))
  return {
    put: list.filter((product) => marks[nameOf(product)] !== markOf(product)),
    drop: Object.keys(marks)
      .filter((name) => !names.has(name))
      .flatMap((name) => {
        const [category, slug] = name.split('/')
        return category === undefined || slug === undefined ? [] : [{ category, slug }]
      }),
  }
}

/** Whether an account is to be told of something. */
export const isChange = ({ put, drop }: ShelfChange): boolean => put.length > 0 || drop.length > 0

/** The shelf as an account answered, with what was changed on the device while the answer was on its way. */
export function afterAnswer(
  answered: readonly ShortlistedProduct[],
  sent: readonly ShortlistedProduct[],
  now: readonly ShortlistedProduct[],
): readonly ShortlistedProduct[] {
  const { put, drop } = changeSince(baseOf('', sent), '', now)
  const kept = answered
    .filter((product) => !drop.some((one) => isSame(one, product)))
    .map((product) => put.find((one) => isSame(one, product)) ?? product)
  return put.reduce<readonly ShortlistedProduct[]>((list, product) => withProduct(list, product), kept)
}

/** What stays on a device when its member is gone: what their account never had. */
export function withoutShelf(base: ShelfBase, list: readonly ShortlistedProduct[]): readonly ShortlistedProduct[] {
  return list.filter((product) => base.marks[nameOf(product)] === undefined)
}

type Looks = Pick<ShortlistedProduct, 'before' | 'seen'>

/** What a member last saw of a product, on whichever device: the newest day, and the newest one before it. */
export function mergeLooks(one: Looks, other: Looks): Looks {
  const all = [one.seen, other.seen, one.before, other.before].filter((look): look is Snapshot => look !== null)
  const newest = (looks: readonly Snapshot[]) =>
    looks.reduce<Snapshot | null>((last, look) => (last === null || look.day > last.day ? look : last), null)
  const seen = newest(all)
  return { seen, before: newest(all.filter(({ day }) => day < (seen?.day ?? ''))) }
}

/** A day that comes up for what somebody keeps or has. */
export interface ComingDay {
  readonly label: string
  readonly day: IsoDate
}

/** The days from today on of a product that is kept: the last one of its offer, and those counted from the day since which they have it. */
export function comingDays(
  { since }: Pick<ShortlistedProduct, 'since'>,
  { endsOn, terms }: Pick<ProductToday, 'endsOn' | 'terms'>,
  today: IsoDate,
): readonly ComingDay[] {
  const own = since === null ? [] : terms.map((term) => ({ label: term.label, day: termDay(term, since) }))
  const offer = endsOn === null ? [] : [{ label: 'Last day of its offer', day: endsOn }]
  return [...offer, ...own].filter(({ day }) => day >= today).sort((a, b) => a.day.localeCompare(b.day))
}
