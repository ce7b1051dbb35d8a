import { formatRinggit, sen } from '../../values/money'
import type { Sort } from '../category'
import { lifeSorts } from '../shared/insurance/life/sorts'
import { situationsOf, sortsOf } from '../shared/with-words'
import type { WholeLifeScenario } from './scenario'
import { wholeLifeWords } from './words'

const { sorts: words, situations, scenario } = wholeLifeWords
const { total, month } = lifeSorts<WholeLifeScenario>(scenario.text)

const worded = ({ label, name, basis, weight }: typeof words.net) => ({
  label,
  name,
  basis: (given: WholeLifeScenario) => basis(scenario.text(given)),
  missing: words.missing,
  weightLabel: weight,
})
const print = (value: number) => formatRinggit(sen(value))

const [net, death] = [
  ...sortsOf<WholeLifeScenario, 'net' | 'death'>(
    { net: worded(words.net), death: worded(words.death) },
    { net: { better: 'higher', print, defaultWeight: 5 }, death: { better: 'higher', print, defaultWeight: 1 } },
  ),
]

/** Orders of the list; the first is the default. Nothing that is only projected is in any of them. */
export const wholeLifeSorts: readonly Sort<WholeLifeScenario>[] = [net, total, month, death].filter(
  (sort) => sort !== undefined,
)

const anyone = { audience: ['anyone'] }

/** What visitors come for, each with the caution that belongs to it. */
export const wholeLifeSituations = situationsOf(situations, {
  first: { selection: anyone, sort: 'net' },
  safe: { selection: { 'must-have': ['even-30'], ...anyone }, sort: 'net' },
  short: { selection: { payment: ['short'], ...anyone }, sort: 'net' },
  takaful: { selection: { kind: ['islamic'], ...anyone }, sort: 'net' },
})
