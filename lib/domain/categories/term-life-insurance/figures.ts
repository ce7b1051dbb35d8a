import { figureReader } from '../../figures/figure-reader'
import { published } from '../../figures/figure-table'
import { choice, count, list, money, months, optional, record, share } from '../../figures/shape'
import type { ProductOfTable } from '../../products/product-base'
import { exclusionsFigure, freeLookDays, priceChange, takafulFigures } from '../shared/insurance/figures'
import { lifePriceFigures } from '../shared/insurance/life/table'
import { insuranceTraits } from '../shared/insurance/traits'
import { termLifeWords } from './words'

const { figures: words } = termLifeWords

const disability = record({ part: share, toAge: count })
const terminalIllness = record({ part: share, most: optional(money) })

/** What is not paid for besides suicide, which has its own figure. */
export const exclusion = choice(words.exclusions)
export const occupation = choice(words.occupations.options)

/** Every figure of a term life policy or family takaful certificate. */
const termLifeFigures = {
  ...lifePriceFigures,
  priceChange,
  expiryAge: published(count, { ...words.expiryAge, life: 'rule', ranked: true }),
  exclusions: exclusionsFigure(exclusion),
  suicideMonths: published(months, { ...words.suicideMonths, life: 'rule' }),
  waitingMonths: published(months, { ...words.waitingMonths, life: 'rule' }),
  contestableMonths: published(months, { ...words.contestableMonths, life: 'rule' }),
  disability: published(disability, { ...words.disability, life: 'rule' }),
  terminalIllness: published(terminalIllness, { ...words.terminalIllness, life: 'rule' }),
  accidentExtra: published(share, { ...words.accidentExtra, life: 'rule' }),
  renewal: published(choice(words.renewal.options), { label: words.renewal.label, life: 'rule' }),
  conversionAge: published(count, { ...words.conversionAge, life: 'rule' }),
  freeLookDays,
  health: published(choice(words.health.options), { label: words.health.label, life: 'rule' }),
  occupations: published(list(occupation), {
    label: words.occupations.label,
    none: words.occupations.none,
    life: 'rule',
  }),
  ...takafulFigures,
}

/** What a plan has. */
export const termLifeTable = { traits: insuranceTraits, figures: termLifeFigures }

export type TermLife = ProductOfTable<'term-life-insurance', typeof termLifeTable>

/** Reads the figures of a plan as its table says. */
export const termLifeReader = figureReader('term-life-insurance', termLifeTable)
