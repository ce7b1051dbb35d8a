import type { Illness } from '@/lib/domain/categories/critical-illness-insurance/figures'
import type { StageName } from '@/lib/domain/categories/critical-illness-insurance/words-figures'
import { ringgit, type Sen } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'
import { known, none, productCore } from './product'
import { bandOf, levelRow, lifeInsurer, risingRow, takafulOperator } from './term-life'

/** A stage with its part of the sum in percent. */
export function stageOf(stage: StageName, percent: number, conditions = 36, most: Sen | null = null) {
  return { stage, part: basisPoints(100 * percent), most, conditions }
}

/** Half at an early stage up to RM40,000, the whole at an advanced one. */
export const twoStages = known([stageOf('early', 50, 20, ringgit(40_000)), stageOf('advanced', 100)])

/** A level table for ages 18 to 60 and covers of 5 to 40 years. */
export const illnessLevel = known({
  kind: 'level' as const,
  rows: [
    levelRow([18, 40], [5, 20], [500, 675, 540, null]),
    levelRow([41, 60], [5, 20], [1_400, 1_890, 1_510, null]),
    levelRow([18, 40], [21, 40], [1_100, 1_485, 1_190, null]),
  ],
})

/** A rising table for ages 18 to 70. */
export const illnessRising = known({
  kind: 'rising' as const,
  rows: [
    risingRow(18, 40, [160, 216, 173, 250]),
    risingRow(41, 55, [900, 1_215, 972, 1_400]),
    risingRow(56, 70, [2_400, 3_240, 2_592, 3_700]),
  ],
})

/** A plain plan: the level table, no fee, 8.75% a month, the whole at an advanced stage of 36 illnesses, cover to age 70. */
export function makeIllness(changes: Partial<Illness> = {}): Illness {
  return {
    ...productCore('critical-illness-insurance'),
    issuer: lifeInsurer,
    shariah: null,
    disclosureSource: 'fees',
    requirements: { minAge: known(17), maxAge: known(59), residencies: known(['citizen']) },
    channel: 'online-or-branch',
    promotion: null,
    documents: ['MyKad'],
    audience: [],
    premiums: illnessLevel,
    sumBands: known([bandOf(25_000, 1_000_000)]),
    policyFee: none,
    monthlyFactor: known(basisPoints(875), 'fees'),
    stampDuty: known(ringgit(10), 'fees'),
    priceChange: known('guaranteed'),
    form: known('standalone'),
    stages: known([stageOf('advanced', 100)]),
    wording: known('industry'),
    repeatClaims: none,
    angioplasty: known({ part: basisPoints(1_000), most: ringgit(25_000) }),
    waitingDays: known(30),
    waitingListed: known([{ illness: 'cancer', days: 60 }]),
    survivalDays: known(14),
    deathBenefit: none,
    extras: none,
    exclusions: known(['pre-existing', 'inborn', 'hiv']),
    expiryAge: known(70),
    renewal: known('not-needed'),
    health: known('questions'),
    occupations: none,
    freeLookDays: known(15),
    wakalahFee: none,
    surplusPart: none,
    ...changes,
  }
}

/** A certificate of family takaful with the same figures. */
export function makeIllnessTakaful(changes: Partial<Illness> = {}): Illness {
  return makeIllness({
    issuer: takafulOperator,
    shariah: 'wakalah',
    wakalahFee: known([{ fromYear: 1, toYear: null, part: basisPoints(3_500) }]),
    surplusPart: known(basisPoints(5_000)),
    ...changes,
  })
}
