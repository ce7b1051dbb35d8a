import { figureReader } from '../../figures/figure-reader'
import { published } from '../../figures/figure-table'
import {
  choice,
  count,
  list,
  money,
  optional,
  rate,
  record,
  share,
  text,
  type ValueOf,
  yesNo,
} from '../../figures/shape'
import type { ProductOfTable } from '../../products/product-base'
import { exclusionsFigure, priceChange, takafulFigures } from '../shared/insurance/figures'
import { insuranceTraits } from '../shared/insurance/traits'
import { propertyFigureWords as words } from './words-figures'

const part = choice(words.rates.parts)
export type Part = ValueOf<typeof part>

/** A yearly price as a part of a sum, for a home of brick or concrete. */
const rateRow = record({ part, home: choice(words.rates.homes), rate, least: optional(money) })
export type RateRow = ValueOf<typeof rateRow>

const packageRow = record({ building: optional(money), contents: optional(money), price: money })
export type PackageRow = ValueOf<typeof packageRow>

export const peril = choice(words.perils.options)
const perilRow = record({
  peril,
  cover: choice(words.perils.covers),
  excess: optional(money),
  excessPart: optional(share),
  rate: optional(rate),
})
export type PerilRow = ValueOf<typeof perilRow>

/** What is not paid for, beside the events that are not covered. */
export const exclusion = choice(words.exclusions)

/** Every figure of a policy or certificate for a home. */
const propertyFigures = {
  rates: published(list(rateRow), { ...words.rates, life: 'fee', ranked: true }),
  packages: published(list(packageRow), { ...words.packages, life: 'fee', ranked: true }),
  perils: published(list(perilRow), { ...words.perils, life: 'rule', ranked: true }),
  averageFrom: published(share, { ...words.averageFrom, life: 'rule', ranked: true }),
  settlement: published(choice(words.settlement.options), { label: words.settlement.label, life: 'rule' }),
  rent: published(share, { ...words.rent, life: 'rule' }),
  stay: published(money, { ...words.stay, life: 'rule' }),
  liability: published(money, { ...words.liability, life: 'rule' }),
  away: published(share, { ...words.away, life: 'rule' }),
  valuablesEach: published(money, { ...words.valuablesEach, life: 'rule' }),
  emptyDays: published(count, { ...words.emptyDays, life: 'rule' }),
  strata: published(choice(words.strata.options), { label: words.strata.label, life: 'rule' }),
  mortgagee: published(yesNo, { ...words.mortgagee, life: 'rule' }),
  exclusions: exclusionsFigure(exclusion),
  priceChange,
  underwriter: published(text(80), { ...words.underwriter, life: 'rule' }),
  ...takafulFigures,
}

/** What a plan has. */
export const propertyTable = { traits: insuranceTraits, figures: propertyFigures }

export type Property = ProductOfTable<'property-insurance', typeof propertyTable>

/** Reads the figures of a plan as its table says. */
export const propertyReader = figureReader('property-insurance', propertyTable)

/** Which parts of a home a plan insures at all, by its prices. */
export function insuresOf({ rates, packages }: Property): ReadonlySet<Part> {
  const byRate = rates.state === 'known' ? rates.value.map((row) => row.part) : []
  const fixed = packages.state === 'known' ? packages.value : []
  return new Set<Part>([
    ...byRate,
    ...(fixed.some(({ building }) => building !== null) ? (['building'] as const) : []),
    ...(fixed.some(({ contents }) => contents !== null) ? (['contents'] as const) : []),
  ])
}
