import { type Figure, freshness } from '../../../../figures/figure'
import type { IsoDate } from '../../../../values/iso-date'
import { oldestCheck, worstState } from '../../facts'
import { perDay } from '../../per-day'
import { type LifePlan, type LifePriceFigures, lifePriceFigures } from './table'

/** How fresh the price of a year, of a month and of all the years is; no scenario changes that. */
export const priceStates = perDay((product: LifePlan, today: IsoDate) => {
  const state = (name: keyof LifePriceFigures) => {
    const figure: Figure<unknown> = product[name]
    return freshness(figure, product.sources, lifePriceFigures[name].life, today)
  }
  const year = worstState([state('premiums'), state('sumBands'), state('policyFee')])
  const month = worstState([year, state('monthlyFactor')])
  return { year, month, total: worstState([month, state('stampDuty')]) }
})

/** The day on which the oldest figure of the price was checked; null where none is published. */
export function priceCheckedOn(product: LifePlan): IsoDate | null {
  const { sources, premiums, sumBands, policyFee, monthlyFactor, stampDuty } = product
  return oldestCheck(sources, premiums, sumBands, policyFee, monthlyFactor, stampDuty)
}
