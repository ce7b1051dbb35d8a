import { figureReader } from '../../figures/figure-reader'
import { published } from '../../figures/figure-table'
import { choice, count, list, money, optional, record, share, text, type ValueOf } from '../../figures/shape'
import type { ProductOfTable } from '../../products/product-base'
import { exclusionsFigure, priceChange, takafulFigures } from '../shared/insurance/figures'
import { insuranceTraits } from '../shared/insurance/traits'
import { petWords } from './words'

const { figures: words, scenario, detail } = petWords

/** A yearly price before tax; ages are whole years at the start of the year. */
const priceRow = record({
  animal: choice(scenario.animal.options),
  size: choice(detail.sizes),
  breed: choice(detail.breeds),
  ageFrom: count,
  ageTo: count,
  yearly: money,
})
export type PriceRow = ValueOf<typeof priceRow>

const cover = record({ what: choice(words.covers.options), most: optional(money) })

/** What is not paid for besides the waiting time, which has figures of its own. */
export const exclusion = choice(words.exclusions)

/** Every figure of a pet policy or certificate. */
const petFigures = {
  prices: published(list(priceRow), { ...words.prices, life: 'fee', ranked: true }),
  annualLimit: published(money, { ...words.annualLimit, life: 'rule', ranked: true }),
  eachIncident: published(money, { ...words.eachIncident, life: 'rule', ranked: true }),
  paidBack: published(share, { ...words.paidBack, life: 'rule', ranked: true }),
  excess: published(money, { ...words.excess, life: 'rule', ranked: true }),
  covers: published(list(cover), { ...words.covers, life: 'rule', ranked: true }),
  exclusions: exclusionsFigure(exclusion),
  waitingAccident: published(count, { ...words.waitingAccident, life: 'rule' }),
  waitingIllness: published(count, { ...words.waitingIllness, life: 'rule' }),
  identification: published(choice(words.identification.options), { label: words.identification.label, life: 'rule' }),
  entryWeeks: published(count, { ...words.entryWeeks, life: 'rule' }),
  entryYears: published(count, { ...words.entryYears, life: 'rule', ranked: true }),
  renewalYears: published(count, { ...words.renewalYears, life: 'rule', ranked: true }),
  monthly: published(money, { ...words.monthly, life: 'fee' }),
  priceChange,
  repricings: published(list(record({ year: count, change: share })), { ...words.repricings, life: 'rule' }),
  underwriter: published(text(80), { ...words.underwriter, life: 'rule' }),
  ...takafulFigures,
}

/** What a plan has. */
export const petTable = { traits: insuranceTraits, figures: petFigures }

export type Pet = ProductOfTable<'pet-insurance', typeof petTable>

/** Reads the figures of a plan as its table says. */
export const petReader = figureReader('pet-insurance', petTable)
