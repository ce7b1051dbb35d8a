import { ruleOn } from '../country-rates/dated'
import { type MotorTariff, noClaimDiscounts, type VehicleKind } from '../country-rates/motor'
import { type PolicyTaxes, policyTaxes } from '../country-rates/policy-taxes'
import type { IsoDate } from '../values/iso-date'
import { ringgit, type Sen, sen } from '../values/money'
import { atRate, type BasisPoints, basisPoints } from '../values/rate'

const firstThousand = ringgit(1_000)

/**
 * The tariff's comprehensive premium of a private car before discount: the engine's first RM1,000 of cover, then a sum
 * for each further RM1,000 or part. A guide only: insurers set their own prices.
 */
export function tariffPremium(tariff: MotorTariff, engineCc: number, sumInsured: Sen): Sen {
  const band = tariff.bands.find(({ upToCc }) => upToCc === null || engineCc <= upToCc)
  if (band === undefined) throw new RangeError(`No band for an engine of ${engineCc} cc`)
  const further = Math.max(0, Math.ceil((sumInsured - firstThousand) / firstThousand))
  return sen(band.firstThousand + further * tariff.furtherThousand)
}

/** The no-claim discount after so many whole years without a claim, by the scale of the day. */
export function noClaimDiscount(vehicle: VehicleKind, claimFreeYears: number, day: IsoDate): BasisPoints {
  const scale = ruleOn(noClaimDiscounts, day).value[vehicle]
  const discount = scale[Math.min(Math.floor(claimFreeYears), scale.length - 1)]
  if (discount === undefined) throw new RangeError(`Not a number of years: ${claimFreeYears}`)
  return discount
}

/** Taxes on a motor policy of the day. */
export function motorTaxes(day: IsoDate): PolicyTaxes {
  return ruleOn(policyTaxes, day).value
}

/** A motor premium, line by line, in sen. */
export interface MotorPremium {
  readonly gross: Sen
  readonly discount: Sen
  readonly afterDiscount: Sen
  readonly serviceTax: Sen
  readonly stampDuty: Sen
  readonly total: Sen
}

/** `gross × (1 − NCD)`, rounded to the sen, plus service tax on that, rounded likewise, plus stamp duty. */
export function motorPremium(gross: Sen, discount: BasisPoints, taxes: PolicyTaxes): MotorPremium {
  const afterDiscount = atRate(gross, basisPoints(10_000 - discount))
  const serviceTax = atRate(afterDiscount, taxes.serviceTax)
  return {
    gross,
    discount: sen(gross - afterDiscount),
    afterDiscount,
    serviceTax,
    stampDuty: taxes.stampDuty,
    total: sen(afterDiscount + serviceTax + taxes.stampDuty),
  }
}

/**
 * What a claim costs in higher premiums over the coming renewals, tax included, when the discount starts again from
 * none: compare it with the damage before claiming. The gross premium is held the same.
 */
export function claimCost(
  gross: Sen,
  vehicle: VehicleKind,
  claimFreeYears: number,
  renewals: number,
  day: IsoDate,
): Sen {
  const taxes = motorTaxes(day)
  let extra = 0
  for (let renewal = 0; renewal < renewals; renewal += 1) {
    const without = noClaimDiscount(vehicle, claimFreeYears + 1 + renewal, day)
    const afterClaim = noClaimDiscount(vehicle, renewal, day)
    extra += motorPremium(gross, afterClaim, taxes).total - motorPremium(gross, without, taxes).total
  }
  return sen(extra)
}
