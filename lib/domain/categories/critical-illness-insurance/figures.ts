import { figureReader } from '../../figures/figure-reader'
import { published } from '../../figures/figure-table'
import { choice, count, list, money, months, optional, record, share } from '../../figures/shape'
import type { ProductOfTable } from '../../products/product-base'
import { exclusionsFigure, freeLookDays, priceChange, takafulFigures } from '../shared/insurance/figures'
import { lifePriceFigures } from '../shared/insurance/life/table'
import { lifeTerms } from '../shared/insurance/life/terms'
import { insuranceTraits } from '../shared/insurance/traits'
import { illnessWords } from './words'

const { figures: words, stages } = illnessWords

const stage = record({ stage: choice(stages), part: share, most: optional(money), conditions: count })
const repeatClaims = record({ most: share, gapMonths: months, againMonths: optional(months) })
const waitingListed = list(record({ illness: choice(words.waitingListed.options), days: count }))

/** What is not paid for besides the waiting days and the stages, which have figures of their own. */
export const exclusion = choice(words.exclusions)

/** Every figure of a critical illness policy or certificate. */
const illnessFigures = {
  ...lifePriceFigures,
  priceChange,
  form: published(choice(words.form.options), { label: words.form.label, life: 'rule', ranked: true }),
  stages: published(list(stage), { ...words.stages, life: 'rule', ranked: true }),
  wording: published(choice(words.wording.options), { label: words.wording.label, life: 'rule' }),
  repeatClaims: published(repeatClaims, { ...words.repeatClaims, life: 'rule' }),
  angioplasty: published(record({ part: share, most: optional(money) }), { ...words.angioplasty, life: 'rule' }),
  waitingDays: published(count, { ...words.waitingDays, life: 'rule' }),
  waitingListed: published(waitingListed, { ...words.waitingListed, life: 'rule' }),
  survivalDays: published(count, { ...words.survivalDays, life: 'rule' }),
  deathBenefit: published(money, { ...words.deathBenefit, life: 'rule' }),
  extras: published(list(choice(words.extras.options)), {
    label: words.extras.label,
    none: words.extras.none,
    life: 'rule',
  }),
  exclusions: exclusionsFigure(exclusion),
  ...lifeTerms,
  freeLookDays,
  ...takafulFigures,
}

/** Some plans are for children alone. */
const traits = { ...insuranceTraits, audience: ['junior', ...insuranceTraits.audience] } as const

/** What a plan has. */
export const illnessTable = { traits, figures: illnessFigures }

export type Illness = ProductOfTable<'critical-illness-insurance', typeof illnessTable>

/** Reads the figures of a plan as its table says. */
export const illnessReader = figureReader('critical-illness-insurance', illnessTable)
