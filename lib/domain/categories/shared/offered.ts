import type { AnyProduct } from '../../products/product-base'
import type { Promotion } from '../../products/traits'
import type { IsoDate } from '../../values/iso-date'
import { perDay } from './per-day'

/** Whether a day is one of a promotion's, the first and the last included. */
export function isRunning({ start, end }: Promotion, today: IsoDate): boolean {
  return start <= today && (end === null || today <= end)
}

/** A product with what holds outside the days of its promotion in place of its own figures. */
export function ordinaryOf<P extends AnyProduct>(product: P): P
export function ordinaryOf(product: AnyProduct): AnyProduct {
  return { ...product, ...product.promotion?.ordinary }
}

/** Made once for each product and day: what is worked out from it is remembered by its identity. */
const ordinaryOnDay = perDay((product: AnyProduct) => ordinaryOf(product))

/**
 * A product as it can be had on a day: with the figures of its file, or, outside the days of a promotion that these count,
 * with the ordinary ones; null where it is had in the promotion alone. Dates are Malaysian, so that an offer ends at
 * midnight there.
 */
export function offeredOn<P extends AnyProduct>(product: P, today: IsoDate): P | null
export function offeredOn(product: AnyProduct, today: IsoDate): AnyProduct | null {
  const { promotion = null } = product
  if (promotion === null || isRunning(promotion, today)) return product
  if (promotion.ordinary === null) return null
  return Object.keys(promotion.ordinary).length === 0 ? product : ordinaryOnDay(product, today)
}
