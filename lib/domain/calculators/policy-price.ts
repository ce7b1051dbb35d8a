import { inForce, ruleOn } from '../country-rates/dated'
import { policyTaxes } from '../country-rates/policy-taxes'
import { dutyFreePremiums } from '../country-rates/small-policies'
import type { IsoDate } from '../values/iso-date'
import { type Sen, sen } from '../values/money'
import { atRate, type BasisPoints, basisPoints } from '../values/rate'

/** A price of general insurance with what the country puts on it, in sen. */
export interface PolicyPrice {
  readonly premium: Sen
  readonly taxRate: BasisPoints
  readonly serviceTax: Sen
  readonly stampDuty: Sen
  /** The highest premium that bears no duty; null: there is none for this kind on the day. */
  readonly dutyFreeTo: Sen | null
  readonly total: Sen
}

/**
 * `premium + premium × service tax + stamp duty` of the day, the tax rounded to the sen. A premium up to the limit bears no
 * duty where its kind may be free of it (`dutyFree`): one sen more costs RM10 more.
 */
export function policyPrice(premium: Sen, dutyFree: boolean, day: IsoDate): PolicyPrice {
  const { serviceTax: taxRate, stampDuty: duty } = ruleOn(policyTaxes, day).value
  const dutyFreeTo = dutyFree ? (inForce(dutyFreePremiums, day)?.value ?? null) : null
  const serviceTax = atRate(premium, taxRate)
  const stampDuty = dutyFreeTo !== null && premium <= dutyFreeTo ? sen(0) : duty
  return { premium, taxRate, serviceTax, stampDuty, dutyFreeTo, total: sen(premium + serviceTax + stampDuty) }
}

/** A price that is all that is paid, such as the one a visitor pays now. */
export function untaxedPrice(premium: Sen): PolicyPrice {
  return { premium, taxRate: basisPoints(0), serviceTax: sen(0), stampDuty: sen(0), dutyFreeTo: null, total: premium }
}
