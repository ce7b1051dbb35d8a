import { roundSen, type Sen, sen } from '../money'
import { type BasisPoints, toFraction } from '../rate'

/** A home solar system. Prices of power in sen for a kWh, in part too. */
export interface SolarSystem {
  readonly watts: number
  /** Hours of full sun a day, commonly 3.5 to 4 in Malaysia. */
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
export function monthlyOutput(watts: number, sunHours: number, performance: BasisPoints): number {
  return (watts / 1_000) * sunHours * 30 * toFraction(performance)
}

/**
 * What solar saves in one month, in sen, not rounded: power used at once at the tariff, exported power at its credit up
 * to what the month's bill still is, since a credit is neither paid out nor carried on (Solar ATAP).
 */
export function monthlySaving(
  output: number,
  use: { readonly monthlyUseKwh: number; readonly usedAtOnce: BasisPoints },
  prices: { readonly tariff: number; readonly exportCredit: number },
): number {
  const atOnce = Math.min(output * toFraction(use.usedAtOnce), use.monthlyUseKwh)
  const bill = (use.monthlyUseKwh - atOnce) * prices.tariff
  return atOnce * prices.tariff + Math.min((output - atOnce) * prices.exportCredit, bill)
}

/**
 * Payback year by year: output falls by `ageing`, prices rise by `tariffRise`, upkeep is taken off. Simple payback,
 * without the return that the money would earn elsewhere.
 */
export function solarPayback(system: SolarSystem): SolarPayback {
  const monthlyKwh = monthlyOutput(system.watts, system.sunHours, system.performance)
  const outlay = sen(Math.max(0, system.cost - system.rebate))
  const years: SolarYear[] = []
  let net = -outlay
  let paybackMonths: number | null = outlay === 0 ? 0 : null
  for (let year = 1; year <= system.years; year += 1) {
    const output = monthlyKwh * (1 - toFraction(system.ageing)) ** (year - 1)
    const rise = (1 + toFraction(system.tariffRise)) ** (year - 1)
    const prices = { tariff: system.tariff * rise, exportCredit: system.exportCredit * rise }
    const saved = roundSen(monthlySaving(output, system, prices) * 12 - system.yearlyUpkeep)
    if (paybackMonths === null && net + saved >= 0) paybackMonths = (year - 1) * 12 + Math.ceil((-net * 12) / saved)
    net += saved
    years.push({ year, kwh: output * 12, saved, net: sen(net) })
  }
  return {
    monthlyKwh,
    firstYearSaved: years[0]?.saved ?? sen(0),
    outlay,
    paybackMonths,
    netAtEnd: sen(net),
    years,
  }
}
