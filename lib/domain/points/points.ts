declare const pointsBrand: unique symbol

/** How many points move at once: a whole number from 1 on. Points have no fractions and are no money. */
export type Points = number & { readonly [pointsBrand]: 'points' }

/** More than any programme gives; sums of so many stay exact. */
const most = 1_000_000_000

export function isPoints(value: number): value is Points {
  return Number.isInteger(value) && value >= 1 && value <= most
}

/** Reads a number of points that the code or a checked file wrote. Throws RangeError for a fraction, nothing, less than nothing and too many. */
export function pointsOf(value: number): Points {
  if (!isPoints(value)) throw new RangeError(`Not a number of points: ${value}`)
  return value
}
