import { figureReader } from '../../figures/figure-reader'
import { published } from '../../figures/figure-table'
import { choice, count, money, months, optional, record, share } from '../../figures/shape'
import type { ProductOfTable } from '../../products/product-base'
import { exclusionsFigure, freeLookDays, priceChange, takafulFigures } from '../shared/insurance/figures'
import { lifePriceFigures } from '../shared/insurance/life/table'
import { lifeTerms } from '../shared/insurance/life/terms'
import { insuranceTraits } from '../shared/insurance/traits'
import { termLifeWords } from './words'

const { figures: words } = termLifeWords

const disability = record({ part: share, toAge: count })
const terminalIllness = record({ part: share, most: optional(money) })

/** What is not paid for besides suicide, which has its own figure. */
export const exclusion = choice(words.exclusions)

/** Every figure of a term life policy or family takaful certificate. */
const termLifeFigures = {
  ...lifePriceFigures,
  priceChange,
  expiryAge: lifeTerms.expiryAge,
  exclusions: exclusionsFigure(exclusion),
  suicideMonths: published(months, { ...words.suicideMonths, life: 'rule' }),
  waitingMonths: published(months, { ...words.waitingMonths, life: 'rule' }),
  contestableMonths: published(months, { ...words.contestableMonths, life: 'rule' }),
  disability: published(disability, { ...words.disability, life: 'rule' }),
  terminalIllness: published(terminalIllness, { ...words.terminalIllness, life: 'rule' }),
  accidentExtra: published(share, { ...words.accidentExtra, life: 'rule' }),
  renewal: lifeTerms.renewal,
  conversionAge: published(count, { ...words.conversionAge, life: 'rule' }),
  freeLookDays,
  health: lifeTerms.health,
  occupations: lifeTerms.occupations,
  ...takafulFigures,
}

/** What a plan has. */
export const termLifeTable = { traits: insuranceTraits, figures: termLifeFigures }

export type TermLife = ProductOfTable<'term-life-insurance', typeof termLifeTable>

/** Reads the figures of a plan as its table says. */
export const termLifeReader = figureReader('term-life-insurance', termLifeTable)
