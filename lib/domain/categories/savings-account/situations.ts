import { formatRinggit, sen } from '../../values/money'
import type { Situation, Sort } from '../category'
import { situationsOf, sortsOf } from '../shared/with-words'
import type { SavingsScenario } from './scenario'
import { savingsAccountWords as words } from './words'

const toTheSen = (value: number) => formatRinggit(sen(value), 'sen')

/** Orders of the savings list; the first is the default. */
export const savingsSorts: readonly Sort<SavingsScenario>[] = sortsOf(words.sorts, {
  return: { better: 'higher', print: toTheSen, defaultWeight: 5 },
  base: { better: 'higher', print: toTheSen, defaultWeight: 2 },
  fees: { better: 'lower', print: toTheSen, defaultWeight: 1 },
  opening: { better: 'lower', print: (value) => formatRinggit(sen(value)), defaultWeight: 0 },
})

/** What visitors come for, each with the caution that belongs to it. */
export const savingsSituations: readonly Situation[] = situationsOf(words.situations, {
  'most-for-habits': { selection: {}, sort: 'return' },
  'no-effort': { selection: { effort: ['none'] }, sort: 'base' },
  'no-fees': { selection: { without: ['minimum', 'card-fee'] }, sort: 'return' },
  children: { selection: { audience: ['junior'] }, sort: 'base' },
  online: { selection: { channel: ['online'] }, sort: 'return' },
  shariah: { selection: { kind: ['islamic'] }, sort: 'return' },
})
