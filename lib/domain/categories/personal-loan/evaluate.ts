import { knownValue, printFigure } from '../../figures/figure'
import { wordsFor } from '../../products/words'
import type { IsoDate } from '../../values/iso-date'
import type { ProductCondition, SumStep } from '../category'
import { commonConditions } from '../shared/conditions'
import { instalmentLoans } from '../shared/instalment-loan/evaluate'
import { limitReason } from '../shared/instalment-loan/offer'
import { instalmentLoanWords } from '../shared/instalment-loan/words'
import { isOwn } from '../shared/own'
import { restrictionConditions } from '../shared/restriction'
import { publishedStep } from '../shared/steps'
import { courseAbove, flatRateEnds, isUnderBankRules } from './bank-rules'
import { startCharges } from './charges'
import { loanReader, type PersonalLoan, type RateBand } from './figures'
import type { LoanScenario } from './scenario'
import { personalLoanWords as words } from './words'
import { personalLoanDetailWords } from './words-detail'

const { steps } = personalLoanDetailWords

function lawConditions(loan: PersonalLoan, { amount }: LoanScenario, today: IsoDate): readonly ProductCondition[] {
  if (isOwn(loan) || !isUnderBankRules(loan)) return []
  const flat: readonly ProductCondition[] =
    loan.rateBasis === 'flat' && today >= flatRateEnds ? [{ label: words.conditions.flat, tone: 'warn' }] : []
  const course: readonly ProductCondition[] =
    amount > courseAbove ? [{ label: words.conditions.course, tone: 'plain' }] : []
  return [...flat, ...course]
}

function conditionsOf(loan: PersonalLoan, given: LoanScenario, today: IsoDate): readonly ProductCondition[] {
  const { conditions } = words
  const own: readonly [boolean, ProductCondition][] = [
    [knownValue(loan.earlySettlement) === 'rule-of-78', { label: conditions.ruleOf78, tone: 'warn' }],
    [loan.salaryDeduction, { label: conditions.salaryDeduction, tone: 'warn' }],
    [knownValue(loan.cover)?.kind === 'compulsory', { label: conditions.cover(wordsFor(loan)), tone: 'warn' }],
    [loan.rateKind === 'floating', { label: conditions.floating, tone: 'warn' }],
    [loan.issuer.kind === 'money-lender', { label: conditions.moneyLender, tone: 'plain' }],
  ]
  const shown = own.filter(([holds]) => holds).map(([, chip]) => chip)
  return [
    ...restrictionConditions(loan),
    ...shown,
    ...lawConditions(loan, given, today),
    ...commonConditions(loan, today),
  ]
}

function speedStep(loan: PersonalLoan): SumStep {
  const { label, print, none } = instalmentLoanWords.figures.disbursalDays
  return publishedStep('speed', label, printFigure(loan.disbursalDays, print, { none }))
}

/** What personal loans offer and cost: any amount and term within a band, with fees taken from the payout. */
export const personalLoans = instalmentLoans<PersonalLoan, LoanScenario, RateBand>({
  reader: loanReader,
  borrowed: (scenario) => scenario,
  text: words.scenario.text,
  basis: (loan) => loan.rateBasis,
  refusal: limitReason,
  covers: ({ amountFrom, amountTo, monthsFrom, monthsTo }, { amount, months }) =>
    amountFrom <= amount && amount <= amountTo && monthsFrom <= months && months <= monthsTo,
  charges: startCharges,
  conditions: conditionsOf,
  facts: ({ total, eir, speed, income }) => [total, eir, speed, income],
  sortValues: (common) => common,
  steps: {
    published: (_, { amountFrom, amountTo, monthsFrom, monthsTo }) =>
      steps.published(amountFrom, amountTo, monthsFrom, monthsTo),
    paidOut: steps.paidOut,
    more: (loan) => [speedStep(loan)],
  },
})
