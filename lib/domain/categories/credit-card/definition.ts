import type { Definition } from '../category'
import { defineCategory } from '../define-category'
import { cardDetail } from './detail'
import { evaluateCard } from './evaluate'
import { cardFacets } from './facets'
import { cardKind, cardReader, creditCardTable } from './figures'
import { ownCard, ownCardFields } from './own'
import { cardRules } from './rules'
import { cardScenario, cardSpread } from './scenario'
import { cardSituations, cardSorts, cardVariants } from './situations'
import { creditCardWords as words } from './words'
import { creditCardDetailWords } from './words-detail'

/** Credit cards and cards-i, ranked by what they are worth on the visitor's own spending. */
export const creditCard: Definition<'credit-card'> = defineCategory({
  id: 'credit-card',
  path: '/credit-card',
  title: words.title,
  singular: words.singular,
  plural: words.plural,
  lede: words.lede,
  factSentences: creditCardDetailWords.sentences.facts,
  next: words.next,
  table: creditCardTable,
  scenario: cardScenario,
  scenarioTitle: words.scenario.title,
  sentence: words.scenario.sentence,
  scenarioText: (scenario) => words.scenario.text(scenario, cardSpread.mixOf(scenario)),
  spread: cardSpread,
  facets: cardFacets,
  badges: [{ facet: 'fee', option: 'free-for-life', label: words.badge }],
  situations: cardSituations,
  sorts: cardSorts,
  headlineSort: 'value',
  caution: ({ carry }) => (carry > 0 ? words.carryCaution(carry) : null),
  variants: cardVariants,
  is: cardReader.is,
  kindName: cardKind,
  art: ({ network, tier }) => ['art', network, tier].join(' '),
  evaluate: evaluateCard,
  detail: cardDetail,
  rules: cardRules,
  ownFields: ownCardFields,
  ownProduct: ownCard,
  rankedFigures: (card) => [...cardReader.ranked(card), { figure: card.requirements.minMonthlyIncome, life: 'rule' }],
})
