import { figureReader } from '../../figures/figure-reader'
import { published, stated } from '../../figures/figure-table'
import {
  cases,
  choice,
  count,
  date,
  figure,
  list,
  money,
  months,
  rate,
  record,
  text,
  type ValueOf,
} from '../../figures/shape'
import type { ProductOfTable } from '../../products/product-base'
import { bankTraits, type Traits } from '../../products/traits'
import { assertNever } from '../../values/assert-never'
import type { IsoDate } from '../../values/iso-date'
import { capitalised } from '../../values/words'
import { creditCardWords } from './words'

const { figures: words, choices, waivers } = creditCardWords

const spendKind = choice(choices.spend)
export const network = choice(choices.network)
export const tier = choice(choices.tier)
export const purpose = choice(choices.purpose)

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

/** "free for life", "waived from 12 swipes a year". */
export function waiverText(waiver: FeeWaiver): string {
  switch (waiver.kind) {
    case 'free-for-life':
      return waivers.freeForLife
    case 'first-year':
      return waivers.firstYear
    case 'yearly-spend':
      return waivers.yearlySpend(waiver.amount)
    case 'swipes':
      return waivers.swipes(waiver.count)
    case 'never':
      return waivers.never
    default:
      return assertNever(waiver)
  }
}

/** What a visitor must reach in a year for the fee to be waived: "RM12,000 a year"; null: it does not hang on that. */
export function waiverFromText(waiver: FeeWaiver): string | null {
  switch (waiver.kind) {
    case 'yearly-spend':
      return waivers.spendOf(waiver.amount)
    case 'swipes':
      return waivers.swipesOf(waiver.count)
    case 'free-for-life':
    case 'first-year':
    case 'never':
      return null
    default:
      return assertNever(waiver)
  }
}

const financeCharge = record({ twelveOnTime: rate, tenOnTime: rate, fewer: rate })
/** Finance charge (profit for a card-i) a year, by how many of the last 12 payments were on time. */
export type FinanceCharge = ValueOf<typeof financeCharge>

const balanceTransfer = record({ rate, months, fee: rate, minimum: money })
export type BalanceTransfer = ValueOf<typeof balanceTransfer>

const gift = record({ text: text(300), conditions: text(600), lastDay: date, longestWaitDays: count })
/** What comes with a new card until its last day. */
export type Gift = ValueOf<typeof gift>

/** Every figure of a credit card. */
const creditCardFigures = {
  network: stated(network, { ...words.network, life: 'rule' }),
  tier: stated(tier, { ...words.tier, life: 'rule' }),
  purposes: stated(list(purpose), { ...words.purposes, life: 'rule' }),
  annualFee: published(money, { ...words.annualFee, life: 'fee', ranked: true }),
  feeWaiver: published(feeWaiver, {
    ...words.feeWaiver,
    life: 'fee',
    print: (waiver) => capitalised(waiverText(waiver)),
    ranked: true,
  }),
  earn: published(list(earnRule), {
    ...words.earn,
    life: 'rate',
    about: 'The first rule that names a spend kind applies to it; missing: the card’s value is not known.',
    ranked: true,
  }),
  minimumMonthlySpend: published(money, {
    ...words.minimumMonthlySpend,
    life: 'rule',
    about: 'Total spend a month below which `earn` gives nothing.',
    ranked: true,
  }),
  totalMonthlyCap: published(money, {
    ...words.totalMonthlyCap,
    life: 'rule',
    about: 'The most cashback a month over all kinds.',
    ranked: true,
  }),
  thousandPointsWorth: published(money, {
    ...words.thousandPointsWorth,
    life: 'rate',
    about: 'At the source’s own redemption; none for a cashback card.',
    ranked: true,
  }),
  serviceTax: published(money, { ...words.serviceTax, life: 'rule', ranked: true }),
  financeCharge: published(financeCharge, {
    ...words.financeCharge,
    life: 'rate',
    about: 'A year, by how many of the last 12 payments were on time.',
    ranked: true,
  }),
  interestFreeDays: published(count, { ...words.interestFreeDays, life: 'rule', ranked: true }),
  cashAdvanceFee: published(rate, { ...words.cashAdvanceFee, life: 'fee' }),
  overseasFee: published(rate, { ...words.overseasFee, life: 'fee' }),
  loungeVisits: published(count, { ...words.loungeVisits, life: 'rule', ranked: true }),
  balanceTransfer: published(balanceTransfer, { ...words.balanceTransfer, life: 'rate', ranked: true }),
  supplementaryFee: published(money, { ...words.supplementaryFee, life: 'fee' }),
  pointsExpiryMonths: published(months, { ...words.pointsExpiryMonths, life: 'rule' }),
  gift: published(gift, {
    ...words.gift,
    life: 'rate',
    about:
      'Shown, never ranked on. none: there is none now, as the source says; gone from the page after its last day.',
  }),
}

/** What banks publish, and for whom alone some of these are. */
const traits = { ...bankTraits, audience: ['members'] } as const satisfies Traits

/** What a product of this kind has. */
export const creditCardTable = { traits, figures: creditCardFigures }

export type CreditCard = ProductOfTable<'credit-card', typeof creditCardTable>

/** The gift that comes with a new card on a day; null where there is none, or it is not published. */
export function giftOn({ gift }: CreditCard, today: IsoDate): Gift | null {
  return gift.state === 'known' && today <= gift.value.lastDay ? gift.value : null
}

/** Reads the figures of a credit card as its table says. */
export const cardReader = figureReader('credit-card', creditCardTable)

/** The network and the tier: `Visa Platinum`. */
export function cardKind(card: CreditCard): string {
  return `${network.words[card.network]} ${tier.words[card.tier]}`
}
