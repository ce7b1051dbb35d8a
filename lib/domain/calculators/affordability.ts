import { minSen, type Sen, sen } from '../values/money'
import { atRate, type BasisPoints, basisPoints, toFraction } from '../values/rate'
import { exactInstalment } from './loan'
import { presentValue } from './time-value'

/**
 * The largest instalment that keeps commitments within a part of net income: `cap × net − commitments`, rounded down to
 * the sen; RM0 when the commitments take it all.
 */
export function mostInstalment(netIncome: Sen, commitments: Sen, cap: BasisPoints): Sen {
  return sen(Math.max(0, Math.floor((netIncome * cap) / 10_000) - commitments))
}

/** The loan that an instalment repays, in sen, not rounded: `M(1 − (1 + i)^−n) ÷ i`. */
export function loanFor(instalment: Sen, rate: BasisPoints, months: number): number {
  return presentValue(instalment, toFraction(rate) / 12, months)
}

/** A home that a loan and savings buy. Money in sen; the down payment and the costs together are within the savings. */
export interface HomeWithin {
  readonly price: Sen
  readonly loan: Sen
  readonly downPayment: Sen
  readonly costs: Sen
}

/** What a household can borrow. Money in sen. */
export interface Affordability {
  readonly instalment: Sen
  /** Of the net income, once this instalment is paid too. */
  readonly left: Sen
  /** At today's rate, rounded down to the sen. */
  readonly loan: Sen
  /** At the rate raised by the stress, rounded down to the sen. */
  readonly stressedLoan: Sen
  readonly stressedRate: BasisPoints
  /** With the stressed loan; null when the savings do not even pay the costs of buying. */
  readonly home: HomeWithin | null
}

/** The household whose means are counted. */
export interface Household {
  readonly netIncome: Sen
  readonly commitments: Sen
  /** What it spends a month besides repayments, which the new instalment must leave. */
  readonly living: Sen
  readonly cap: BasisPoints
  readonly rate: BasisPoints
  readonly stress: BasisPoints
  readonly months: number
  readonly savings: Sen
  readonly margin: BasisPoints
}

/**
 * The loan and the home within reach. The instalment keeps to the cap ({@link mostInstalment}) and leaves what the
 * household lives on; the home is the dearest whose down payment and costs of buying the savings pay. Throws RangeError
 * for a margin that is not above 0 % and at most 100 %, or a sum beyond RM1 billion.
 *
 * @param costsOf everything that buying at a price with a loan costs besides the price
 */
export function affordability(household: Household, costsOf: (price: Sen, loan: Sen) => Sen): Affordability {
  const { netIncome, commitments, living, cap, rate, stress, months, margin } = household
  if (margin <= 0 || margin > 10_000) throw new RangeError(`Not a margin of finance: ${margin}`)
  const instalment = sen(
    Math.max(0, Math.min(mostInstalment(netIncome, commitments, cap), netIncome - commitments - living)),
  )
  const stressedRate = basisPoints(rate + stress)
  const stressedLoan = roundDown(loanFor(instalment, stressedRate, months))
  return {
    instalment,
    left: sen(netIncome - commitments - instalment),
    loan: roundDown(loanFor(instalment, rate, months)),
    stressedLoan,
    stressedRate,
    home: dearestHome(stressedLoan, household, costsOf),
  }
}

/** The dearest home in whole ringgit; the cash it takes never falls as its price rises, so halving finds it. */
function dearestHome(
  mostLoan: Sen,
  { savings, margin }: Household,
  costsOf: (price: Sen, loan: Sen) => Sen,
): HomeWithin | null {
  const at = (price: Sen): HomeWithin => {
    const loan = minSen(mostLoan, sen(Math.floor((price * margin) / 10_000)))
    return { price, loan, downPayment: sen(price - loan), costs: costsOf(price, loan) }
  }
  const isPaid = ({ downPayment, costs }: HomeWithin) => downPayment + costs <= savings
  let [low, high] = [0, Math.floor((mostLoan + savings) / 100)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (isPaid(at(sen(middle * 100)))) low = middle
    else high = middle - 1
  }
  return low === 0 ? null : at(sen(low * 100))
}

/** What lenders count a month for a card: a part of its limit or balance, commonly 5 %. */
export function cardCommitment(limitOrBalance: Sen, part: BasisPoints): Sen {
  return atRate(limitOrBalance, part)
}

/** The part of net income that commitments take once a new loan is added; null without an income. */
export function ratioWithLoan(
  netIncome: Sen,
  commitments: Sen,
  loan: { readonly amount: Sen; readonly rate: BasisPoints; readonly months: number },
): number | null {
  if (netIncome <= 0) return null
  return (commitments + exactInstalment(loan.amount, loan.rate, loan.months)) / netIncome
}

function roundDown(value: number): Sen {
  return sen(Math.floor(value + 1e-6))
}
