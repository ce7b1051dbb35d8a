import type { Definition } from '../category'
import { defineCategory } from '../define-category'
import { insuranceWords } from '../shared/insurance/words'
import { propertyDetail } from './detail'
import { evaluateProperty } from './evaluate'
import { propertyFacets } from './facets'
import { propertyReader, propertyTable } from './figures'
import { ownProperty, ownPropertyFields } from './own'
import { propertyScenario } from './scenario'
import { propertySituations, propertySorts } from './situations'
import { propertyWords } from './words'

const { title, singular, plural, lede, scenario, wayOut } = propertyWords

/** Insurance and takaful for a home, ranked by price and what a loss leaves to the visitor. */
export const property: Definition<'property-insurance'> = defineCategory({
  id: 'property-insurance',
  path: '/insurance/property-insurance',
  title,
  singular,
  plural,
  lede,
  factSentences: insuranceWords.claim.sentences,
  wayOut,
  table: propertyTable,
  scenario: propertyScenario,
  scenarioTitle: scenario.title,
  sentence: scenario.sentence,
  scenarioText: scenario.text,
  facets: propertyFacets,
  situations: propertySituations,
  sorts: propertySorts,
  headlineSort: null,
  variants: [],
  is: propertyReader.is,
  evaluate: evaluateProperty,
  detail: propertyDetail,
  rules: () => [],
  ownFields: ownPropertyFields,
  ownProduct: ownProperty,
  rankedFigures: propertyReader.ranked,
})
