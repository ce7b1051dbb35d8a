import { debtServiceRatio } from '../calculators/loan'
import { type Sen, sen } from '../values/money'
import { atRate, type BasisPoints } from '../values/rate'
import type { Answers, QuestionName } from './questions'

/** A debt on which interest is paid, with its amount and rate. */
export interface CostlyDebt {
  readonly name: string
  readonly balance: Sen
  readonly rate: BasisPoints
  /** A year, at today's balance. */
  readonly interest: Sen
}

/** What the answers say of a month and of the debts; several findings look at it. */
export interface Situation {
  /** How much more is spent a month than comes in; null where that is not known or not so. */
  readonly shortfall: Sen | null
  /** Years that the savings pay for the shortfall; null without one, or where savings are not known. */
  readonly lasting: number | null
  /** The savings are there to be spent and last long enough: those of a retired person, or of somebody without an income. */
  readonly livesOffSavings: boolean
  /** Retired, with savings that last for less than {@link drawingMarks}`.act` years. */
  readonly runningOut: boolean
  /** Nothing comes in, and the savings are all there is until it does. */
  readonly withoutIncome: boolean
  /** Card and loan with interest, costliest first. */
  readonly debts: readonly CostlyDebt[]
  /** Questions on these debts that were left open. */
  readonly debtsMissing: readonly QuestionName[]
  /** Interest a year on {@link debts}. */
  readonly yearlyInterest: Sen
  /** Repayments a month as they were answered, or {@link leastRepayment} where that is more; null where they are not known. */
  readonly repayments: Sen | null
  /** The least that card and loan ask a month: 5% of what the card owes and a month of the loan's interest. */
  readonly leastRepayment: Sen
  /** In need of help before anything else. */
  readonly trouble: boolean
  /** More comes in than goes out and no card debt is carried over: comparing products is no harm. */
  readonly mayCompareProducts: boolean
}

/** From this part of net income repayments count as high, and as more than many banks accept. */
export const ratioMarks = { watch: 0.4, act: 0.6 }
/** Years that savings to live on last: below the first there is something to act on, from the second they last long. */
export const drawingMarks = { act: 5, good: 20 }
/** What lenders commonly count as the monthly repayment of a card. */
export const cardPart = 0.05
/** Interest from this part of net income is a burden. */
const interestBurden = 0.1

const asked = [
  ['card', 'card-owed', 'card-rate'],
  ['loan', 'loan-owed', 'loan-rate'],
] as const

/** Debts whose amount and rate are known; a debt of nothing needs no rate. Names what is missing. */
function debtsOf(answers: Answers): Pick<Situation, 'debts' | 'debtsMissing'> {
  const debts: CostlyDebt[] = []
  const debtsMissing: QuestionName[] = []
  for (const [name, owed, yearly] of asked) {
    const [balance, rate] = [answers[owed], answers[yearly]]
    if (balance === null) debtsMissing.push(owed)
    else if (balance > 0 && rate === null) debtsMissing.push(yearly)
    else if (balance > 0 && rate !== null) debts.push({ name, balance, rate, interest: atRate(balance, rate) })
  }
  return { debts: debts.sort((a, b) => b.rate - a.rate), debtsMissing }
}

function leastOf({ 'card-owed': card, 'loan-owed': loan, 'loan-rate': rate }: Answers): Sen {
  const interest = loan === null || rate === null ? 0 : atRate(loan, rate, 1, 12)
  return sen(Math.round((card ?? 0) * cardPart) + interest)
}

/** What a month must leave, as a part of income, before anything new is paid from it with ease. */
const easyPart = 0.05

/** Hardly anything is left at the end of the month; what a retired person saves is no measure. */
export function isTight({ income, spending, retired }: Answers): boolean {
  return (
    income !== null && income > 0 && spending !== null && retired !== 'yes' && income - spending < income * easyPart
  )
}

/** How the savings are used, from what comes in and how long they last. */
function drawingOf({ income, retired }: Answers, shortfall: Sen | null, lasting: number | null) {
  const enough = retired === 'yes' ? drawingMarks.act : drawingMarks.good
  const mayDraw = retired === 'yes' || income === 0
  const livesOffSavings = mayDraw && lasting !== null && lasting >= enough
  return {
    livesOffSavings,
    runningOut: retired === 'yes' && lasting !== null && !livesOffSavings,
    withoutIncome: income === 0 && retired !== 'yes' && !livesOffSavings,
    isShort: shortfall !== null && !livesOffSavings,
  }
}

/** Reads what several findings need from the answers. */
export function situationOf(answers: Answers): Situation {
  const { income, spending, liquid } = answers
  const { debts, debtsMissing } = debtsOf(answers)
  const yearlyInterest = sen(debts.reduce((total, { interest }) => total + interest, 0))
  const leastRepayment = leastOf(answers)
  const repayments = answers.repayments === null ? null : sen(Math.max(answers.repayments, leastRepayment))
  const shortfall = income === null || spending === null || spending <= income ? null : sen(spending - income)
  const lasting = shortfall === null || liquid === null ? null : liquid / (shortfall * 12)
  const { isShort, ...drawing } = drawingOf(answers, shortfall, lasting)
  const ratio = income === null || repayments === null ? null : debtServiceRatio(repayments, income)
  const needsIncome = income !== null && !(income === 0 && drawing.livesOffSavings)
  const trouble =
    isShort ||
    (ratio !== null && ratio >= ratioMarks.act) ||
    (needsIncome && income === 0 && repayments !== null && repayments > 0) ||
    (needsIncome && yearlyInterest > 0 && yearlyInterest >= income * 12 * interestBurden)
  const hasSurplus = income !== null && spending !== null && spending < income
  const owesOnCard = answers['card-owed'] !== null && answers['card-owed'] > 0
  const mayCompareProducts = hasSurplus && !trouble && !owesOnCard
  return {
    ...{ shortfall, lasting, ...drawing, debts, debtsMissing, yearlyInterest },
    ...{ repayments, leastRepayment, trouble, mayCompareProducts },
  }
}
