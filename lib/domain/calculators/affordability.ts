import { roundSen, type Sen, sen } from '../money'
import { type BasisPoints, basisPoints, toFraction } from '../rate'
import { exactInstalment } from './loan'
import { presentValue } from './time-value'

/**
 * The largest instalment that keeps commitments within a part of net income: `cap × net − commitments`, rounded down to
 * the sen; RM0 when the commitments take it all.
 */
export function mostInstalment(netIncome: Sen, commitments: Sen, cap: BasisPoints): Sen {
  return sen(Math.max(0, Math.floor((netIncome * cap) / 10_000 - commitments + 1e-9)))
}

/** The loan that an instalment repays, in sen, not rounded: `M(1 − (1 + i)^−n) ÷ i`. */
export function loanFor(instalment: Sen, rate: BasisPoints, months: number): number {
  return presentValue(instalment, toFraction(rate) / 12, months)
}

/** What a household can borrow. Money in sen. */
export interface Affordability {
  readonly instalment: Sen
  /** At today's rate, rounded down to the sen. */
  readonly loan: Sen
  /** At the rate raised by the stress, rounded down to the sen. */
  readonly stressedLoan: Sen
  readonly stressedRate: BasisPoints
  /** The home that the stressed loan and the savings buy at this margin of finance. */
  readonly price: Sen
}

/**
 * The loan and the price within reach: {@link mostInstalment} at today's and at the stressed rate; the price is the
 * smaller of loan ÷ margin and loan + savings, so that the down payment is covered. Throws RangeError for a margin that
 * is not above 0 % and at most 100 %, or a sum beyond RM1 billion.
 */
export function affordability(input: {
  readonly netIncome: Sen
  readonly commitments: Sen
  readonly cap: BasisPoints
  readonly rate: BasisPoints
  readonly stress: BasisPoints
  readonly months: number
  readonly savings: Sen
  readonly margin: BasisPoints
}): Affordability {
  const { netIncome, commitments, cap, rate, stress, months, savings, margin } = input
  if (margin <= 0 || margin > 10_000) throw new RangeError(`Not a margin of finance: ${margin}`)
  const instalment = mostInstalment(netIncome, commitments, cap)
  const stressedRate = basisPoints(rate + stress)
  const stressedLoan = roundDown(loanFor(instalment, stressedRate, months))
  return {
    instalment,
    loan: roundDown(loanFor(instalment, rate, months)),
    stressedLoan,
    stressedRate,
    price: roundDown(Math.min((stressedLoan * 10_000) / margin, stressedLoan + savings)),
  }
}

/** What lenders count a month for a card: a part of its limit or balance, commonly 5 %. */
export function cardCommitment(limitOrBalance: Sen, part: BasisPoints): Sen {
  return roundSen((limitOrBalance * part) / 10_000)
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
