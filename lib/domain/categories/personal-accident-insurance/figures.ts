import { figureReader } from '../../figures/figure-reader'
import { published } from '../../figures/figure-table'
import { choice, count, list, money, optional, record, share, text, type ValueOf } from '../../figures/shape'
import type { ProductOfTable } from '../../products/product-base'
import { exclusionsFigure, priceChange, takafulFigures } from '../shared/insurance/figures'
import { insuranceTraits } from '../shared/insurance/traits'
import { accidentFigureWords as words } from './words-figures'

/** A yearly price before tax for one person, by the sum paid on death and the class of work; null: not accepted. */
const priceRow = record({ sum: money, class1: money, class2: optional(money), class3: optional(money) })
export type PriceRow = ValueOf<typeof priceRow>

const injury = choice(words.disablement.injuries)

const disablement = record({
  scale: choice(words.disablement.scales),
  most: share,
  injuries: list(record({ injury, part: share })),
})
const weekly = record({ part: share, weeks: count, afterDays: count })
const lump = record({ what: choice(words.lumps.options), sum: money })

/** What is not paid for, beside motorcycles and the scale of injuries, which have figures of their own. */
export const exclusion = choice(words.exclusions)

/** Every figure of a personal accident policy or certificate. */
const accidentFigures = {
  prices: published(list(priceRow), { ...words.prices, life: 'fee', ranked: true }),
  familyPrices: published(list(record({ who: choice(words.familyPrices.parties), part: share })), {
    ...words.familyPrices,
    life: 'fee',
    ranked: true,
  }),
  disablement: published(disablement, { ...words.disablement, life: 'rule', ranked: true }),
  weekly: published(weekly, { ...words.weekly, life: 'rule', ranked: true }),
  medical: published(money, { ...words.medical, life: 'rule', ranked: true }),
  hospitalIncome: published(record({ day: money, days: count }), {
    ...words.hospitalIncome,
    life: 'rule',
    ranked: true,
  }),
  motorcycle: published(choice(words.motorcycle.options), {
    label: words.motorcycle.label,
    none: words.motorcycle.none,
    life: 'rule',
    ranked: true,
  }),
  doubled: published(list(choice(words.doubled.options)), { ...words.doubled, life: 'rule' }),
  renewalBonus: published(record({ part: share, most: share }), { ...words.renewalBonus, life: 'rule' }),
  lumps: published(list(lump), { ...words.lumps, life: 'rule' }),
  territory: published(choice(words.territory.options), { label: words.territory.label, life: 'rule' }),
  exclusions: exclusionsFigure(exclusion),
  priceChange,
  renewal: published(choice(words.renewal.options), {
    label: words.renewal.label,
    none: words.renewal.none,
    life: 'rule',
  }),
  expiryAge: published(count, { ...words.expiryAge, life: 'rule' }),
  underwriter: published(text(80), { ...words.underwriter, life: 'rule' }),
  ...takafulFigures,
}

/** What a plan has. Some are for older people alone. */
export const accidentTable = {
  traits: { ...insuranceTraits, audience: [...insuranceTraits.audience, 'senior'] },
  figures: accidentFigures,
} as const

export type Accident = ProductOfTable<'personal-accident-insurance', typeof accidentTable>

/** Reads the figures of a plan as its table says. */
export const accidentReader = figureReader('personal-accident-insurance', accidentTable)
