import { figureReader } from '../../figures/figure-reader'
import { published, stated } from '../../figures/figure-table'
import { cases, choice, count, figure, list, money, rate, record, type ValueOf, yesNo } from '../../figures/shape'
import { formatRinggit } from '../../money'
import type { ProductOfTable } from '../../products/product-base'
import { bankTraits } from '../../products/traits'
import { rateTiers, tiersText } from '../shared/tiers'

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

/** Whom an account is made for. */
export const audience = choice({ anyone: 'Anyone', junior: 'Children', student: 'Students', senior: 'Seniors' })
export type Audience = ValueOf<typeof audience>

/** Every figure of a savings account. */
const savingsAccountFigures = {
  baseRate: published(rateTiers, {
    label: 'Base rate',
    life: 'rate',
    none: 'Pays nothing',
    print: tiersText,
    ranked: true,
  }),
  bonuses: published(list(bonus), {
    label: 'Bonus rates',
    life: 'rate',
    none: 'No bonus, no conditions',
    about: 'none: the base rate is all there is.',
    ranked: true,
  }),
  returnGuaranteed: stated(yesNo, {
    label: 'Return promised',
    life: 'rule',
    about: 'For hibah-based accounts the return is at the bank’s discretion and cannot be promised.',
  }),
  audience: stated(audience, { label: 'Made for', life: 'rule' }),
  openingDeposit: published(money, { label: 'Opening deposit', life: 'rule', none: 'None needed', ranked: true }),
  minimumBalance: published(money, { label: 'Minimum balance', life: 'rule', none: 'No minimum', ranked: true }),
  fallBelowMonthlyFee: published(money, {
    label: 'Fee below the minimum',
    life: 'fee',
    none: 'No fee',
    print: (amount) => `${formatRinggit(amount)} a month`,
    ranked: true,
  }),
  yearlyCardFee: published(money, {
    label: 'Debit card fee',
    life: 'fee',
    none: 'No fee',
    print: (amount) => `${formatRinggit(amount)} a year`,
    ranked: true,
  }),
  dormancyYearlyFee: published(money, {
    label: 'Fee when dormant',
    life: 'fee',
    none: 'No fee',
    print: (amount) => `${formatRinggit(amount)} a year`,
  }),
  interestPaid: published(choice({ daily: 'Every day', monthly: 'Every month', 'half-yearly': 'Every half year' }), {
    label: ({ Interest }) => `${Interest} credited`,
    life: 'rule',
    none: 'Never',
  }),
  freeWithdrawalsAMonth: published(count, { label: 'Free withdrawals a month', life: 'rule' }),
  jointAllowed: published(yesNo, { label: 'Joint holders', life: 'rule', none: 'No' }),
}

/** What a product of this kind has. */
export const savingsAccountTable = { traits: bankTraits, figures: savingsAccountFigures }

export type SavingsAccount = ProductOfTable<'savings-account', typeof savingsAccountTable>

/** Reads the figures of a savings account as its table says. */
export const savingsReader = figureReader('savings-account', savingsAccountTable)
