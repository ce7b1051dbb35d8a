import { figureReader } from '../../figures/figure-reader'
import { published, stated } from '../../figures/figure-table'
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
import type { ProductOfTable } from '../../products/product-base'
import { bankTraits } from '../../products/traits'
import { formatAnnualRate } from '../../rate'

const placement = record({ months, rate, from: money, upTo: optional(money) })
/** A rate for one term, for placements from `from` up to and including `upTo` (null: no upper end). */
export type Placement = ValueOf<typeof placement>

/** What must be bought or funded, in the words of a sentence. */
export const tiedKind = choice({
  'savings-share': 'savings account share',
  'unit-trust': 'unit trust',
  insurance: ({ insurance }) => insurance,
  'current-account': 'current account share',
})

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

/** What leaving early does. */
export const earlyWithdrawal = choice({
  'no-return': ({ interest }) => `No ${interest}`,
  'half-after-three-months': 'Half after 3 months',
  'not-allowed': 'Not allowed',
  'full-to-date': 'Full to that day',
})
export type EarlyWithdrawal = ValueOf<typeof earlyWithdrawal>

/** When the return is paid. */
export const payoutWords = choice({
  'at-maturity': 'At maturity',
  monthly: 'Every month',
  'half-yearly': 'Every half year',
})

/** Every figure of a fixed deposit. */
const fixedDepositFigures = {
  placements: published(list(placement), { label: 'Rates', life: 'rate', ranked: true }),
  rateKind: stated(choice({ board: 'Board rate', promotional: 'Promotional rate' }), {
    label: 'Kind of rate',
    life: 'rate',
  }),
  tied: published(tiedPurchase, {
    label: 'You must also buy or fund',
    life: 'rate',
    none: 'Nothing',
    about: 'none: no strings. `share` per 100 of the deposit; `rate` what it earns a year; `charge` lost at the start.',
    ranked: true,
  }),
  freshFundsOnly: stated(yesNo, { label: 'Fresh funds only', life: 'rule' }),
  seniorsOnly: stated(yesNo, { label: 'Seniors only', life: 'rule' }),
  minimumDeposit: published(money, { label: 'Minimum deposit', life: 'rule', none: 'No minimum', ranked: true }),
  maximumDeposit: published(money, { label: 'Maximum deposit', life: 'rule', none: 'No maximum', ranked: true }),
  payout: published(payoutWords, {
    label: 'Return paid',
    life: 'rule',
    none: 'Not paid',
  }),
  earlyWithdrawal: published(earlyWithdrawal, {
    label: 'If you leave early',
    life: 'rule',
    none: 'No rule',
    ranked: true,
  }),
  partialWithdrawal: published(yesNo, { label: 'Part of it can be taken out', life: 'rule', none: 'No' }),
  renewalRate: published(rate, {
    label: 'Rate after renewal',
    life: 'rate',
    none: 'Does not renew itself',
    print: formatAnnualRate,
    about: 'Rate after an automatic renewal; usually the board rate.',
  }),
  dayCount: stated(numbers(365, 366), { label: 'Days in a year for the sum', life: 'rule' }),
}

/** What a product of this kind has. */
export const fixedDepositTable = { traits: bankTraits, figures: fixedDepositFigures }

export type FixedDeposit = ProductOfTable<'fixed-deposit', typeof fixedDepositTable>

/** Reads the figures of a fixed deposit as its table says. */
export const depositReader = figureReader('fixed-deposit', fixedDepositTable)
