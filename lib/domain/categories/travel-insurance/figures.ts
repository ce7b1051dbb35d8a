import { figureReader } from '../../figures/figure-reader'
import { published } from '../../figures/figure-table'
import {
  choice,
  choiceValues,
  count,
  list,
  money,
  optional,
  record,
  share,
  text,
  type ValueOf,
  yesNo,
} from '../../figures/shape'
import type { ProductOfTable } from '../../products/product-base'
import { countryNames } from '../../reference/country-names'
import { exclusionsFigure, takafulFigures } from '../shared/insurance/figures'
import { insuranceTraits } from '../shared/insurance/traits'
import { travelFigureWords as words } from './words-figures'

/** A country or territory by its code of ISO 3166-1. */
const country = choice(countryNames)
export type Country = ValueOf<typeof country>

/** Every destination, in the order of their names. */
export const countries: readonly Country[] = choiceValues(country)

/** A part of the world that a plan has a price for; each plan draws its own. */
export const area = choice(words.areas.options)
export type Area = ValueOf<typeof area>

/** A price before tax for one traveller, for two and for a family; null: not sold to them. */
const party = { one: money, couple: optional(money), family: optional(money) }
const bandPrice = record({ area, daysFrom: count, daysTo: count, ...party })
const areaPrice = record({ area, ...party })
export type BandPrice = ValueOf<typeof bandPrice>
export type PartyPrice = Pick<BandPrice, keyof typeof party>

const areaMap = record({
  listed: list(record({ area, countries: list(country) })),
  others: optional(area),
  excluded: list(country),
})
export type AreaMap = ValueOf<typeof areaMap>

const senior = record({ from: count, price: share, cover: share })
const delay = record({ afterHours: count, pays: money, eachHours: count, most: money })
export type Delay = ValueOf<typeof delay>

/** What is not paid for besides illnesses that travellers already have, which have their own figure. */
export const exclusion = choice(words.exclusions)
export const sport = choice(words.sports.options)

/** Every figure of a travel policy or certificate. Limits are for each traveller. */
const travelFigures = {
  prices: published(list(bandPrice), { ...words.prices, life: 'fee', ranked: true }),
  weekMore: published(list(areaPrice), { ...words.weekMore, life: 'fee', ranked: true }),
  yearPrices: published(list(areaPrice), { ...words.yearPrices, life: 'fee', ranked: true }),
  senior: published(senior, { ...words.senior, life: 'rule', ranked: true }),
  areas: published(areaMap, { ...words.areas.figure, life: 'rule', ranked: true }),
  tripDays: published(count, { ...words.tripDays, life: 'rule' }),
  exclusions: exclusionsFigure(exclusion),
  known: published(choice(words.known.options), { label: words.known.label, life: 'rule' }),
  pandemic: published(choice(words.pandemic.options), { label: words.pandemic.label, life: 'rule' }),
  medical: published(money, { ...words.medical, life: 'rule', ranked: true }),
  followUpDays: published(count, { ...words.followUpDays, life: 'rule' }),
  evacuation: published(money, { ...words.evacuation, life: 'rule' }),
  accident: published(money, { ...words.accident, life: 'rule' }),
  cancel: published(money, { ...words.cancel, life: 'rule', ranked: true }),
  cutShort: published(money, { ...words.cutShort, life: 'rule' }),
  delay: published(delay, { ...words.delay, life: 'rule', ranked: true }),
  baggage: published(money, { ...words.baggage, life: 'rule' }),
  eachItem: published(money, { ...words.eachItem, life: 'rule' }),
  liability: published(money, { ...words.liability, life: 'rule' }),
  sports: published(list(sport), { ...words.sports.figure, life: 'rule' }),
  umrah: published(yesNo, { ...words.umrah, life: 'rule' }),
  schengenLetter: published(yesNo, { ...words.schengenLetter, life: 'rule' }),
  underwriter: published(text(80), { ...words.underwriter, life: 'rule' }),
  ...takafulFigures,
}

/** What a plan has. */
export const travelTable = { traits: insuranceTraits, figures: travelFigures }

export type Travel = ProductOfTable<'travel-insurance', typeof travelTable>

/** Reads the figures of a plan as its table says. */
export const travelReader = figureReader('travel-insurance', travelTable)
