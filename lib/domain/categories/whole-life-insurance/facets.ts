import { knownValue } from '../../figures/figure'
import type { Facet } from '../category'
import { commonFacets } from '../shared/common-facets'
import { lifeMustHave } from '../shared/insurance/life/facets'
import { lifeWords } from '../shared/insurance/life/words'
import { facetOf, optionsOf } from '../shared/with-words'
import { example } from './example'
import { type WholeLife, wholeLifeTable } from './figures'
import { evenYear, foundFor, payYearsOf } from './value'
import { wholeLifeWords } from './words'

const { facets: words } = wholeLifeWords
/** The most years of payments that count as short, and as middling. */
const [short, middling] = [10, 25]

/** Whether as much is guaranteed as was paid at the end of a year, in the case that the list starts from. */
function isEvenBy(plan: WholeLife, year: number): boolean {
  const even = evenYear(plan, foundFor(plan, example), example)
  return even !== null && 'year' in even && even.year <= year
}

const own = optionsOf<WholeLife, keyof typeof words.must>(words.must, {
  'even-30': (plan) => isEvenBy(plan, 30),
  'even-35': (plan) => isEvenBy(plan, 35),
  multiplier: ({ multiplier }) => multiplier.state === 'known',
  early: ({ riders }) => knownValue(riders)?.includes('early-illness') ?? false,
})

const formOf = ({ form }: WholeLife) => knownValue(form)

/** Filters of the list. A figure that is not published never counts as a yes. */
export const wholeLifeFacets: readonly Facet<WholeLife>[] = [
  { id: 'must-have', legend: lifeWords.facets.mustHave, mode: 'all', options: [...own, ...lifeMustHave] },
  facetOf('form', 'any', words.form, {
    participating: (plan) => formOf(plan) === 'participating',
    'non-participating': (plan) => formOf(plan) === 'non-participating',
    linked: (plan) => formOf(plan) === 'linked',
  }),
  facetOf('payment', 'any', words.payment, {
    short: (plan) => plan.payment.state === 'known' && payYearsOf(plan, example) <= short,
    middle: (plan) => payYearsOf(plan, example) > short && payYearsOf(plan, example) <= middling,
    long: (plan) => payYearsOf(plan, example) > middling,
  }),
  ...commonFacets(
    wholeLifeTable.traits,
    optionsOf<WholeLife, keyof typeof words.leaveOut>(words.leaveOut, { linked: ({ cash }) => cash.state !== 'known' }),
  ),
]
