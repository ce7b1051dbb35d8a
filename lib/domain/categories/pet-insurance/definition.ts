import type { Definition } from '../category'
import { defineCategory } from '../define-category'
import { insuranceWords } from '../shared/insurance/words'
import { petDetail } from './detail'
import { evaluatePet } from './evaluate'
import { petFacets } from './facets'
import { petReader, petTable } from './figures'
import { ownPet, ownPetFields } from './own'
import { petScenario } from './scenario'
import { petSituations, petSorts } from './situations'
import { petWords } from './words'

const { title, singular, plural, lede, scenario, wayOut } = petWords

/** Pet insurance and takaful, ranked by price and what a vet’s bill leaves to the owner. */
export const pet: Definition<'pet-insurance'> = defineCategory({
  id: 'pet-insurance',
  path: '/insurance/pet-insurance',
  title,
  singular,
  plural,
  lede,
  factSentences: insuranceWords.claim.sentences,
  wayOut,
  table: petTable,
  scenario: petScenario,
  scenarioTitle: scenario.title,
  sentence: scenario.sentence,
  scenarioText: scenario.text,
  facets: petFacets,
  situations: petSituations,
  sorts: petSorts,
  headlineSort: null,
  variants: [],
  is: petReader.is,
  evaluate: evaluatePet,
  detail: petDetail,
  rules: () => [],
  ownFields: ownPetFields,
  ownProduct: ownPet,
  rankedFigures: petReader.ranked,
})
