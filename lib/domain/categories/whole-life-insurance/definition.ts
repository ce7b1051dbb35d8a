import type { Definition } from '../category'
import { defineCategory } from '../define-category'
import { wholeLifeDetail } from './detail'
import { evaluateWholeLife } from './evaluate'
import { wholeLifeFacets } from './facets'
import { wholeLifeReader, wholeLifeTable } from './figures'
import { ownWholeLife, ownWholeLifeFields } from './own'
import { wholeLifeRules } from './rules'
import { wholeLifeScenario } from './scenario'
import { wholeLifeSituations, wholeLifeSorts } from './situations'
import { wholeLifeWords } from './words'

const { title, singular, plural, lede, scenario } = wholeLifeWords

/** Whole life insurance and takaful, ranked by what is guaranteed above what was paid. */
export const wholeLife: Definition<'whole-life-insurance'> = defineCategory({
  id: 'whole-life-insurance',
  path: '/insurance/whole-life-insurance',
  title,
  singular,
  plural,
  lede,
  factSentences: wholeLifeWords.sentences,
  next: wholeLifeWords.next,
  table: wholeLifeTable,
  scenario: wholeLifeScenario,
  scenarioTitle: scenario.title,
  sentence: scenario.sentence,
  scenarioText: scenario.text,
  facets: wholeLifeFacets,
  situations: wholeLifeSituations,
  sorts: wholeLifeSorts,
  headlineSort: null,
  variants: [],
  is: wholeLifeReader.is,
  evaluate: evaluateWholeLife,
  detail: wholeLifeDetail,
  rules: wholeLifeRules,
  ownFields: ownWholeLifeFields,
  ownProduct: ownWholeLife,
  rankedFigures: wholeLifeReader.ranked,
})
