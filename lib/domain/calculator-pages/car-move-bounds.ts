import { ringgit, type Sen } from '../values/money'
import type { NextSum } from './result'

/** What the calculator on moving a car loan works with. Apart from its fields: the one that leads there needs no more. */
export const carMoveBounds = {
  settlement: { least: ringgit(5_000), most: ringgit(1_000_000) },
  instalment: { least: ringgit(10), most: ringgit(100_000) },
  months: { least: 12, most: 108 },
}

/** The way on from what settles a car loan to whether moving it is worth it; null where no lender takes such a rest. Amounts in sen. */
export function movingSum(settlement: Sen, instalment: Sen, months: number): NextSum | null {
  const values = { settlement, instalment, months }
  const outside = (['settlement', 'instalment', 'months'] as const).some((name) => {
    const { least, most } = carMoveBounds[name]
    return values[name] < least || values[name] > most
  })
  if (outside) return null
  const ringgitText = (amount: Sen) => (amount / 100).toFixed(2)
  return {
    id: 'move-car-loan',
    label: 'See whether another lender is cheaper',
    values: {
      settlement: ringgitText(settlement),
      instalment: ringgitText(instalment),
      months: String(months),
    },
  }
}
