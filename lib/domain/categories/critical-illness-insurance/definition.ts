import type { Definition } from '../category'
import { defineCategory } from '../define-category'
import { illnessDetail } from './detail'
import { evaluateIllness } from './evaluate'
import { illnessFacets } from './facets'
import { illnessReader, illnessTable } from './figures'
import { ownIllness, ownIllnessFields } from './own'
import { illnessRules } from './rules'
import { illnessScenario } from './scenario'
import { illnessSituations, illnessSorts } from './situations'
import { illnessWords } from './words'

const { title, singular, plural, lede, scenario } = illnessWords

/** Critical illness insurance and takaful, ranked by what a claim leaves after the price of all the years. */
export const criticalIllness: Definition<'critical-illness-insurance'> = defineCategory({
  id: 'critical-illness-insurance',
  path: '/insurance/critical-illness-insurance',
  title,
  singular,
  plural,
  lede,
  factSentences: illnessWords.sentences,
  next: illnessWords.next,
  table: illnessTable,
  scenario: illnessScenario,
  scenarioTitle: scenario.title,
  sentence: scenario.sentence,
  scenarioText: scenario.text,
  facets: illnessFacets,
  situations: illnessSituations,
  sorts: illnessSorts,
  headlineSort: null,
  variants: [],
  is: illnessReader.is,
  evaluate: evaluateIllness,
  detail: illnessDetail,
  rules: illnessRules,
  ownFields: ownIllnessFields,
  ownProduct: ownIllness,
  rankedFigures: illnessReader.ranked,
})
