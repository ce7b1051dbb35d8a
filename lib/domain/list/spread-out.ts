import type { Category } from '../categories/category'
import type { Spread } from '../categories/spread'
import type { IsoDate } from '../values/iso-date'

/** What {@link Spread.read} makes of a query, which a category without a spread leaves as it is. Never throws. */
export function spreadOut(
  { spread }: Category,
  texts: ReadonlyMap<string, readonly string[]>,
  today: IsoDate,
): ReturnType<Spread['read']> {
  return spread?.read(texts, today) ?? { texts, problems: [] }
}
