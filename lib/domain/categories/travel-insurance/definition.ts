import type { Definition } from '../category'
import { defineCategory } from '../define-category'
import { insuranceWords } from '../shared/insurance/words'
import { travelDetail } from './detail'
import { evaluateTravel } from './evaluate'
import { travelFacets } from './facets'
import { travelReader, travelTable } from './figures'
import { ownTravel, ownTravelFields } from './own'
import { travelScenario } from './scenario'
import { travelSituations, travelSorts } from './situations'
import { travelWords } from './words'

const { title, singular, plural, lede, scenario, wayOut } = travelWords

/** Travel insurance and takaful, ranked by price and what a case leaves to the visitor. */
export const travel: Definition<'travel-insurance'> = defineCategory({
  id: 'travel-insurance',
  path: '/insurance/travel-insurance',
  title,
  singular,
  plural,
  lede,
  factSentences: insuranceWords.claim.sentences,
  wayOut,
  table: travelTable,
  scenario: travelScenario,
  scenarioTitle: scenario.title,
  sentence: scenario.sentence,
  scenarioText: scenario.text,
  facets: travelFacets,
  situations: travelSituations,
  sorts: travelSorts,
  headlineSort: null,
  variants: [],
  is: travelReader.is,
  evaluate: evaluateTravel,
  detail: travelDetail,
  rules: () => [],
  ownFields: ownTravelFields,
  ownProduct: ownTravel,
  rankedFigures: travelReader.ranked,
})
