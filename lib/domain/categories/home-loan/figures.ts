import { figureReader } from '../../figures/figure-reader'
import { published, stated } from '../../figures/figure-table'
import { wording } from '../../figures/print'
import { cases, choice, count, list, money, rate, record, share, type ValueOf, yesNo } from '../../figures/shape'
import type { ProductOfTable } from '../../products/product-base'
import { bankTraits, type Traits } from '../../products/traits'
import { formatRinggit } from '../../values/money'
import { type BasisPoints, formatRate } from '../../values/rate'
import { upfrontFeeShape, upfrontFeeText } from '../shared/loans/upfront-fee'
import { homeLoanWords } from './words'

const words = homeLoanWords.figures

const pricing = cases({
  floating: { spread: rate },
  'fixed-first': { years: count, rate, spread: rate },
  fixed: { rate },
})
/** What the rate is made of. A spread stands on top of the reference rate of the day. */
export type Pricing = ValueOf<typeof pricing>

/** The kinds of account that a home is financed by. */
export const accountKinds = choice(words.accountWords)

/** What a bank may pay for a buyer. */
const borneKinds = choice(words.borneWords)
export type BorneKind = ValueOf<typeof borneKinds>

const lockIn = record({ years: count, fee: rate, of: choice(words.lockInOf) })

/** `+ 1.35%`, `− 0.20%`: a spread as it follows the reference rate. */
export function spreadText(spread: BasisPoints): string {
  return spread < 0 ? formatRate(spread).replace('−', '− ') : `+ ${formatRate(spread)}`
}

function pricingText(of: Pricing): string {
  const { facts } = homeLoanWords
  if (of.kind === 'fixed') return formatRate(of.rate)
  const floating = `SBR ${spreadText(of.spread)}`
  return of.kind === 'floating' ? floating : facts.fixedFirst(formatRate(of.rate), of.years, floating)
}

const ranked = true
const amounts = { life: 'rule', none: words.noLimit, ranked } as const
const tenures = { ...amounts, print: words.years }

/** Every figure of a home loan. */
const homeLoanFigures = {
  pricing: published(pricing, {
    label: words.pricing,
    life: 'rate',
    about: words.pricingAbout,
    print: pricingText,
    ranked,
  }),
  rest: stated(choice(words.restWords), { label: words.rest, life: 'rule' }),
  ceilingRate: published(rate, {
    label: words.ceilingRate,
    life: 'rate',
    none: words.ceilingNone,
    about: words.ceilingAbout,
    ranked,
  }),
  lateCharge: published(rate, {
    label: words.lateCharge,
    life: 'fee',
    print: (charge) => words.lateChargeText(formatRate(charge, 'trim')),
  }),
  margin: published(share, { label: words.margin, ...amounts }),
  marginThird: published(share, { label: words.marginThird, ...amounts }),
  minAmount: published(money, { label: words.minAmount, ...amounts }),
  maxAmount: published(money, { label: words.maxAmount, ...amounts }),
  minYears: published(count, { label: words.minYears, ...tenures }),
  maxYears: published(count, { label: words.maxYears, ...tenures }),
  oldestAge: published(count, { label: words.oldestAge, life: 'rule', none: words.noLimit }),
  account: stated(accountKinds, { label: words.account, life: 'rule' }),
  setupFee: published(money, { label: words.setupFee, life: 'fee', none: words.noFee, ranked }),
  accountFee: published(money, {
    label: words.accountFee,
    life: 'fee',
    none: words.noFee,
    print: (fee) => words.accountFeeText(formatRinggit(fee)),
    ranked,
  }),
  withdrawalFee: published(money, {
    label: words.withdrawalFee,
    life: 'fee',
    none: words.noFee,
    print: (fee) => words.withdrawalFeeText(formatRinggit(fee)),
  }),
  lockIn: published(lockIn, {
    label: words.lockIn,
    life: 'rule',
    none: words.lockInNone,
    print: ({ years, fee, of }) => words.lockInText(years, formatRate(fee, 'trim'), words.lockInOf[of]),
  }),
  processingFee: published(upfrontFeeShape, {
    label: words.processingFee,
    life: 'fee',
    none: words.noFee,
    print: (fee, own) => upfrontFeeText(fee, words.ofAmount(own)),
    ranked,
  }),
  valuation: published(upfrontFeeShape, {
    label: words.valuation,
    life: 'fee',
    none: words.noFee,
    print: (fee) => upfrontFeeText(fee, words.ofPrice),
    ranked,
  }),
  borne: published(list(borneKinds), {
    label: words.borne,
    life: 'rule',
    none: words.borneNone,
    print: (kinds, own) => kinds.map((kind) => wording(own, words.borneWords[kind])).join(', '),
    ranked,
  }),
  cover: published(record({ kind: choice(words.coverWords), cost: rate }), {
    label: words.cover,
    life: 'fee',
    about: words.coverAbout,
    print: ({ kind, cost }) =>
      cost === 0 ? words.coverWords[kind] : words.coverText(words.coverWords[kind], formatRate(cost, 'trim')),
    ranked,
  }),
  progressive: published(choice(words.progressiveWords), {
    label: words.progressive,
    life: 'rule',
    none: words.progressiveNone,
  }),
  firstHomeOnly: stated(yesNo, { label: words.firstHomeOnly, life: 'rule' }),
}

/** What banks publish, and for whom alone some of these are. */
const traits = { ...bankTraits, audience: ['government', 'members'] } as const satisfies Traits

/** What a product of this kind has. */
export const homeLoanTable = { traits, figures: homeLoanFigures }

export type HomeLoan = ProductOfTable<'home-loan', typeof homeLoanTable>

/** Reads the figures of a home loan as its table says. */
export const homeLoanReader = figureReader('home-loan', homeLoanTable)
