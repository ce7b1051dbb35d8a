import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { illnessReader } from '@/lib/domain/categories/critical-illness-insurance/figures'
import { illnessScenario } from '@/lib/domain/categories/critical-illness-insurance/scenario'
import { medicalScenario } from '@/lib/domain/categories/medical-card-insurance/scenario'
import { petScenario } from '@/lib/domain/categories/pet-insurance/scenario'
import { categoriesOn, categoryOf } from '@/lib/domain/categories/registry'
import { termLifeScenario } from '@/lib/domain/categories/term-life-insurance/scenario'
import { travelScenario } from '@/lib/domain/categories/travel-insurance/scenario'
import { wholeLifeReader } from '@/lib/domain/categories/whole-life-insurance/figures'
import { wholeLifeScenario } from '@/lib/domain/categories/whole-life-insurance/scenario'
import { knownValue } from '@/lib/domain/figures/figure'
import { ringgit } from '@/lib/domain/values/money'
import { runsOf } from '@/tests/setup/turn'
import { productsOf, today } from './content-cases'
import { type CaseFound, caseLines, mostlyUsual, numberIn } from './insurance-lines'

const numRuns = runsOf(100)

/** Looks at everything that random cases come to; a check that looked at nothing says nothing. */
function holds<T>(cases: fc.Arbitrary<readonly T[]>, check: (found: T) => void): void {
  let looked = 0
  fc.assert(
    fc.property(cases, (all) => {
      for (const found of all) check(found)
      looked += all.length
    }),
    { numRuns },
  )
  expect(looked).toBeGreaterThan(0)
}

describe.each(caseLines)('%s, compared by a case', (_, cases) => {
  const said = ({ plan, given }: CaseFound) => `${plan} ${JSON.stringify(given)}`

  it('the first order is the price and what the case leaves', () => {
    holds(cases, (found) => expect(found.first, said(found)).toBe(found.price + found.loss - found.pays))
  })

  it('nobody is paid more than the loss, nor more than the limits of the plan', () => {
    holds(cases, (found) => {
      expect(found.pays, said(found)).toBeGreaterThanOrEqual(0)
      expect(found.pays, said(found)).toBeLessThanOrEqual(Math.min(found.loss, found.most))
    })
  })

  it('better cover never leaves more to the visitor', () => {
    holds(cases, (found) => {
      for (const { name, left } of found.wider) {
        expect(left, `${name}: ${said(found)}`).not.toBeNull()
        expect(left ?? 0, `${name}: ${said(found)}`).toBeLessThanOrEqual(found.loss - found.pays)
      }
    })
  })
})

/** Lines whose price follows an age, with the order that reads it. Every table of the catalogue rises. */
const aged = [
  ['medical-card-insurance', medicalScenario, 'price', [0, 70]],
  ['pet-insurance', petScenario, 'price', [0, 12]],
  ['travel-insurance', travelScenario, 'price', [1, 90]],
  ['term-life-insurance', termLifeScenario, 'total', [19, 60]],
  ['critical-illness-insurance', illnessScenario, 'total', [18, 60]],
  ['whole-life-insurance', wholeLifeScenario, 'month', [17, 60]],
] as const

it.each(aged)('an older one never pays less: %s', (id, fields, sort, [min, max]) => {
  const category = categoryOf(id)
  const plans = productsOf(category)
  const ages = fc.tuple(fc.integer({ min, max }), fc.integer({ min, max }))
  const cases = fc.tuple(mostlyUsual(fields), ages).map(([given, pair]) =>
    plans.flatMap((plan) => {
      const [young, old] = pair
        .toSorted((a, b) => a - b)
        .map((age) => numberIn(category.evaluate(plan, { ...given, age }, today), sort))
      return young === undefined || young === null || old === undefined || old === null
        ? []
        : [{ young, old, said: `${plan.slug} ${pair} ${JSON.stringify(given)}` }]
    }),
  )
  holds(cases, ({ young, old, said }) => expect(old, said).toBeGreaterThanOrEqual(young))
})

/** A sum of money in sen, and the same with more of it. */
const twoSums = fc
  .tuple(fc.integer({ min: 10_000, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }))
  .map(([sum, more]) => [ringgit(sum), ringgit(sum + more)] as const)

it('critical illness: the first order is what the stage pays of the sum less all payments, and a larger sum never pays less', () => {
  const category = categoryOf('critical-illness-insurance')
  const plans = productsOf(category).filter(illnessReader.is)
  const cases = fc.tuple(mostlyUsual(illnessScenario), twoSums).map(([given, sums]) =>
    plans.flatMap((plan) => {
      const stage = (knownValue(plan.stages) ?? []).find((one) => one.stage === given.stage)
      const paid = sums.map((sum) => {
        const evaluation = category.evaluate(plan, { ...given, sum }, today)
        const [claim, total] = [numberIn(evaluation, 'claim'), numberIn(evaluation, 'total')]
        const part = stage === undefined ? 0 : Math.round((sum * stage.part) / 10_000)
        return { sum, of: claim === null || total === null ? null : claim + total, most: stage?.most ?? null, part }
      })
      return paid.some(({ of }) => of === null) ? [] : [{ paid, said: `${plan.slug} ${JSON.stringify(given)}` }]
    }),
  )
  holds(cases, ({ paid, said }) => {
    for (const { of, most, part } of paid) expect(of, said).toBe(most === null ? part : Math.min(part, most))
    expect(paid[1]?.of ?? 0, said).toBeGreaterThanOrEqual(paid[0]?.of ?? 0)
    for (const { of, sum } of paid) expect(of ?? 0, said).toBeLessThanOrEqual(sum)
  })
})

it('whole life: the first order is what is guaranteed less what was paid, and a larger sum never guarantees less', () => {
  const category = categoryOf('whole-life-insurance')
  const plans = productsOf(category).filter(wholeLifeReader.is)
  const cases = fc.tuple(mostlyUsual(wholeLifeScenario), twoSums).map(([given, sums]) =>
    plans.flatMap((plan) => {
      const row = (knownValue(plan.cash) ?? []).find(({ ageFrom, ageTo }) => ageFrom <= given.age && given.age <= ageTo)
      const each = plan.cash.state === 'none' ? 0 : row?.each1000[given.leave - 1]
      const found = sums.map((sum) => {
        const evaluation = category.evaluate(plan, { ...given, sum }, today)
        const [net, total] = [numberIn(evaluation, 'net'), numberIn(evaluation, 'total')]
        return { sum, of: net === null || total === null ? null : net + total }
      })
      return each === undefined || found.some(({ of }) => of === null)
        ? []
        : [{ found, each, said: `${plan.slug} ${JSON.stringify(given)}` }]
    }),
  )
  holds(cases, ({ found, each, said }) => {
    for (const { of, sum } of found) expect(of, said).toBe(Math.round((sum * each) / 100_000))
    expect(found[1]?.of ?? 0, said).toBeGreaterThanOrEqual(found[0]?.of ?? 0)
  })
})

it('term life and critical illness: one more year never costs less over the years', () => {
  for (const [id, fields] of [
    ['term-life-insurance', termLifeScenario],
    ['critical-illness-insurance', illnessScenario],
  ] as const) {
    const category = categoryOf(id)
    const plans = productsOf(category)
    const cases = mostlyUsual(fields).map((given) =>
      plans.flatMap((plan) => {
        const totals = [given.years, given.years + 1].map((years) =>
          numberIn(category.evaluate(plan, { ...given, years }, today), 'total'),
        )
        const [short = null, long = null] = totals
        return short === null || long === null ? [] : [{ short, long, said: `${plan.slug} ${JSON.stringify(given)}` }]
      }),
    )
    holds(cases, ({ short, long, said }) => expect(long, said).toBeGreaterThanOrEqual(short))
  }
})

it('every plan says once how much of its claims its company paid, or that nobody publishes it', () => {
  const lists = categoriesOn('/insurance')
  expect(lists).toHaveLength(8)
  for (const list of lists) {
    for (const plan of productsOf(list)) {
      const rows = list.detail(plan, today).flatMap((group) => group.rows.filter(({ id }) => id === 'claims-paid'))
      const known = 'claimsPaid' in plan.issuer
      expect(rows, plan.slug).toHaveLength(1)
      expect(rows[0]?.state === 'missing', plan.slug).toBe(!known)
      if (!known) expect(rows[0]?.value, plan.slug).toMatch(/^Not published by this (insurer|takaful operator)$/)
    }
  }
})
