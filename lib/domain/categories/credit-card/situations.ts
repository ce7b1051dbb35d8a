import { formatSignedRinggit, sen } from '../../values/money'
import { basisPoints, formatAnnualRate } from '../../values/rate'
import type { Situation, Sort, Variant } from '../category'
import { commonWords } from '../shared/common-words'
import { situationsOf, sortsOf, variantsOf } from '../shared/with-words'
import type { CardScenario } from './scenario'
import { creditCardWords as words } from './words'
import { cardVariantWords } from './words-detail'

const { aMonth, aYear } = commonWords.figures
const rate = (value: number) => formatAnnualRate(basisPoints(value))

/** Orders of the credit-card list; the first is the default. */
export const cardSorts: readonly Sort<CardScenario>[] = sortsOf(words.sorts, {
  value: {
    better: 'higher',
    print: (value) => words.valueAYear(formatSignedRinggit(sen(value), 'auto')),
    defaultWeight: 5,
  },
  fee: { better: 'lower', print: (value) => aYear(sen(value)), defaultWeight: 2 },
  finance: { better: 'lower', print: rate, defaultWeight: 1 },
  transfer: { better: 'lower', print: rate, defaultWeight: 0 },
  lounge: { better: 'higher', print: words.visits, defaultWeight: 0 },
  income: { better: 'lower', print: (value) => aMonth(sen(value)), defaultWeight: 0 },
})

/** What visitors come for, each with the caution that belongs to it. */
export const cardSituations: readonly Situation[] = situationsOf(words.situations, {
  'most-back': { selection: {}, sort: 'value' },
  'no-fees': { selection: { fee: ['free-for-life'] }, sort: 'fee' },
  'low-charge': { selection: {}, sort: 'finance' },
  'move-balance': { selection: { perks: ['balance-transfer'] }, sort: 'transfer' },
  travel: { selection: { purpose: ['travel'] }, sort: 'value' },
})

/** The pages under /credit-card for one kind of reward. */
export const cardVariants: readonly Variant[] = variantsOf(cardVariantWords, {
  reward: { purpose: ['reward'] },
  cashback: { purpose: ['cashback'] },
  petrol: { purpose: ['petrol'] },
  travel: { purpose: ['travel'] },
  dining: { purpose: ['dining'] },
  shopping: { purpose: ['shopping'] },
  groceries: { purpose: ['groceries'] },
})
