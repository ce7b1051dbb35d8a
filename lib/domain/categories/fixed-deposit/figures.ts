import { figureReader } from '../../figures/figure-reader'
import { published, stated } from '../../figures/figure-table'
import { choiceText } from '../../figures/print'
import {
  choice,
  list,
  money,
  months,
  numbers,
  optional,
  rate,
  record,
  share,
  type ValueOf,
  yesNo,
} from '../../figures/shape'
import type { AnyProduct, ProductOfTable } from '../../products/product-base'
import { bankTraits, type Traits } from '../../products/traits'
import { wordsFor } from '../../products/words'
import { formatAnnualRate } from '../../values/rate'
import { fixedDepositWords } from './words'

const { figures: words, choices } = fixedDepositWords

const placement = record({ months, rate, from: money, upTo: optional(money) })
/** A rate for one term, for placements from `from` up to and including `upTo` (null: no upper end). */
export type Placement = ValueOf<typeof placement>

/** What must be bought or funded, in the words of a sentence. */
const tiedKind = choice(choices.tied)

const tiedPurchase = record({
  kind: tiedKind,
  share,
  rate,
  charge: rate,
})
/**
 * Something that must be bought or funded together with the deposit. `share` is its size per 100 of the deposit,
 * in basis points; `rate` what it earns a year; `charge` what is lost on it at the start.
 */
export type TiedPurchase = ValueOf<typeof tiedPurchase>

/** The tied purchase in the product's own words: "unit trust", "takaful". */
export function tiedText(product: AnyProduct, kind: TiedPurchase['kind']): string {
  return choiceText(tiedKind, kind, wordsFor(product))
}

/** What leaving early does. */
export const earlyWithdrawal = choice(choices.earlyWithdrawal)
export type EarlyWithdrawal = ValueOf<typeof earlyWithdrawal>

/** When the return is paid. */
export const payout = choice(choices.payout)

/** At whose rate money is placed. */
export const rateKind = choice(choices.rateKind)

/** Every figure of a fixed deposit. */
const fixedDepositFigures = {
  placements: published(list(placement), { ...words.placements, life: 'rate', ranked: true }),
  rateKind: stated(rateKind, { ...words.rateKind, life: 'rate' }),
  tied: published(tiedPurchase, {
    ...words.tied,
    life: 'rate',
    about: 'none: no strings. `share` per 100 of the deposit; `rate` what it earns a year; `charge` lost at the start.',
    ranked: true,
  }),
  freshFundsOnly: stated(yesNo, { ...words.freshFundsOnly, life: 'rule' }),
  minimumDeposit: published(money, { ...words.minimumDeposit, life: 'rule', ranked: true }),
  maximumDeposit: published(money, { ...words.maximumDeposit, life: 'rule', ranked: true }),
  payout: published(payout, { ...words.payout, life: 'rule' }),
  earlyWithdrawal: published(earlyWithdrawal, { ...words.earlyWithdrawal, life: 'rule', ranked: true }),
  partialWithdrawal: published(yesNo, { ...words.partialWithdrawal, life: 'rule' }),
  renewalRate: published(rate, {
    ...words.renewalRate,
    life: 'rate',
    print: formatAnnualRate,
    about: 'Rate after an automatic renewal; usually the board rate.',
  }),
  dayCount: stated(numbers(365, 366), { ...words.dayCount, life: 'rule' }),
}

/** What banks publish, and for whom alone some of these are. */
const traits = { ...bankTraits, audience: ['senior', 'members'] } as const satisfies Traits

/** What a product of this kind has. */
export const fixedDepositTable = { traits, figures: fixedDepositFigures }

export type FixedDeposit = ProductOfTable<'fixed-deposit', typeof fixedDepositTable>

/** Reads the figures of a fixed deposit as its table says. */
export const depositReader = figureReader('fixed-deposit', fixedDepositTable)
