import { assertNever } from '../../assert-never'
import { figureReader } from '../../figures/figure-reader'
import { published, stated } from '../../figures/figure-table'
import {
  cases,
  choice,
  choiceValues,
  count,
  date,
  figure,
  list,
  money,
  months,
  optional,
  rate,
  record,
  text,
  type ValueOf,
} from '../../figures/shape'
import { formatRinggit } from '../../money'
import type { ProductOfTable } from '../../products/product-base'
import { bankTraits } from '../../products/traits'
import { formatRate } from '../../rate'
import { capitalised, counted } from '../../words'

/** What people spend on, with the words of a sentence. */
export const spendKind = choice({
  petrol: 'petrol',
  groceries: 'groceries',
  dining: 'dining',
  online: 'online',
  travel: 'travel',
  other: 'everything else',
})
export type SpendKind = ValueOf<typeof spendKind>
export const spendKinds = choiceValues(spendKind)

export const network = choice({
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  mydebit: 'MyDebit',
})

export const tier = choice({
  classic: 'Classic',
  gold: 'Gold',
  platinum: 'Platinum',
  signature: 'Signature',
  world: 'World',
  infinite: 'Infinite',
})

export const purpose = choice({
  reward: 'Rewards points',
  cashback: 'Cashback',
  petrol: 'Petrol',
  travel: 'Travel',
  dining: 'Dining',
  shopping: 'Shopping',
  groceries: 'Groceries',
})

const points = { on: list(spendKind), perRinggit: count, cap: figure(count) }
const earnRule = cases({ cashback: { on: list(spendKind), rate, cap: figure(money) }, points, miles: points })
/**
 * One line of what a card gives back. `cashback`: `rate` of the spend. `points` and `miles`: `perRinggit`
 * thousandths of a point for each ringgit. `cap` is the most a month gives (sen, or thousandths of a point).
 */
export type EarnRule = ValueOf<typeof earnRule>

const feeWaiver = cases({
  'free-for-life': {},
  'first-year': {},
  'yearly-spend': { amount: money },
  swipes: { count },
  never: {},
})
/** When the annual fee is not charged. */
export type FeeWaiver = ValueOf<typeof feeWaiver>

/** "1 visit a year", "6 visits a year". */
export function visitsText(visits: number): string {
  return `${counted(visits, 'visit', 'visits')} a year`
}

/** "free for life", "waived from 12 swipes a year". */
export function waiverText(waiver: FeeWaiver): string {
  switch (waiver.kind) {
    case 'free-for-life':
      return 'free for life'
    case 'first-year':
      return 'first year free'
    case 'yearly-spend':
      return `waived from ${formatRinggit(waiver.amount)} spent a year`
    case 'swipes':
      return `waived from ${counted(waiver.count, 'swipe', 'swipes')} a year`
    case 'never':
      return 'no waiver'
    default:
      return assertNever(waiver)
  }
}

const financeCharge = record({ twelveOnTime: rate, tenOnTime: rate, fewer: rate })
/** Finance charge (profit for a card-i) a year, by how many of the last 12 payments were on time. */
export type FinanceCharge = ValueOf<typeof financeCharge>

const balanceTransfer = record({ rate, months, fee: rate, minimum: money })
export type BalanceTransfer = ValueOf<typeof balanceTransfer>

const gift = record({ text: text(300), conditions: text(600), lastDay: date, longestWaitDays: count, source: text(30) })

/** Every figure of a credit card. */
const creditCardFigures = {
  network: stated(network, { label: 'Network', life: 'rule' }),
  tier: stated(tier, { label: 'Tier', life: 'rule' }),
  purposes: stated(list(purpose), { label: 'Made for', life: 'rule' }),
  annualFee: published(money, { label: 'Annual fee', life: 'fee', none: 'No fee', ranked: true }),
  feeWaiver: published(feeWaiver, {
    label: 'Fee waiver',
    life: 'fee',
    none: 'No waiver',
    print: (waiver) => capitalised(waiverText(waiver)),
    ranked: true,
  }),
  earn: published(list(earnRule), {
    label: 'What it gives back',
    life: 'rate',
    about: 'The first rule that names a spend kind applies to it; missing: the card’s value is not known.',
    ranked: true,
  }),
  minimumMonthlySpend: published(money, {
    label: 'Minimum spend a month',
    life: 'rule',
    about: 'Total spend a month below which `earn` gives nothing.',
    ranked: true,
  }),
  totalMonthlyCap: published(money, {
    label: 'Most cashback a month',
    life: 'rule',
    none: 'No total cap',
    about: 'The most cashback a month over all kinds.',
    ranked: true,
  }),
  thousandPointsWorth: published(money, {
    label: '1,000 points or miles are worth',
    life: 'rate',
    none: 'It gives no points',
    about: 'At the source’s own redemption; none for a cashback card.',
    ranked: true,
  }),
  serviceTax: published(money, {
    label: 'Service tax a year',
    life: 'rule',
    none: 'No tax charged to you',
    ranked: true,
  }),
  financeCharge: published(financeCharge, {
    label: ({ kind }) => (kind === 'Islamic' ? 'Profit charge' : 'Finance charge'),
    life: 'rate',
    none: 'No charge',
    about: 'A year, by how many of the last 12 payments were on time.',
    ranked: true,
  }),
  interestFreeDays: published(count, { label: 'Days without charge', life: 'rule', print: (days) => `${days} days` }),
  cashAdvanceFee: published(rate, {
    label: 'Cash advance fee',
    life: 'fee',
    none: 'No fee',
    print: (fee) => `${formatRate(fee, 'trim')} of the amount`,
  }),
  overseasFee: published(rate, {
    label: 'Fee on spending abroad',
    life: 'fee',
    none: 'No fee',
    print: (fee) => `${formatRate(fee, 'trim')} on top of the network's rate`,
  }),
  loungeVisits: published(count, {
    label: 'Airport lounge',
    life: 'rule',
    none: 'No visits',
    unlimited: 'Unlimited visits',
    print: visitsText,
    ranked: true,
  }),
  balanceTransfer: published(balanceTransfer, {
    label: 'Balance transfer',
    life: 'rate',
    none: 'Not offered',
    ranked: true,
  }),
  supplementaryFee: published(money, { label: 'Supplementary card a year', life: 'fee', none: 'No fee' }),
  pointsExpiryMonths: published(months, {
    label: 'Points expire after',
    life: 'rule',
    none: 'They do not expire',
    unlimited: 'They do not expire',
    print: (length) => `${length} months`,
  }),
  gift: stated(optional(gift), {
    label: 'Sign-up gift',
    life: 'rule',
    about: 'Shown, never ranked on. `none` when there is none; gone from the page after its last day.',
  }),
}

/** What a product of this kind has. */
export const creditCardTable = { traits: bankTraits, figures: creditCardFigures }

export type CreditCard = ProductOfTable<'credit-card', typeof creditCardTable>

/** Reads the figures of a credit card as its table says. */
export const cardReader = figureReader('credit-card', creditCardTable)
