import { type Sen, sen } from '../values/money'
import type { BasisPoints } from '../values/rate'
import {
  minus,
  plus,
  power,
  type Ratio,
  ratio,
  ratioOfRate,
  ratioValue,
  roundRatio,
  smaller,
  times,
} from '../values/ratio'

/** A home solar system. Prices of power in hundredths of a sen for a kWh. */
export interface SolarSystem {
  readonly watts: number
  /** Hours of full sun a day with at most two decimals, commonly 3.5 to 4 in Malaysia. */
  readonly sunHours: number
  /** What is left after heat, dust and wiring, commonly 75 to 85 %. */
  readonly performance: BasisPoints
  /** What is lost of the output each year. */
  readonly ageing: BasisPoints
  readonly monthlyUseKwh: number
  /** The part of the output used in the home as it is made; the rest is exported. */
  readonly usedAtOnce: BasisPoints
  readonly tariff: number
  readonly exportCredit: number
  /** How fast both prices rise a year. */
  readonly tariffRise: BasisPoints
  readonly cost: Sen
  readonly rebate: Sen
  readonly yearlyUpkeep: Sen
  readonly years: number
}

/** One year of a solar system. Money in sen. */
export interface SolarYear {
  readonly year: number
  readonly kwh: number
  readonly saved: Sen
  /** All that is saved so far less what the system cost. */
  readonly net: Sen
}

/** What a solar system gives back. Money in sen. */
export interface SolarPayback {
  readonly monthlyKwh: number
  readonly firstYearSaved: Sen
  readonly outlay: Sen
  /** Whole months until the savings have paid for it; null when they do not within the years asked. */
  readonly paybackMonths: number | null
  readonly netAtEnd: Sen
  readonly years: readonly SolarYear[]
}

/** Output of a month of 30 days: `kWp × sun hours × 30 × performance ratio`. */
export function monthlyOutput(watts: number, sunHours: number, performance: BasisPoints): Ratio {
  return times(times(ratio(watts, 1_000), ratio(Math.round(sunHours * 100) * 30, 100)), ratioOfRate(performance))
}

/**
 * What solar saves in one month, in sen at prices in sen, not rounded: power used at once at the tariff, exported power at its credit up
 * to what the month's bill still is, since a credit is neither paid out nor carried on (Solar ATAP).
 */
export function monthlySaving(
  output: Ratio,
  use: { readonly monthlyUseKwh: number; readonly usedAtOnce: BasisPoints },
  prices: { readonly tariff: Ratio; readonly exportCredit: Ratio },
): Ratio {
  const atOnce = smaller(times(output, ratioOfRate(use.usedAtOnce)), ratio(use.monthlyUseKwh))
  const bill = times(minus(ratio(use.monthlyUseKwh), atOnce), prices.tariff)
  return plus(times(atOnce, prices.tariff), smaller(times(minus(output, atOnce), prices.exportCredit), bill))
}

/**
 * Payback year by year: output falls by `ageing`, prices rise by `tariffRise`, upkeep is taken off, half a sen goes up.
 * Simple payback, without the return that the money would earn elsewhere.
 */
export function solarPayback(system: SolarSystem): SolarPayback {
  const monthlyKwh = monthlyOutput(system.watts, system.sunHours, system.performance)
  const outlay = sen(Math.max(0, system.cost - system.rebate))
  const years: SolarYear[] = []
  let net = -outlay
  let paybackMonths: number | null = outlay === 0 ? 0 : null
  for (let year = 1; year <= system.years; year += 1) {
    const output = times(monthlyKwh, power(minus(ratio(1), ratioOfRate(system.ageing)), year - 1))
    const rise = power(plus(ratio(1), ratioOfRate(system.tariffRise)), year - 1)
    const price = (hundredths: number) => times(ratio(hundredths, 100), rise)
    const prices = { tariff: price(system.tariff), exportCredit: price(system.exportCredit) }
    const saved = roundRatio(minus(times(monthlySaving(output, system, prices), ratio(12)), ratio(system.yearlyUpkeep)))
    if (paybackMonths === null && net + saved >= 0) paybackMonths = (year - 1) * 12 + Math.ceil((-net * 12) / saved)
    net += saved
    years.push({ year, kwh: ratioValue(output) * 12, saved, net: sen(net) })
  }
  return {
    monthlyKwh: ratioValue(monthlyKwh),
    firstYearSaved: years[0]?.saved ?? sen(0),
    outlay,
    paybackMonths,
    netAtEnd: sen(net),
    years,
  }
}
