import type { IsoDate } from '../../values/iso-date'
import { priceStates } from '../shared/insurance/life/states'
import type { ListChart } from '../site'
import { example } from './example'
import type { WholeLife } from './figures'
import { cashRowFor, evenYear, foundFor, guaranteedAt, paidBy } from './value'
import { wholeLifeSiteWords } from './words'

const { chart: words } = wholeLifeSiteWords

/** The plan for everybody, on a price that is not out of date, of which the example has most guaranteed above what was paid; null: none. */
function bestFor(all: readonly WholeLife[], today: IsoDate): WholeLife | null {
  const known = all
    .filter(
      (plan) => plan.audience.length === 0 && priceStates(plan, today).total === 'fresh' && plan.cash.state === 'known',
    )
    .flatMap((plan) => {
      const { net } = foundFor(plan, example)
      return net === null ? [] : [{ plan, net }]
    })
  return known.toSorted((a, b) => b.net - a.net)[0]?.plan ?? null
}

/**
 * What was paid and what is guaranteed, year by year, in the plan that is best for the example. What is only projected is not
 * drawn: it would be read as the same kind of number. null: no plan has all of it published.
 */
export function wholeLifeChart(all: readonly WholeLife[], today: IsoDate): ListChart | null {
  const plan = bestFor(all, today)
  if (plan === null) return null
  const found = foundFor(plan, example)
  const { quote, sum, payYears } = found
  const even = evenYear(plan, found, example)
  const row = cashRowFor(plan, example.age)
  if (quote.kind !== 'priced' || even === null || row === null) return null
  const at = row.each1000.map((_, index) => index + 1)
  const values = (of: (year: number) => number | null) => at.map((year) => of(year) ?? 0)
  const guaranteed = (year: number) => {
    const one = guaranteedAt(plan, example.age, year, sum)
    return one.kind === 'known' ? one.value : null
  }
  return {
    title: words.title,
    chart: {
      kind: 'lines',
      title: words.name(plan.name, sum, example),
      description: 'year' in even ? words.even(plan.name, even.year) : words.never(plan.name, even.never),
      quantity: 'money',
      axis: { name: words.axis, at },
      series: [
        { name: words.paid, tone: 'cost', values: values((year) => paidBy(plan, quote, payYears, year)) },
        { name: words.guaranteed, tone: 'main', values: values(guaranteed) },
      ],
    },
  }
}
