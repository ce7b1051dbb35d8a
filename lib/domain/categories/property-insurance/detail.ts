import { knownValue } from '../../figures/figure'
import type { DetailRow } from '../../figures/row'
import { choiceValues } from '../../figures/shape'
import type { IsoDate } from '../../values/iso-date'
import { companyRows, insuranceLayout, takafulRows } from '../shared/insurance/detail'
import { taxRows } from '../shared/insurance/tax-rows'
import { isOwn } from '../shared/own'
import { restrictionRows } from '../shared/restriction'
import { type PerilRow, type Property, peril as perilChoice, propertyReader } from './figures'
import { propertyWords } from './words'

const { detail: words } = propertyWords
const { row } = propertyReader

/** The whole table of rates or of packages, a row each; the published range where there is none. */
function priceRows(plan: Property, today: IsoDate): readonly DetailRow[] {
  const [rates, packages] = [knownValue(plan.rates), knownValue(plan.packages)]
  if (isOwn(plan)) return [row(plan, 'packages', today)]
  if (rates !== null) {
    return rates.map(({ part, home, rate, least }) =>
      row(plan, 'rates', today, {
        id: `rates-${part}-${home}`,
        label: words.rate(part, home),
        print: () => words.rateValue(rate, least),
        note: words.beforeTax,
      }),
    )
  }
  if (packages === null) return [row(plan, 'rates', today)]
  return packages.map(({ building, contents }, index) =>
    row(plan, 'packages', today, {
      id: `packages-${index}`,
      label: words.package(words.sums(building, contents)),
      print: (rows) => words.price(rows[index]?.price ?? null),
      note: words.beforeTax,
    }),
  )
}

/** What is said of one event: covered or at extra price, and what the owner pays first. */
function perilText({ cover, excess, excessPart, rate }: PerilRow): string {
  const state = cover === 'in' ? words.covered : words.extra(rate)
  const first = words.excess(excess, excessPart)
  return first === null ? state : `${state}; ${first}`
}

/** Events that cost the owner something first or have a price of their own, a row each after the row of all. */
function perilRows(plan: Property, today: IsoDate): readonly DetailRow[] {
  const special = (knownValue(plan.perils) ?? []).filter(
    ({ cover, excess, excessPart }) => cover === 'optional' || excess !== null || excessPart !== null,
  )
  return [
    row(plan, 'perils', today),
    ...(isOwn(plan) ? [] : special).map((one) =>
      row(plan, 'perils', today, {
        id: `perils-${one.peril}`,
        label: words.peril(one.peril),
        print: () => perilText(one),
      }),
    ),
  ]
}

/** The events that we know of and the plan does not name. */
function outRows(plan: Property, today: IsoDate): readonly DetailRow[] {
  const rows = knownValue(plan.perils)
  if (rows === null || isOwn(plan)) return []
  const named = new Set<string>(rows.map(({ peril }) => peril))
  const out = choiceValues(perilChoice).filter((name) => !named.has(name))
  return [row(plan, 'perils', today, { id: 'perils-out', label: words.out, print: () => words.outText(out) })]
}

/** Every published figure of a plan. */
export const propertyDetail = propertyReader.detail(
  insuranceLayout({
    notCovered: [outRows, 'exclusions', 'emptyDays'],
    covered: [perilRows, 'averageFrom', 'settlement', 'rent', 'stay', 'liability', 'away', 'valuablesEach'],
    price: [priceRows, taxRows<Property>(true), 'priceChange'],
    keeping: ['strata', 'mortgagee', 'underwriter', restrictionRows, companyRows, takafulRows(row)],
  }),
)
