import type { Definition } from '../category'
import { defineCategory } from '../define-category'
import { insuranceWords } from '../shared/insurance/words'
import { accidentDetail } from './detail'
import { evaluateAccident } from './evaluate'
import { accidentFacets } from './facets'
import { accidentReader, accidentTable } from './figures'
import { ownAccident, ownAccidentFields } from './own'
import { accidentRules } from './rules'
import { accidentScenario } from './scenario'
import { accidentSituations, accidentSorts } from './situations'
import { accidentWords } from './words'

const { title, singular, plural, lede, scenario, wayOut } = accidentWords

/** Personal accident insurance and takaful, ranked by price and what an accident leaves to the visitor. */
export const accident: Definition<'personal-accident-insurance'> = defineCategory({
  id: 'personal-accident-insurance',
  path: '/insurance/personal-accident-insurance',
  title,
  singular,
  plural,
  lede,
  factSentences: insuranceWords.claim.sentences,
  next: accidentWords.next,
  wayOut,
  table: accidentTable,
  scenario: accidentScenario,
  scenarioTitle: scenario.title,
  sentence: scenario.sentence,
  scenarioText: scenario.text,
  facets: accidentFacets,
  situations: accidentSituations,
  sorts: accidentSorts,
  headlineSort: null,
  variants: [],
  is: accidentReader.is,
  evaluate: evaluateAccident,
  detail: accidentDetail,
  rules: accidentRules,
  ownFields: ownAccidentFields,
  ownProduct: ownAccident,
  rankedFigures: accidentReader.ranked,
})
