import type { Figure } from '../../../../figures/figure'
import { type FiguresOf, published } from '../../../../figures/figure-table'
import { cases, count, list, money, optional, record, share, type ValueOf } from '../../../../figures/shape'
import type { AnyProduct } from '../../../../products/product-base'
import type { Requirements } from '../../../../products/traits'
import { type Sen, sen } from '../../../../values/money'
import { stampDuty } from '../figures'
import { lifeWords, type Person } from './words'

const { figures: words, table: tableWords } = lifeWords

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

/** What the price of a sum depends on. */
export const lifePriceFigures = {
  premiums: published(premiumTable, { ...words.premiums, life: 'fee', ranked: true }),
  sumBands: published(list(sumBand), { ...words.sumBands, life: 'fee', ranked: true }),
  policyFee: published(money, { ...words.policyFee, life: 'fee', ranked: true }),
  monthlyFactor: published(share, { ...words.monthlyFactor, life: 'fee', ranked: true }),
  stampDuty,
}
export type LifePriceFigures = FiguresOf<typeof lifePriceFigures>

/** A product that is priced by such a table and ends at an age. */
export type LifePlan = AnyProduct &
  LifePriceFigures & {
    readonly expiryAge: Figure<number>
    readonly requirements: Pick<Requirements, 'minAge' | 'maxAge'>
  }

/** Who is covered, for how much and for how many years. */
export interface LifeScenario extends Person {
  readonly sum: Sen
  readonly years: number
}

const spanOf = (values: readonly number[]) => tableWords.span(Math.min(...values), Math.max(...values))

/** The ages and years of a table, in a sentence. */
export function tableText({ kind, rows }: PremiumTable): string {
  const ages = spanOf(rows.flatMap(({ ageFrom, ageTo }) => [ageFrom, ageTo]))
  if (kind === 'rising') return tableWords.rising(ages)
  return tableWords.level(ages, spanOf(rows.flatMap(({ yearsFrom, yearsTo }) => [yearsFrom, yearsTo])))
}

/** The lowest and the highest price of a table. */
export function priceRangeText({ rows }: PremiumTable): string {
  const prices = rows
    .flatMap(({ women, men }) => [women.nonSmoker, women.smoker, men.nonSmoker, men.smoker])
    .filter((price) => price !== null)
  return tableWords.range(sen(Math.min(...prices)), sen(Math.max(...prices)))
}

/** What larger sums are charged less, in a sentence for each band; null: nothing. */
export function discountsText(bands: readonly SumBand[]): string | null {
  const discounts = bands.filter(({ off }) => off > 0).map(({ off, from }) => tableWords.off(off, from))
  return discounts.length === 0 ? null : discounts.join(' ')
}
