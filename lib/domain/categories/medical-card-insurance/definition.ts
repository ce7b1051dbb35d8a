import type { Definition } from '../category'
import { defineCategory } from '../define-category'
import { insuranceWords } from '../shared/insurance/words'
import { medicalDetail } from './detail'
import { evaluateMedical } from './evaluate'
import { medicalFacets } from './facets'
import { medicalReader, medicalTable } from './figures'
import { ownCard, ownCardFields } from './own'
import { medicalRules } from './rules'
import { medicalScenario, scenarioText } from './scenario'
import { medicalSituations, medicalSorts } from './situations'
import { medicalWords } from './words'

const { title, singular, plural, lede, scenario, wayOut } = medicalWords

/** Medical cards of insurers and takaful operators, ranked by price and what a stay in hospital leaves to the visitor. */
export const medicalCard: Definition<'medical-card-insurance'> = defineCategory({
  id: 'medical-card-insurance',
  path: '/insurance/medical-card-insurance',
  title,
  singular,
  plural,
  lede,
  factSentences: insuranceWords.claim.sentences,
  next: medicalWords.next,
  wayOut,
  table: medicalTable,
  scenario: medicalScenario,
  scenarioTitle: scenario.title,
  sentence: scenario.sentence,
  scenarioText,
  facets: medicalFacets,
  situations: medicalSituations,
  sorts: medicalSorts,
  headlineSort: null,
  variants: [],
  is: medicalReader.is,
  evaluate: evaluateMedical,
  detail: medicalDetail,
  rules: medicalRules,
  ownFields: ownCardFields,
  ownProduct: ownCard,
  rankedFigures: medicalReader.ranked,
})
