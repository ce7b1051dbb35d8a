import { minSen, portion, type Sen, sen } from '../values/money'
import { atRate, type BasisPoints } from '../values/rate'

/** What a medical plan leaves with the patient. `most` caps the co-insurance; `limit` is how much of the bill counts. */
export interface CoPayment {
  readonly deductible: Sen
  readonly coInsurance: BasisPoints
  readonly most: Sen | null
  readonly limit: Sen | null
}

/** A hospital bill shared between patient and insurer. Money in sen; the parts add up to the bill. */
export interface SharedBill {
  readonly deductible: Sen
  readonly coInsurance: Sen
  readonly aboveLimit: Sen
  readonly patient: Sen
  readonly insurer: Sen
}

/**
 * Shares a bill. What goes beyond the plan's limit is left out first, because a limit counts the bill and not what is paid of it;
 * then the deductible, then a part of the rest up to its cap, rounded to the sen.
 */
export function shareBill(bill: Sen, plan: CoPayment): SharedBill {
  const counted = plan.limit === null ? bill : minSen(bill, plan.limit)
  const deductible = minSen(counted, plan.deductible)
  const rest = sen(counted - deductible)
  const part = atRate(rest, plan.coInsurance)
  const coInsurance = plan.most === null ? part : minSen(part, plan.most)
  const insurer = sen(rest - coInsurance)
  return { deductible, coInsurance, aboveLimit: sen(bill - counted), patient: sen(bill - insurer), insurer }
}

/**
 * How many years of the cheaper premium pay for one bill's patient share: `extra share ÷ premium saved a year`. null when
 * the co-payment plan is not cheaper.
 */
export function yearsToCoverShare(extraShare: Sen, premiumSaved: Sen): number | null {
  return premiumSaved > 0 ? extraShare / premiumSaved : null
}

/**
 * What a fire or home policy pays under the average clause: `loss × insured ÷ rebuilding cost` when insured for less than
 * that, never more than the loss or the sum insured.
 */
export function averagePayout(loss: Sen, insured: Sen, rebuildingCost: Sen): Sen {
  const part = insured < rebuildingCost ? portion(loss, insured, rebuildingCost) : loss
  return minSen(part, minSen(loss, insured))
}

/** A bill reimbursed in part, as pet insurance does. */
export function reimbursement(bill: Sen, part: BasisPoints): Sen {
  return atRate(bill, part)
}
