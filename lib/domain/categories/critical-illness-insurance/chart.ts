import type { CurveChart } from '../../calculator-pages/result'
import { knownValue } from '../../figures/figure'
import { ringgit } from '../../values/money'
import { type Priced, quoteFor, startAge } from '../shared/insurance/life/quote'
import { mostConditions, shortList } from './claim'
import type { Illness } from './figures'
import { illnessWords } from './words'

const { chart: words } = illnessWords

/** Whom the drawing is of: the case that the list starts from. It is an example, so it says nothing about the visitor. */
const example = { age: 31, sex: 'female', smoker: false, sum: ringgit(100_000) } as const
/** Level tables rarely run longer. */
const mostYears = 40

type Drawn = Priced & { readonly plan: Illness }

function drawnFor(plan: Illness, years: number): Drawn | null {
  const quote = quoteFor(plan, { ...example, years })
  return quote.kind === 'priced' ? { ...quote, plan } : null
}

/** The price of the year at an age, in sen. */
function priceAt({ stages }: Priced, age: number): number {
  return (stages.find(({ ageFrom, ageTo }) => ageFrom <= age && age <= ageTo) ?? stages[0]).yearly
}

/** All years together, in sen. */
function yearsSum({ stages }: Priced): number {
  return stages.reduce((all, { years, yearly }) => all + years * yearly, 0)
}

/** Ages at which a price begins and ends: what lies between costs the same. */
function ageSteps(lines: readonly Priced[]): readonly number[] {
  const ages = lines.flatMap(({ stages }) => stages.flatMap(({ ageFrom, ageTo }) => [ageFrom, ageTo]))
  return [...new Set(ages)].toSorted((a, b) => a - b)
}

const kindOf = ({ premiums }: Illness) => knownValue(premiums)?.kind

/** Whether a plan is open to everybody, stands alone and names many illnesses: what a drawing may set beside another. */
function isCommon(plan: Illness): boolean {
  return knownValue(plan.form) === 'standalone' && plan.audience.length === 0 && mostConditions(plan) > shortList
}

/** The common plan whose price moves the other way and costs least over the same years. */
function otherWay(plan: Illness, all: readonly Illness[], years: number): Drawn | null {
  const others = all
    .filter((one) => isCommon(one) && kindOf(one) !== kindOf(plan))
    .flatMap((one) => drawnFor(one, years) ?? [])
  return others.toSorted((a, b) => yearsSum(a) - yearsSum(b))[0] ?? null
}

function textOf({ plan, stages }: Drawn): string {
  const [first, last] = [stages[0], stages.at(-1) ?? stages[0]]
  if (kindOf(plan) === 'level') return words.level(plan.name, first.yearly)
  return words.rising(plan.name, first.yearly, last.yearly, first.ageFrom, last.ageTo)
}

/**
 * A year's price from the example's age to the end of cover, beside the cheapest plan whose price moves the other way. null
 * where the plan has no price for the example, such as one for children.
 */
export function illnessChart(plan: Illness, all: readonly Illness[]): CurveChart | null {
  const years = Math.min(mostYears, (knownValue(plan.expiryAge) ?? 0) - startAge(example))
  const drawn = years > 0 ? drawnFor(plan, years) : null
  if (drawn === null) return null
  const other = otherWay(plan, all, years)
  const lines = [drawn, ...(other === null ? [] : [other])]
  const at = ageSteps(lines)
  return {
    kind: 'lines',
    title: words.title(example.sum, example),
    description: lines.map(textOf).join(' '),
    quantity: 'money',
    axis: { name: words.axis, at },
    series: lines.map((line, index) => ({
      name: line.plan.name,
      tone: index === 0 ? 'main' : 'second',
      values: at.map((age) => priceAt(line, age)),
    })),
  }
}
