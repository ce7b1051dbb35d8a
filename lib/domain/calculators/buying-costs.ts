import { ruleOn } from '../country-rates/dated'
import { type LegalFeeScale, legalFeeScales } from '../country-rates/legal-fees'
import { type PriceSlice, propertyDuties } from '../country-rates/property-duty'
import type { IsoDate } from '../values/iso-date'
import { ringgit, type Sen, sen, sumSen } from '../values/money'
import { atRate, type BasisPoints, basisPoints, sumAtRates } from '../values/rate'
import { stampDuty } from './loan'

/** Who buys, as far as stamp duty asks. `first-home` is a citizen who owns no home yet. */
export const buyerKinds = ['first-home', 'citizen', 'permanent-resident', 'foreign'] as const
export type BuyerKind = (typeof buyerKinds)[number]

const dutySlice = ringgit(100)

/** An amount that bears a rate. */
export interface RatedPart {
  readonly amount: Sen
  readonly rate: BasisPoints
}

/** The parts of a price that fall into its slices; slices that it does not reach are left out. */
export function partsBySlice(price: Sen, slices: readonly PriceSlice[]): readonly RatedPart[] {
  let below = 0
  return slices.flatMap(({ upTo, rate }) => {
    const top = upTo === null ? price : Math.min(price, upTo)
    const amount = sen(Math.max(0, top - below))
    below = Math.max(below, top)
    return amount === 0 ? [] : [{ amount, rate }]
  })
}

/** The same with each part rounded up to a whole RM100, on which duty is charged (Stamp Act, First Schedule). */
export function dutyParts(price: Sen, slices: readonly PriceSlice[]): readonly RatedPart[] {
  return partsBySlice(price, slices).map(({ amount, rate }) => ({
    amount: sen(Math.ceil(amount / dutySlice) * dutySlice),
    rate,
  }))
}

/** Stamp duty on the transfer and on the loan agreement. Money in sen. */
export interface Duties {
  readonly transfer: Sen
  readonly loan: Sen
  /** True when the first-home relief takes both duties away. */
  readonly relieved: boolean
}

/**
 * Duties on buying a home by an agreement of `day`. The first-home relief covers transfer and loan up to its price and to
 * its last day. Throws RangeError for a day before the oldest rule held.
 */
export function propertyDuty(price: Sen, loan: Sen, buyer: BuyerKind, day: IsoDate): Duties {
  const duty = ruleOn(propertyDuties, day).value
  const relief = duty.firstHome
  if (buyer === 'first-home' && relief !== null && price <= relief.upTo && day <= relief.lastDay) {
    return { transfer: sen(0), loan: sen(0), relieved: true }
  }
  const flat = buyer === 'foreign' ? duty.foreign : null
  return {
    transfer: flat === null ? sumAtRates(dutyParts(price, duty.slices)) : atRate(price, flat),
    loan: stampDuty(loan, duty.loan),
    relieved: false,
  }
}

/**
 * A lawyer's scale fee for a sale or a loan document, before tax. A discount comes off the scale, never off the minimum
 * fee, and never brings the fee below it. Throws RangeError for a discount above the largest one allowed.
 */
export function legalFee(value: Sen, scale: LegalFeeScale, discount: BasisPoints = basisPoints(0)): Sen {
  if (discount < 0 || discount > scale.mostDiscount) throw new RangeError(`Not an allowed discount: ${discount}`)
  if (value === 0) return sen(0)
  const fee = scaleFee(value, scale)
  if (fee <= scale.least) return scale.least
  return sen(Math.max(scale.least, atRate(fee, basisPoints(10_000 - discount))))
}

/** The fee of the scale on a value, before minimum, discount and tax. */
export function scaleFee(value: Sen, scale: LegalFeeScale): Sen {
  return sumAtRates(partsBySlice(value, scale.slices))
}

/** Service tax on a lawyer's fees. */
export function serviceTax(fees: Sen, scale: LegalFeeScale): Sen {
  return atRate(fees, scale.serviceTax)
}

/** The part of the scale fee that a developer's sale bears; null where it bears the least fee. */
export function developerPart(price: Sen, scale: LegalFeeScale): BasisPoints | null {
  return scale.developerParts.find(({ upTo }) => upTo === null || price <= upTo)?.part ?? null
}

/**
 * A lawyer's fee on a home bought from a developer under the Housing Development Act, before tax: a part of the scale fee
 * on the whole price, by the price.
 */
export function developerSaleFee(price: Sen, scale: LegalFeeScale): Sen {
  const part = developerPart(price, scale)
  return part === null ? scale.least : atRate(scaleFee(price, scale), part)
}

/** The scale in force on a day. Throws RangeError before 15 July 2023. */
export function legalScaleOn(day: IsoDate): LegalFeeScale {
  return ruleOn(legalFeeScales, day).value
}

/** A purchase of a home. `disbursements` are searches, registration and the like, as the lawyer quotes them. */
export interface HomePurchase {
  readonly price: Sen
  readonly loan: Sen
  readonly buyer: BuyerKind
  readonly fromDeveloper: boolean
  readonly discount: BasisPoints
  readonly disbursements: Sen
  readonly valuation: Sen
  readonly day: IsoDate
}

/** What buying a home costs besides its price, line by line, in sen. */
export interface BuyingCosts {
  readonly duties: Duties
  readonly saleFee: Sen
  readonly loanFee: Sen
  /** Service tax on both fees. */
  readonly feeTax: Sen
  readonly disbursements: Sen
  readonly valuation: Sen
  /** Everything above. */
  readonly total: Sen
  readonly downPayment: Sen
  /** Down payment and all costs: the money needed before the keys. */
  readonly dayOneCash: Sen
}

/**
 * Everything a buyer pays besides the loan: duties and lawyers' scale fees of the day, service tax on the fees rounded to
 * the sen, disbursements and valuation. A developer's sale takes no discount. Throws RangeError when the loan is larger
 * than the price or the day is before the oldest rule held.
 */
export function buyingCosts(purchase: HomePurchase): BuyingCosts {
  const { price, loan, buyer, fromDeveloper, discount, disbursements, valuation, day } = purchase
  if (loan > price) throw new RangeError(`A loan of ${loan} sen is above the price of ${price} sen`)
  const scale = legalScaleOn(day)
  const duties = propertyDuty(price, loan, buyer, day)
  const saleFee = fromDeveloper ? developerSaleFee(price, scale) : legalFee(price, scale, discount)
  const loanFee = legalFee(loan, scale, fromDeveloper ? basisPoints(0) : discount)
  const feeTax = serviceTax(sumSen([saleFee, loanFee]), scale)
  const total = sumSen([duties.transfer, duties.loan, saleFee, loanFee, feeTax, disbursements, valuation])
  const downPayment = sen(price - loan)
  const dayOneCash = sumSen([downPayment, total])
  return { duties, saleFee, loanFee, feeTax, disbursements, valuation, total, downPayment, dayOneCash }
}
