import {
  type CategoryToday,
  isSame,
  lookedAt,
  mostShortlisted,
  parseCategoryToday,
  parseShortlist,
  type ShortlistedProduct,
  type Which,
  withProduct,
} from '@/lib/domain/shortlist/shortlisted-product'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { routes } from '@/lib/routing/routes'
import { deviceChanges } from './device-changes'
import { logQuietly } from './log-quietly'
import { readShortlist, writeShortlist } from './storage'

/** What came of keeping a product. `full`: as many are kept as can be. `refused`: the browser keeps nothing, or has no room. */
export type KeepOutcome = 'kept' | 'full' | 'refused'

/** Longest wait for the figures of a category, in milliseconds. */
const answerMs = 10_000

const changes = deviceChanges()

/** Tells of each change of the shortlist, in this tab or another. Gives the function that ends it. */
export const followShortlist = changes.follow

/** Changes what is kept now, whatever another tab did meanwhile. False when the browser did not keep it. */
export function changeShortlist(
  change: (list: readonly ShortlistedProduct[]) => readonly ShortlistedProduct[],
): boolean {
  const isWritten = writeShortlist(JSON.stringify(change(parseShortlist(readShortlist()))))
  changes.announce()
  return isWritten
}

/** What the site says of a category today. It names the category and none of its products. Rejects with what went wrong. */
export async function loadCategoryToday(category: string): Promise<CategoryToday> {
  const answer = await fetch(routes.shortlistFigures(category), { signal: AbortSignal.timeout(answerMs) })
  if (!answer.ok) throw new Error(`Figures of ${category} answered ${answer.status}`)
  const today = parseCategoryToday(await answer.json())
  if (today === null) throw new Error(`Figures of ${category} are not readable`)
  return today
}

/** Notes what the figures of the kept products of a category say today. */
export function noteToday(category: string, { day, products }: CategoryToday): boolean {
  return changeShortlist((list) =>
    list.map((one) => {
      const today = one.category === category ? products[one.slug] : undefined
      return today === undefined ? one : { ...lookedAt(one, { day, figures: today.figures }), name: today.name }
    }),
  )
}

/** Keeps products. Their figures are noted as soon as they come; until then the shortlist has them without. */
export function keepProducts(products: readonly Pick<ShortlistedProduct, 'category' | 'slug' | 'name'>[]): KeepOutcome {
  const added = products.map((one) => ({ ...one, before: null, seen: null, since: null }))
  if (!changeShortlist((list) => added.reduce((all, one) => withProduct(all, one), list))) return 'refused'
  const list = parseShortlist(readShortlist())
  for (const category of new Set(products.map((one) => one.category))) {
    loadCategoryToday(category).then(
      (today) => noteToday(category, today),
      (error: unknown) => logQuietly('shortlist figures', error),
    )
  }
  if (products.every((product) => list.some((one) => isSame(one, product)))) return 'kept'
  return list.length >= mostShortlisted ? 'full' : 'refused'
}

/** Notes since when the visitor has a product; null takes that back. False when the browser did not keep it. */
export function noteSince(product: Which, since: IsoDate | null): boolean {
  return changeShortlist((list) => list.map((one) => (isSame(one, product) ? { ...one, since } : one)))
}

/** Takes a product off the list. False when the browser did not keep the change. */
export function dropProduct(product: Pick<ShortlistedProduct, 'category' | 'slug'>): boolean {
  return changeShortlist((list) => list.filter((one) => !isSame(one, product)))
}
