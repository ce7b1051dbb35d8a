import type { LevelRow, RisingRow, SumBand } from '@/lib/domain/categories/shared/insurance/life/table'
import type { TermLife } from '@/lib/domain/categories/term-life-insurance/figures'
import type { InsuranceIssuer } from '@/lib/domain/products/issuer'
import { ringgit, sen } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'
import { known, none, productCore, unlimited } from './product'

/** An insurer whose benefits PIDM protects. */
export const lifeInsurer: InsuranceIssuer = {
  slug: 'nusa-life',
  name: 'Nusa Life',
  shortName: 'Nusa Life',
  code: 'NUSALIFE',
  mark: 'waves',
  colour: 'blue',
  kind: 'insurer',
  benefitProtection: true,
  invented: true,
}

/** A takaful operator of the same kind. */
export const takafulOperator: InsuranceIssuer = { ...lifeInsurer, name: 'Nusa Keluarga', kind: 'takaful-operator' }

/** Prices in sen a year for each RM1,000: women, women who smoke, men, men who smoke; null: not offered. */
type Prices = readonly [number, number | null, number, number | null]

function cells([woman, womanSmoker, man, manSmoker]: Prices) {
  const cell = (nonSmoker: number, smoker: number | null) => ({
    nonSmoker: sen(nonSmoker),
    smoker: smoker === null ? null : sen(smoker),
  })
  return { women: cell(woman, womanSmoker), men: cell(man, manSmoker) }
}

/** A row of a level table. */
export function levelRow(ages: readonly [number, number], years: readonly [number, number], prices: Prices): LevelRow {
  return { ageFrom: ages[0], ageTo: ages[1], yearsFrom: years[0], yearsTo: years[1], ...cells(prices) }
}

/** A row of a rising table. */
export function risingRow(ageFrom: number, ageTo: number, prices: Prices): RisingRow {
  return { ageFrom, ageTo, ...cells(prices) }
}

/** A band of the sum, in ringgit, with what it takes off each price in sen. */
export function bandOf(from: number, upTo: number | null, off = 0): SumBand {
  return { from: ringgit(from), upTo: upTo === null ? null : ringgit(upTo), off: sen(off) }
}

/** A level table for ages 19 to 60 and covers of 5 to 30 years. */
export const levelTable = known({
  kind: 'level' as const,
  rows: [
    levelRow([19, 40], [5, 20], [147, 236, 217, 390]),
    levelRow([41, 60], [5, 20], [493, 789, 725, 1305]),
    levelRow([19, 40], [21, 30], [234, 374, 344, null]),
  ],
})

/** A rising table for ages 19 to 70, by ten years of age. */
export const risingTable = known({
  kind: 'rising' as const,
  rows: [
    risingRow(19, 30, [60, 95, 88, 160]),
    risingRow(31, 40, [90, 140, 130, 240]),
    risingRow(41, 50, [200, 320, 300, 540]),
    risingRow(51, 70, [700, 1100, 1000, 1800]),
  ],
})

/** A plain policy: the level table, RM30 a year, 8.75% a month, RM10 of duty, cover to age 80, disability to 65. */
export function makeTermLife(changes: Partial<TermLife> = {}): TermLife {
  return {
    ...productCore('term-life-insurance'),
    issuer: lifeInsurer,
    shariah: null,
    disclosureSource: 'fees',
    requirements: { minAge: known(18), maxAge: known(59), residencies: known(['citizen']) },
    channel: 'online-or-branch',
    promotion: null,
    documents: ['MyKad'],
    premiums: levelTable,
    sumBands: known([bandOf(50_000, 499_999.99), bandOf(500_000, 1_000_000, 15)]),
    policyFee: known(ringgit(30), 'fees'),
    monthlyFactor: known(basisPoints(875), 'fees'),
    stampDuty: known(ringgit(10), 'fees'),
    priceChange: known('guaranteed'),
    expiryAge: known(80),
    exclusions: known(['pre-existing', 'hiv-aids', 'war']),
    suicideMonths: known(12),
    waitingMonths: none,
    contestableMonths: known(24),
    disability: known({ part: basisPoints(10_000), toAge: 65 }),
    terminalIllness: known({ part: basisPoints(5_000), most: ringgit(200_000) }),
    accidentExtra: none,
    renewal: known('not-needed'),
    conversionAge: unlimited,
    freeLookDays: known(15),
    health: known('questions'),
    occupations: none,
    audience: [],
    wakalahFee: none,
    surplusPart: none,
    ...changes,
  }
}

/** A family takaful certificate of the same figures, with a fee of 40% in the first year and 10% after it. */
export function makeTermTakaful(changes: Partial<TermLife> = {}): TermLife {
  return makeTermLife({
    issuer: takafulOperator,
    shariah: 'wakalah',
    wakalahFee: known([
      { fromYear: 1, toYear: 1, part: basisPoints(4_000) },
      { fromYear: 2, toYear: null, part: basisPoints(1_000) },
    ]),
    surplusPart: known(basisPoints(5_000)),
    ...changes,
  })
}
