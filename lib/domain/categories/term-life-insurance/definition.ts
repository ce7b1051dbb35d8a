import type { Definition } from '../category'
import { defineCategory } from '../define-category'
import { occupationRules } from '../shared/insurance/life/rules'
import { termLifeDetail } from './detail'
import { evaluateTermLife } from './evaluate'
import { termLifeFacets } from './facets'
import { termLifeReader, termLifeTable } from './figures'
import { ownCover, ownCoverFields } from './own'
import { termLifeScenario } from './scenario'
import { termLifeSituations, termLifeSorts } from './situations'
import { termLifeWords } from './words'

const { title, singular, plural, lede, scenario } = termLifeWords

/** Term life insurance and family takaful, ranked by all that is paid over the years of cover. */
export const termLife: Definition<'term-life-insurance'> = defineCategory({
  id: 'term-life-insurance',
  path: '/insurance/term-life-insurance',
  title,
  singular,
  plural,
  lede,
  factSentences: termLifeWords.sentences,
  next: termLifeWords.next,
  table: termLifeTable,
  scenario: termLifeScenario,
  scenarioTitle: scenario.title,
  sentence: scenario.sentence,
  scenarioText: scenario.text,
  facets: termLifeFacets,
  situations: termLifeSituations,
  sorts: termLifeSorts,
  headlineSort: null,
  variants: [],
  is: termLifeReader.is,
  evaluate: evaluateTermLife,
  detail: termLifeDetail,
  rules: occupationRules,
  ownFields: ownCoverFields,
  ownProduct: ownCover,
  rankedFigures: termLifeReader.ranked,
})
