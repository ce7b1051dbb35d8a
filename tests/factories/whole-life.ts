import type { CashRow, WholeLife } from '@/lib/domain/categories/whole-life-insurance/figures'
import { ringgit, sen } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'
import { known, none, productCore } from './product'
import { bandOf, levelRow, lifeInsurer, takafulOperator } from './term-life'

/** Guaranteed values in ringgit for each RM1,000, from the end of year 1 on. */
export function cashRow(ageFrom: number, ageTo: number, each: readonly number[]): CashRow {
  return { ageFrom, ageTo, each1000: each.map((amount) => ringgit(amount)) }
}

/** Nothing for two years, then RM20 more each year: RM360 after 20 years, RM760 after 40. */
export const usualCash = known([
  cashRow(
    18,
    60,
    Array.from({ length: 40 }, (_, year) => Math.max(0, 20 * (year - 1))),
  ),
])

/** A bonus of RM50 and RM120 for each RM1,000 after 20 years, at 2% and 4%. */
export const usualBonus = known(
  [
    [200, 50],
    [400, 120],
  ].map(([rate = 0, each = 0]) => ({
    rate: basisPoints(rate),
    ageFrom: 18,
    ageTo: 60,
    year: 20,
    each1000: ringgit(each),
  })),
)

/** A plain plan: RM20 a year for each RM1,000 for 20 years, a twelfth a month, cover to age 99. */
export function makeWholeLife(changes: Partial<WholeLife> = {}): WholeLife {
  return {
    ...productCore('whole-life-insurance'),
    issuer: lifeInsurer,
    shariah: null,
    disclosureSource: 'fees',
    requirements: { minAge: known(17), maxAge: known(59), residencies: known(['citizen']) },
    channel: 'online-or-branch',
    promotion: null,
    documents: ['MyKad'],
    audience: [],
    premiums: known({ kind: 'level', rows: [levelRow([18, 60], [20, 20], [2_000, 2_500, 2_200, null])] }),
    sumBands: known([bandOf(20_000, 2_000_000)]),
    policyFee: none,
    monthlyFactor: none,
    stampDuty: none,
    priceChange: known('guaranteed'),
    form: known('participating'),
    payment: known({ kind: 'years', years: 20 }),
    cash: usualCash,
    projected: usualBonus,
    multiplier: none,
    advance: known({ part: basisPoints(8_000), rate: basisPoints(650) }),
    stopping: known('paid-up'),
    riders: none,
    exclusions: known(['pre-existing', 'war']),
    suicideMonths: known(12),
    contestableMonths: known(24),
    expiryAge: known(99),
    renewal: known('not-needed'),
    health: known('examination'),
    occupations: none,
    freeLookDays: known(15),
    wakalahFee: none,
    surplusPart: none,
    ...changes,
  }
}

/** A certificate of family takaful with the same figures. */
export function makeWholeTakaful(changes: Partial<WholeLife> = {}): WholeLife {
  return makeWholeLife({
    issuer: takafulOperator,
    shariah: 'wakalah',
    wakalahFee: known([{ fromYear: 1, toYear: null, part: basisPoints(3_000) }]),
    surplusPart: known(basisPoints(5_000)),
    ...changes,
  })
}

/** The same paid to age 99 at RM14 a year for each RM1,000. */
export const paidForLife: Partial<WholeLife> = {
  premiums: known({ kind: 'level', rows: [levelRow([18, 60], [1, 90], [1_400, null, 1_500, null])] }),
  payment: known({ kind: 'to-age', age: 99 }),
}

/** A fee of RM10 once, in sen. */
export const tenOnce = known(sen(1_000))
