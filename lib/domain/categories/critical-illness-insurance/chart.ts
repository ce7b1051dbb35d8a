import { knownValue } from '../../figures/figure'
import type { IsoDate } from '../../values/iso-date'
import { ringgit } from '../../values/money'
import { type Priced, quoteFor, startAge } from '../shared/insurance/life/quote'
import { priceStates } from '../shared/insurance/life/states'
import type { ListChart } from '../site'
import type { Illness } from './figures'
import { illnessSiteWords } from './words'

const { chart: words } = illnessSiteWords

/** Whom the drawing is of: the case that the list starts from. It is an example, so it says nothing about the visitor. */
const example = { age: 31, sex: 'female', smoker: false, sum: ringgit(100_000), years: 20 } as const
/** Level tables rarely run longer. */
const mostYears = 40

type Drawn = Priced & { readonly plan: Illness }

function drawnFor(plan: Illness, years: number): readonly Drawn[] {
  const quote = quoteFor(plan, { ...example, years })
  return quote.kind === 'priced' && quote.total !== null ? [{ ...quote, plan }] : []
}

/** Whether a plan stands alone, is for everybody and has a price that is not out of date. */
function isOpen(plan: Illness, today: IsoDate): boolean {
  const isAlone = knownValue(plan.form) === 'standalone' && plan.audience.length === 0
  return isAlone && priceStates(plan, today).total === 'fresh'
}

function least(all: readonly Drawn[], of: (one: Drawn) => number): Drawn | null {
  return all.toSorted((a, b) => of(a) - of(b))[0] ?? null
}

/** The price of the year at an age, in sen. */
function priceAt({ stages }: Priced, age: number): number {
  return (stages.find(({ ageFrom, ageTo }) => ageFrom <= age && age <= ageTo) ?? stages[0]).yearly
}

function textOf({ plan, stages }: Drawn): string {
  const [first, last] = [stages[0], stages.at(-1) ?? stages[0]]
  if (knownValue(plan.premiums)?.kind === 'level') return words.level(plan.name, first.yearly)
  return words.rising(plan.name, first.yearly, last.yearly, first.ageFrom, last.ageTo)
}

/**
 * What each year costs the example in the plan whose first month is the lowest, to the age at which it ends, beside the plan that costs
 * least over all those years. null: they are one plan, or nobody has a price for the example.
 */
export function illnessChart(all: readonly Illness[], today: IsoDate): ListChart | null {
  const open = all.filter((plan) => isOpen(plan, today))
  const cheap = least(
    open.flatMap((plan) => drawnFor(plan, example.years)),
    ({ stages }) => stages[0].monthly ?? stages[0].yearly,
  )
  if (cheap === null) return null
  const years = Math.min(mostYears, (knownValue(cheap.plan.expiryAge) ?? 0) - startAge(example))
  const [drawn] = drawnFor(cheap.plan, years)
  const inAll = least(
    open.flatMap((plan) => drawnFor(plan, years)),
    ({ total }) => total ?? 0,
  )
  if (drawn === undefined || inAll === null || inAll.plan === drawn.plan) return null
  const lines = [drawn, inAll]
  // A price changes at the ages at which a row of a table begins or ends: what lies between costs the same.
  const ages = lines.flatMap(({ stages }) => stages.flatMap(({ ageFrom, ageTo }) => [ageFrom, ageTo]))
  const at = [...new Set(ages)].toSorted((a, b) => a - b)
  return {
    title: words.title,
    chart: {
      kind: 'lines',
      title: words.name(example.sum, example),
      description: [...lines.map(textOf), words.sums(drawn, inAll, years)].join(' '),
      quantity: 'money',
      axis: { name: words.axis, at },
      series: lines.map((line, index) => ({
        name: line.plan.name,
        tone: index === 0 ? 'cost' : 'main',
        values: at.map((age) => priceAt(line, age)),
      })),
    },
  }
}
