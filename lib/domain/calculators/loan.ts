import { portion, ringgit, roundQuotient, type Sen, sen } from '../values/money'
import { atRate, type BasisPoints, thousandths, toFraction } from '../values/rate'
import { quotedEir } from './effective-rate'
import { futureValue, presentValue } from './time-value'

/**
 * Level instalment of a reducing-balance loan, in sen, not rounded: `M = P·i / (1 − (1 + i)^−n)` with `i = r/12`, and
 * `P/n` when the rate is zero. Throws RangeError for a term that is not a whole number of months from 1.
 */
export function exactInstalment(amount: Sen, rate: BasisPoints, months: number): number {
  checkTerm(months)
  const monthly = toFraction(rate) / 12
  return amount / presentValue(1, monthly, months)
}

/** How near half a sen an instalment must be for floating point to be in doubt: far above its error, which grows with it. */
const inDoubt = (instalment: number) => 0.001 + instalment * 1e-9

/**
 * {@link exactInstalment} in whole sen, half a sen up. Close to half a sen whole numbers alone decide:
 * `P·r·N^n ÷ (D(N^n − D^n))` for a rate of r ÷ D a month and N = D + r. Throws RangeError for a term that is not a whole
 * number of months from 1.
 */
export function levelInstalment(amount: Sen, rate: BasisPoints, months: number): Sen {
  checkTerm(months)
  if (rate === 0) return portion(amount, 1, months)
  const nearly = exactInstalment(amount, rate, months)
  if (Math.abs(nearly - Math.floor(nearly) - 0.5) > inDoubt(nearly)) return sen(Math.round(nearly))
  const [monthly, whole] = [BigInt(thousandths(rate)), 1_200_000n]
  const grown = (whole + monthly) ** BigInt(months)
  return roundQuotient(BigInt(amount) * monthly * grown, whole * (grown - whole ** BigInt(months)))
}

/**
 * What is still owed on a reducing-balance loan after `paid` instalments, in sen, not rounded:
 * `B_k = P(1 + i)^k − M((1 + i)^k − 1)/i`.
 */
export function balanceAfter(amount: Sen, rate: BasisPoints, months: number, paid: number): number {
  const instalment = exactInstalment(amount, rate, months)
  const monthly = toFraction(rate) / 12
  return futureValue(amount, -instalment, monthly, paid)
}

/** One month of a repayment plan as a lender posts it, all in whole sen. */
export interface ScheduleRow {
  readonly charge: Sen
  readonly principal: Sen
  readonly balance: Sen
}

/** A plan of equal instalments with a last one that settles the rounding, all in whole sen. */
export interface RepaymentPlan {
  readonly instalment: Sen
  /** A small loan over a long term may end months early, since its instalment is rounded up; this is what ends it. */
  readonly last: Sen
  readonly totalRepaid: Sen
  /** Total repaid less the amount borrowed: interest or profit, without fees. */
  readonly charge: Sen
}

/**
 * The month-by-month plan of a reducing-balance loan: charge rounded half up to the sen each month, the instalment
 * rounded likewise, the last instalment paying off what is left.
 */
export function reducingSchedule(amount: Sen, rate: BasisPoints, months: number): readonly ScheduleRow[] {
  const instalment = levelInstalment(amount, rate, months)
  const rows: ScheduleRow[] = []
  let balance = amount
  for (let month = 1; month <= months; month += 1) {
    const charge = monthlyCharge(balance, rate)
    const principal = month === months ? balance : sen(Math.min(instalment - charge, balance))
    balance = sen(balance - principal)
    rows.push({ charge, principal, balance })
  }
  return rows
}

/** A month's charge on what is owed: a twelfth of the yearly rate, half a sen up. */
export function monthlyCharge(balance: Sen, rate: BasisPoints): Sen {
  return atRate(balance, rate, 1, 12)
}

/** The sen-rounded plan of a reducing-balance loan; see {@link reducingSchedule}. */
export function reducingPlan(amount: Sen, rate: BasisPoints, months: number): RepaymentPlan {
  const rows = reducingSchedule(amount, rate, months)
  const charge = sen(rows.reduce((total, row) => total + row.charge, 0))
  const instalment = levelInstalment(amount, rate, months)
  const totalRepaid = sen(amount + charge)
  return { instalment, last: lastPayment(totalRepaid, instalment, months), totalRepaid, charge }
}

/** What is left of the total after as many whole instalments as fit before it, one month being kept for the rest. */
function lastPayment(totalRepaid: Sen, instalment: Sen, months: number): Sen {
  const whole = instalment === 0 ? months - 1 : Math.min(months, Math.ceil(totalRepaid / instalment)) - 1
  return sen(totalRepaid - instalment * Math.max(0, whole))
}

/**
 * The sen-rounded plan of a flat-rate loan: `charge = P·f·n/12`, instalment `(P + charge)/n`, the last one settling the
 * rounding. Throws RangeError for a term that is not a whole number of months from 1.
 */
export function flatPlan(amount: Sen, rate: BasisPoints, months: number): RepaymentPlan {
  checkTerm(months)
  const charge = atRate(amount, rate, months, 12)
  const totalRepaid = sen(amount + charge)
  const instalment = portion(totalRepaid, 1, months)
  return { instalment, last: lastPayment(totalRepaid, instalment, months), totalRepaid, charge }
}

/** The payments of a plan, one for each month, in sen; zeros after a plan that ends early. They add up to its total. */
export function planPayments(plan: RepaymentPlan, months: number): readonly number[] {
  const payments = new Array<number>(months).fill(0)
  let left: number = plan.totalRepaid
  for (let month = 0; month < months; month += 1) {
    const payment = month === months - 1 ? left : Math.min(plan.instalment, left)
    payments[month] = payment
    left -= payment
  }
  return payments
}

/** A fee that is a part of the amount, at least `least` and at most `most` (null: no upper end). */
export function upfrontFee(
  amount: Sen,
  fee: { readonly rate: BasisPoints; readonly least: Sen; readonly most: Sen | null },
): Sen {
  const part = Math.max(atRate(amount, fee.rate), fee.least)
  return sen(fee.most === null ? part : Math.min(part, fee.most))
}

const dutySlice = ringgit(1_000)

/** Stamp duty on a loan agreement: for each RM1,000 or part of it the rate of RM1,000, so RM5 at 0.5 %. */
export function stampDuty(amount: Sen, rate: BasisPoints): Sen {
  return atRate(sen(Math.ceil(amount / dutySlice) * dutySlice), rate)
}

/** All a borrower pays for one loan. Money in sen. */
export interface LoanQuote extends RepaymentPlan {
  /** The amount borrowed less what is taken from it at the start. */
  readonly paidOut: Sen
  /** Interest or profit and everything taken at the start: total repaid less the amount paid out. */
  readonly cost: Sen
  /** Monthly × 12, on the amount paid out; null when nothing is paid out. */
  readonly eir: BasisPoints | null
}

/**
 * A loan for one amount and term with `upfront` taken from the payout. The EIR solves
 * `P − upfront = Σ instalment_k / (1 + i)^k` over the sen-rounded instalments, quoted as 12·i.
 */
export function quoteLoan(input: {
  readonly amount: Sen
  readonly months: number
  readonly rate: BasisPoints
  readonly basis: 'flat' | 'reducing'
  readonly upfront: Sen
}): LoanQuote {
  const { amount, months, rate, basis, upfront } = input
  const plan = basis === 'flat' ? flatPlan(amount, rate, months) : reducingPlan(amount, rate, months)
  const paidOut = sen(amount - upfront)
  return {
    ...plan,
    paidOut,
    cost: sen(plan.totalRepaid - paidOut),
    eir: quotedEir(paidOut, planPayments(plan, months)),
  }
}

/** Commitments as a part of income, both a month: 0.5 is half. null when there is no income to divide by. */
export function debtServiceRatio(commitments: Sen, income: Sen): number | null {
  return income > 0 ? commitments / income : null
}

function checkTerm(months: number): void {
  if (!Number.isInteger(months) || months < 1) throw new RangeError(`Not a term in months: ${months}`)
}
