import type { Definition } from '../category'
import { defineCategory } from '../define-category'
import { esimDetail } from './detail'
import { evaluateEsim } from './evaluate'
import { esimFacets } from './facets'
import { esimReader, esimTable } from './figures'
import { ownEsim, ownEsimFields } from './own'
import { esimScenario, esimScenarioText } from './scenario'
import { esimSituations } from './situations'
import { esimSorts } from './sorts'
import { covers } from './trip'
import { esimWords } from './words'

/** Travel eSIMs, ranked by what data costs for the whole trip. */
export const esim: Definition<'esim'> = defineCategory({
  id: 'esim',
  path: '/truely-esim',
  title: esimWords.title,
  singular: esimWords.singular,
  plural: esimWords.plural,
  lede: esimWords.lede,
  factSentences: esimWords.sentences,
  wayOut: esimWords.wayOut,
  table: esimTable,
  scenario: esimScenario,
  scenarioTitle: esimWords.scenario.title,
  sentence: esimWords.scenario.sentence,
  scenarioText: esimScenarioText,
  facets: esimFacets,
  badges: [{ facet: 'data', option: 'unlimited', label: esimWords.badge }],
  situations: esimSituations,
  sorts: esimSorts,
  headlineSort: 'trip',
  variants: [],
  is: esimReader.is,
  kindName: ({ reach }) => esimWords.choices.reach[reach],
  suits: (plan, scenario) => covers(plan, scenario) !== false,
  evaluate: evaluateEsim,
  detail: esimDetail,
  rules: () => [],
  ownFields: ownEsimFields,
  ownProduct: ownEsim,
  rankedFigures: esimReader.ranked,
})
