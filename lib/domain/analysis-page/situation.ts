import { debtServiceRatio } from '../calculators/loan'
import { type Sen, sen } from '../money'
import { atRate, type BasisPoints } from '../rate'
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
  /** The visitor is retired and has savings for at least a year of the shortfall: that is what they are for. */
  readonly livesOffSavings: boolean
  /** Card and loan with interest, costliest first. */
  readonly debts: readonly CostlyDebt[]
  /** Questions on these debts that were left open. */
  readonly debtsMissing: readonly QuestionName[]
  /** Interest a year on {@link debts}. */
  readonly yearlyInterest: Sen
  /** In need of help before anything else. */
  readonly trouble: boolean
  /** More comes in than goes out and no card debt is carried over: comparing products is no harm. */
  readonly mayCompareProducts: boolean
}

/** From this part of net income repayments count as high, and as more than many banks accept. */
export const ratioMarks = { watch: 0.4, act: 0.6 }
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

function isRetiredOnSavings({ retired, liquid }: Answers, shortfall: Sen | null): boolean {
  return retired === 'yes' && shortfall !== null && liquid !== null && liquid >= shortfall * 12
}

/** Reads what several findings need from the answers. */
export function situationOf(answers: Answers): Situation {
  const { income, spending, repayments } = answers
  const { debts, debtsMissing } = debtsOf(answers)
  const yearlyInterest = sen(debts.reduce((total, { interest }) => total + interest, 0))
  const shortfall = income === null || spending === null || spending <= income ? null : sen(spending - income)
  const livesOffSavings = isRetiredOnSavings(answers, shortfall)
  const ratio = income === null || repayments === null ? null : debtServiceRatio(repayments, income)
  const trouble =
    (shortfall !== null && !livesOffSavings) ||
    (ratio !== null && ratio >= ratioMarks.act) ||
    (income === 0 && repayments !== null && repayments > 0) ||
    (income !== null && yearlyInterest > 0 && yearlyInterest >= income * 12 * interestBurden)
  const hasSurplus = income !== null && spending !== null && spending < income
  const owesOnCard = answers['card-owed'] !== null && answers['card-owed'] > 0
  const mayCompareProducts = hasSurplus && !trouble && !owesOnCard
  return { shortfall, livesOffSavings, debts, debtsMissing, yearlyInterest, trouble, mayCompareProducts }
}
