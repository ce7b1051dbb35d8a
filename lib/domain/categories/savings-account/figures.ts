import { figureReader } from '../../figures/figure-reader'
import { published, stated } from '../../figures/figure-table'
import { cases, choice, count, figure, list, money, rate, record, type ValueOf, yesNo } from '../../figures/shape'
import type { ProductOfTable } from '../../products/product-base'
import { bankTraits, type Traits } from '../../products/traits'
import { rateTiers, tiersText } from '../shared/tiers'
import { savingsAccountWords } from './words'

const { figures: words, choices } = savingsAccountWords

const bonus = record({
  condition: cases({
    'salary-credit': { amount: money },
    'card-spend': { amount: money },
    'bill-payments': { count },
    'monthly-top-up': { amount: money },
    invest: { amount: money },
  }),
  rate,
  cap: figure(money),
})

/** An extra rate on at most `cap` of the balance while the condition is met. */
export type BonusRate = ValueOf<typeof bonus>
export type BonusCondition = BonusRate['condition']

/** Every figure of a savings account. */
const savingsAccountFigures = {
  baseRate: published(rateTiers, { ...words.baseRate, life: 'rate', print: tiersText, ranked: true }),
  bonuses: published(list(bonus), {
    ...words.bonuses,
    life: 'rate',
    about: 'none: the base rate is all there is.',
    ranked: true,
  }),
  returnGuaranteed: stated(yesNo, {
    ...words.returnGuaranteed,
    life: 'rule',
    about: 'For hibah-based accounts the return is at the bank’s discretion and cannot be promised.',
  }),
  openingDeposit: published(money, { ...words.openingDeposit, life: 'rule', ranked: true }),
  minimumBalance: published(money, { ...words.minimumBalance, life: 'rule', ranked: true }),
  fallBelowMonthlyFee: published(money, { ...words.fallBelowMonthlyFee, life: 'fee', ranked: true }),
  yearlyCardFee: published(money, { ...words.yearlyCardFee, life: 'fee', ranked: true }),
  dormancyYearlyFee: published(money, { ...words.dormancyYearlyFee, life: 'fee' }),
  interestPaid: published(choice(choices.interestPaid), { ...words.interestPaid, life: 'rule' }),
  freeWithdrawalsAMonth: published(count, { ...words.freeWithdrawalsAMonth, life: 'rule' }),
  jointAllowed: published(yesNo, { ...words.jointAllowed, life: 'rule' }),
}

/** What banks publish, and for whom alone some of these are. */
const traits = { ...bankTraits, audience: ['junior', 'student', 'senior', 'members'] } as const satisfies Traits

/** What a product of this kind has. */
export const savingsAccountTable = { traits, figures: savingsAccountFigures }

export type SavingsAccount = ProductOfTable<'savings-account', typeof savingsAccountTable>

/** Reads the figures of a savings account as its table says. */
export const savingsReader = figureReader('savings-account', savingsAccountTable)
