import { type Definition, defineCategory } from '../category'
import { cardDetail } from './detail'
import { evaluateCard } from './evaluate'
import { cardFacets } from './facets'
import { cardReader, creditCardTable } from './figures'
import { ownCard, ownCardFields } from './own'
import { cardRules } from './rules'
import { cardScenario, cardScenarioText } from './scenario'
import { cardSituations, cardSorts, cardVariants } from './situations'
import { cardKind } from './text'

/** Credit cards and cards-i, ranked by what they are worth on the visitor's own spending. */
export const creditCard: Definition<'credit-card'> = defineCategory({
  id: 'credit-card',
  path: '/credit-card',
  title: 'Credit cards',
  singular: 'card',
  plural: 'cards',
  lede: 'Ranked by what each is worth to you in a year: rewards after caps, less fee, service tax and any charge on a balance.',
  table: creditCardTable,
  scenario: cardScenario,
  scenarioTitle: 'What you spend in a month',
  scenarioText: cardScenarioText,
  facets: cardFacets,
  situations: cardSituations,
  sorts: cardSorts,
  variants: cardVariants,
  is: cardReader.is,
  kindName: cardKind,
  evaluate: evaluateCard,
  detail: cardDetail,
  rules: cardRules,
  ownFields: ownCardFields,
  ownProduct: ownCard,
  rankedFigures: (card) => [...cardReader.ranked(card), { figure: card.requirements.minMonthlyIncome, life: 'rule' }],
})
