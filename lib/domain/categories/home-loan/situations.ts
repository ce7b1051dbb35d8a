import { formatRinggit, sen } from '../../values/money'
import { basisPoints, formatAnnualRate } from '../../values/rate'
import type { Situation, Sort } from '../category'
import { type HomeLoanScenario, homeLoanScenarioText } from './scenario'
import { homeLoanWords } from './words'

const { sorts: words, situations } = homeLoanWords

type HomeSort = Sort<HomeLoanScenario>

interface SortWords {
  readonly label: string
  readonly name: string
  readonly basis: (text: string) => string
  readonly missing: string
  readonly weight?: string
}

function lowest(id: string, sort: SortWords, print: HomeSort['print'], defaultWeight = 0): HomeSort {
  const { label, name, missing, weight = null } = sort
  const basis: HomeSort['basis'] = (scenario) => sort.basis(homeLoanScenarioText(scenario))
  return { id, label, name, better: 'lower', basis, print, missing, weightLabel: weight, defaultWeight }
}

const money = (value: number) => formatRinggit(sen(value))
const aMonth = (value: number) => words.aMonth(money(value))

const paid = lowest('paid', words.paid, money, 3)

/** Orders of the home-loan list; the first is the default. */
export const homeLoanSorts: readonly HomeSort[] = [
  lowest('rate', words.rate, (value) => formatAnnualRate(basisPoints(value)), 5),
  lowest('instalment', words.instalment, aMonth),
  { ...paid, basis: (scenario) => paid.basis(scenario) + (scenario.construction ? words.paid.construction : '') },
  lowest('cash', words.cash, money, 2),
  lowest('rise', words.rise, aMonth, 1),
]

/** What visitors come for, each with the caution that belongs to it. */
export const homeLoanSituations: readonly Situation[] = [
  { id: 'first-home', ...situations.firstHome, selection: {}, sort: 'cash' },
  {
    id: 'leave-early',
    ...situations.leaveEarly,
    selection: { 'lock-in': ['none', 'short'] },
    sort: 'cash',
  },
  { id: 'flexi', ...situations.flexi, selection: { account: ['semi-flexi', 'full-flexi'] }, sort: 'paid' },
  { id: 'islamic', ...situations.islamic, selection: { kind: ['islamic'] }, sort: 'rate' },
  { id: 'fixed', ...situations.fixed, selection: { 'rate-kind': ['fixed', 'fixed-first'] }, sort: 'rise' },
]
