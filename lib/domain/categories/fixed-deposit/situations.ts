import { formatRinggit, sen } from '../../values/money'
import { basisPoints, formatAnnualRate } from '../../values/rate'
import type { Situation, Sort } from '../category'
import { situationsOf, sortsOf } from '../shared/with-words'
import type { DepositScenario } from './scenario'
import { fixedDepositWords as words } from './words'

const toTheSen = (value: number) => formatRinggit(sen(value), 'sen')

/** Orders of the fixed-deposit list; the first is the default. */
export const fixedDepositSorts: readonly Sort<DepositScenario>[] = sortsOf(words.sorts, {
  return: { better: 'higher', print: (value) => formatAnnualRate(basisPoints(value)), defaultWeight: 5 },
  maturity: { better: 'higher', print: toTheSen, defaultWeight: 0 },
  flexibility: { better: 'higher', print: toTheSen, defaultWeight: 2 },
  minimum: { better: 'lower', print: (value) => formatRinggit(sen(value)), defaultWeight: 1 },
})

/** What visitors come for, each with the caution that belongs to it. */
export const fixedDepositSituations: readonly Situation[] = situationsOf(words.situations, {
  'no-strings': { selection: { strings: ['none'] }, sort: 'return' },
  'may-need-early': { selection: { early: ['keeps-some'] }, sort: 'flexibility' },
  'large-sum': { selection: { protection: ['pidm'] }, sort: 'return' },
  'monthly-income': { selection: { payout: ['monthly'] }, sort: 'maturity' },
  'small-start': { selection: {}, sort: 'minimum' },
  shariah: { selection: { kind: ['islamic'] }, sort: 'return' },
})
