import { formatRinggit, sen } from '../../values/money'
import { basisPoints, formatAnnualRate } from '../../values/rate'
import type { Situation, Sort } from '../category'
import { situationsOf, sortsOf } from '../shared/with-words'
import type { CurrentScenario } from './scenario'
import { currentAccountWords as words } from './words'

const toTheSen = (value: number) => formatRinggit(sen(value), 'sen')

/** Orders of the current-account list; the first is the default. */
export const currentSorts: readonly Sort<CurrentScenario>[] = sortsOf(words.sorts, {
  net: { better: 'higher', print: toTheSen, defaultWeight: 5 },
  fees: { better: 'lower', print: toTheSen, defaultWeight: 2 },
  overdraft: { better: 'lower', print: (value) => formatAnnualRate(basisPoints(value)), defaultWeight: 0 },
  opening: { better: 'lower', print: (value) => formatRinggit(sen(value)), defaultWeight: 1 },
})

/** What visitors come for, each with the caution that belongs to it. */
export const currentSituations: readonly Situation[] = situationsOf(words.situations, {
  cheapest: { selection: {}, sort: 'net' },
  cheques: { selection: { features: ['cheque-book'] }, sort: 'fees' },
  overdraft: { selection: { features: ['overdraft'] }, sort: 'overdraft' },
  'no-fees': { selection: { without: ['service-charge'] }, sort: 'net' },
  earns: { selection: { features: ['earns'] }, sort: 'net' },
  shariah: { selection: { kind: ['islamic'] }, sort: 'net' },
})
