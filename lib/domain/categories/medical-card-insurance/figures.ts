import { figureReader } from '../../figures/figure-reader'
import { published } from '../../figures/figure-table'
import {
  choice,
  count,
  date,
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
import { exclusionsFigure, freeLookDays, priceChange, stampDuty, takafulFigures } from '../shared/insurance/figures'
import { insuranceTraits } from '../shared/insurance/traits'
import { medicalFigureWords as words } from './words-figures'

/** The price of a year for ages within the band, both ends included, in whole years at its start. */
const agePrice = record({ ageFrom: count, ageTo: count, women: money, men: money })
export type AgePrice = ValueOf<typeof agePrice>

const deductible = record({
  amount: money,
  each: choice(words.deductible.each),
  later: optional(record({ fromAge: count, amount: money })),
})
const outpatient = record({ what: choice(words.outpatient.options), most: optional(money) })
const repricing = record({ on: date, change: share, what: text(80) })

/** What is not paid for besides the waiting times, which have figures of their own. */
export const exclusion = choice(words.exclusions)

/** Every figure of a medical card. */
const medicalFigures = {
  kind: published(choice(words.kind.options), { ...words.kind, life: 'rule', ranked: true }),
  agePrices: published(list(agePrice), { ...words.agePrices, life: 'fee', ranked: true }),
  stampDuty,
  annualLimit: published(money, { ...words.annualLimit, life: 'rule', ranked: true }),
  limitFrom: published(record({ age: count, limit: money }), { ...words.limitFrom, life: 'rule', ranked: true }),
  lifetimeLimit: published(money, { ...words.lifetimeLimit, life: 'rule', ranked: true }),
  room: published(money, { ...words.room, life: 'rule', ranked: true }),
  roomUpgrade: published(share, { ...words.roomUpgrade, life: 'rule', ranked: true }),
  deductible: published(deductible, { ...words.deductible, life: 'rule', ranked: true }),
  coInsurance: published(record({ part: share, most: optional(money) }), {
    ...words.coInsurance,
    life: 'rule',
    ranked: true,
  }),
  noCoPayFor: published(list(choice(words.noCoPayFor.options)), { ...words.noCoPayFor, life: 'rule' }),
  exclusions: exclusionsFigure(exclusion),
  waitingDays: published(count, { ...words.waitingDays, life: 'rule' }),
  waitingListed: published(count, { ...words.waitingListed, life: 'rule' }),
  accidentDays: published(count, { ...words.accidentDays, life: 'rule' }),
  before: published(count, { ...words.before, life: 'rule' }),
  after: published(count, { ...words.after, life: 'rule' }),
  outpatient: published(list(outpatient), { ...words.outpatient, life: 'rule' }),
  abroad: published(choice(words.abroad.options), { ...words.abroad, life: 'rule' }),
  renewal: published(choice(words.renewal.options), { ...words.renewal, life: 'rule' }),
  renewalAge: published(count, { ...words.renewalAge, life: 'rule' }),
  priceChange,
  repricings: published(list(repricing), { ...words.repricings, life: 'rule' }),
  movesWithoutQuestions: published(yesNo, { ...words.movesWithoutQuestions, life: 'rule' }),
  panel: published(count, { ...words.panel, life: 'rule' }),
  guaranteeLetter: published(yesNo, { ...words.guaranteeLetter, life: 'rule' }),
  health: published(choice(words.health.options), { ...words.health, life: 'rule' }),
  freeLookDays,
  ...takafulFigures,
}

/** What a medical card has. */
export const medicalTable = { traits: insuranceTraits, figures: medicalFigures }

export type MedicalCard = ProductOfTable<'medical-card-insurance', typeof medicalTable>

/** Reads the figures of a card as its table says. */
export const medicalReader = figureReader('medical-card-insurance', medicalTable)
