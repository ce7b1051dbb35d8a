import { formatRinggit, sen } from '../../values/money'
import type { Sort } from '../category'
import { lifeSorts } from '../shared/insurance/life/sorts'
import { situationsOf } from '../shared/with-words'
import type { IllnessScenario } from './scenario'
import { illnessWords } from './words'

const { sorts: words, situations, scenario } = illnessWords
const { total, month, longest } = lifeSorts<IllnessScenario>(scenario.text)

const money = (value: number) => formatRinggit(sen(value))

/** Orders of the list; the first is the default. */
export const illnessSorts: readonly Sort<IllnessScenario>[] = [
  {
    id: 'claim',
    label: words.claim.label,
    name: words.claim.name,
    better: 'higher',
    basis: (given) => words.claim.basis(scenario.text(given)),
    print: money,
    missing: words.claim.missing,
    weightLabel: words.claim.weight,
    defaultWeight: 5,
  },
  total,
  month,
  {
    id: 'early',
    label: words.early.label,
    name: words.early.name,
    better: 'higher',
    basis: () => words.early.basis,
    print: money,
    missing: words.early.missing,
    weightLabel: words.early.weight,
    defaultWeight: 1,
  },
  longest,
]

const anyone = { audience: ['anyone'] }

/** What visitors come for, each with the caution that belongs to it. */
export const illnessSituations = situationsOf(situations, {
  first: { selection: anyone, sort: 'claim' },
  early: { selection: { 'must-have': ['early'], ...anyone }, sort: 'early' },
  again: { selection: { 'must-have': ['several'], ...anyone }, sort: 'claim' },
  level: { selection: { price: ['level'], ...anyone }, sort: 'total' },
  takaful: { selection: { kind: ['islamic'], ...anyone }, sort: 'claim' },
})
