import { figureReader } from '../../figures/figure-reader'
import { published } from '../../figures/figure-table'
import { cases, choice, count, list, money, months, optional, record, share, type ValueOf } from '../../figures/shape'
import type { ProductOfTable } from '../../products/product-base'
import type { Traits } from '../../products/traits'
import { termLifeWords } from './words'

const { figures: words } = termLifeWords

/** A price of the table for one sex; `smoker` null: no cover for smokers. */
const cell = record({ nonSmoker: money, smoker: optional(money) })

/** A price for ages within the band, both ends included. */
const ageBand = { ageFrom: count, ageTo: count, women: cell, men: cell }
const levelRow = record({ ...ageBand, yearsFrom: count, yearsTo: count })
export type LevelRow = ValueOf<typeof levelRow>
const risingRow = record(ageBand)
export type RisingRow = ValueOf<typeof risingRow>

/**
 * The yearly price for each RM1,000, by age next birthday. `level`: the price at entry, for covers of so many years, stays
 * the same. `rising`: each year is charged at the age of that year.
 */
const premiumTable = cases({ level: { rows: list(levelRow) }, rising: { rows: list(risingRow) } })
export type PremiumTable = ValueOf<typeof premiumTable>

const sumBand = record({ from: money, upTo: optional(money), off: money })
export type SumBand = ValueOf<typeof sumBand>

const disability = record({ part: share, toAge: count })
const terminalIllness = record({ part: share, most: optional(money) })

/** What is not paid for besides suicide, which has its own figure. */
export const exclusion = choice(words.exclusions.options)
export const occupation = choice(words.occupations.options)

const wakalahFee = list(record({ fromYear: count, toYear: optional(count), part: share }))

/** Every figure of a term life policy or family takaful certificate. */
const termLifeFigures = {
  premiums: published(premiumTable, { ...words.premiums, life: 'fee', ranked: true }),
  sumBands: published(list(sumBand), { ...words.sumBands, life: 'fee', ranked: true }),
  policyFee: published(money, { ...words.policyFee, life: 'fee', ranked: true }),
  monthlyFactor: published(share, { ...words.monthlyFactor, life: 'fee', ranked: true }),
  stampDuty: published(money, { ...words.stampDuty, life: 'rule', ranked: true }),
  priceChange: published(choice(words.priceChange.options), { label: words.priceChange.label, life: 'rule' }),
  expiryAge: published(count, { ...words.expiryAge, life: 'rule', ranked: true }),
  exclusions: published(list(exclusion), { ...words.exclusions, life: 'rule' }),
  suicideMonths: published(months, { ...words.suicideMonths, life: 'rule' }),
  waitingMonths: published(months, { ...words.waitingMonths, life: 'rule' }),
  contestableMonths: published(months, { ...words.contestableMonths, life: 'rule' }),
  disability: published(disability, { ...words.disability, life: 'rule' }),
  terminalIllness: published(terminalIllness, { ...words.terminalIllness, life: 'rule' }),
  accidentExtra: published(share, { ...words.accidentExtra, life: 'rule' }),
  renewal: published(choice(words.renewal.options), { label: words.renewal.label, life: 'rule' }),
  conversionAge: published(count, { ...words.conversionAge, life: 'rule' }),
  freeLookDays: published(count, { ...words.freeLookDays, life: 'rule' }),
  health: published(choice(words.health.options), { label: words.health.label, life: 'rule' }),
  occupations: published(list(occupation), {
    label: words.occupations.label,
    none: words.occupations.none,
    life: 'rule',
  }),
  wakalahFee: published(wakalahFee, { ...words.wakalahFee, life: 'fee' }),
  surplusPart: published(share, { ...words.surplusPart, life: 'rule' }),
}

/** What insurers and takaful operators publish beside the figures: income does not matter, and anybody may come back. */
const traits = {
  shariah: true,
  promotion: true,
  disclosure: true,
  applicant: ['minAge', 'maxAge', 'residencies'],
  audience: ['customers', 'members'],
  purpose: [],
} as const satisfies Traits

/** What a plan has. */
export const termLifeTable = { traits, figures: termLifeFigures }

export type TermLife = ProductOfTable<'term-life-insurance', typeof termLifeTable>

/** Reads the figures of a plan as its table says. */
export const termLifeReader = figureReader('term-life-insurance', termLifeTable)
