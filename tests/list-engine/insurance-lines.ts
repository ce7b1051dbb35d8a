import fc from 'fast-check'
import type { Evaluation } from '@/lib/domain/categories/category'
import { evaluateMedical } from '@/lib/domain/categories/medical-card-insurance/evaluate'
import { medicalReader } from '@/lib/domain/categories/medical-card-insurance/figures'
import { billOf, medicalScenario } from '@/lib/domain/categories/medical-card-insurance/scenario'
import { evaluateAccident } from '@/lib/domain/categories/personal-accident-insurance/evaluate'
import { accidentReader } from '@/lib/domain/categories/personal-accident-insurance/figures'
import { accidentScenario } from '@/lib/domain/categories/personal-accident-insurance/scenario'
import { evaluatePet } from '@/lib/domain/categories/pet-insurance/evaluate'
import { petReader } from '@/lib/domain/categories/pet-insurance/figures'
import { petScenario } from '@/lib/domain/categories/pet-insurance/scenario'
import { evaluateProperty } from '@/lib/domain/categories/property-insurance/evaluate'
import { propertyReader } from '@/lib/domain/categories/property-insurance/figures'
import { propertyScenario } from '@/lib/domain/categories/property-insurance/scenario'
import { evaluateTravel } from '@/lib/domain/categories/travel-insurance/evaluate'
import { travelReader } from '@/lib/domain/categories/travel-insurance/figures'
import { travelScenario } from '@/lib/domain/categories/travel-insurance/scenario'
import type { FieldMap, ValuesOf } from '@/lib/domain/fields/field'
import { defaultValues, valuesHold } from '@/lib/domain/fields/field-value'
import { type Figure, knownValue } from '@/lib/domain/figures/figure'
import type { Product } from '@/lib/domain/products/product'
import type { AnyProduct } from '@/lib/domain/products/product-base'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { ringgit, type Sen, sen } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'
import { makePet } from '@/tests/factories/pet'
import { known, none, unlimited } from '@/tests/factories/product'
import { valuesOf } from '@/tests/factories/scenario'
import { allProducts, today } from './content-cases'

/** What a plan comes to in a case, in sen, beside what the test works out by itself. */
export interface CaseFound {
  readonly plan: string
  readonly given: unknown
  readonly price: number
  readonly pays: number
  /** What the first order reads. */
  readonly first: number
  /** What the case costs without cover. */
  readonly loss: number
  /** The most that the plan’s limits let it pay. */
  readonly most: number
  /** What is left by the same plan with one of its terms better. */
  readonly wider: readonly { readonly name: string; readonly left: number | null }[]
}

/** A line of insurance that is compared by a case. */
interface LineSpec<P extends Product, M extends FieldMap> {
  readonly is: (product: AnyProduct) => product is P
  readonly fields: M
  readonly evaluate: (plan: P, given: ValuesOf<M>, today: IsoDate) => Evaluation
  readonly loss: (plan: P, given: ValuesOf<M>) => number
  readonly most: (plan: P, given: ValuesOf<M>) => number
  /** The plan with one of its terms better by an amount, by the name of the term. */
  readonly wider: (plan: P, by: number) => Readonly<Record<string, Partial<P>>>
  /** Plans with terms that no plan of the catalogue has. */
  readonly others?: readonly P[]
}

/** What an order reads; null: nothing. */
export function numberIn({ sortValues }: Evaluation, sort: string): number | null {
  const value = sortValues[sort]
  return value !== undefined && 'value' in value ? value.value : null
}

/** Any scenario that the form of some fields takes; each field is mostly at its start, so that most plans have a price. */
export function mostlyUsual<M extends FieldMap>(fields: M): fc.Arbitrary<ValuesOf<M>> {
  const start = defaultValues(fields, today)
  const moved = fc.array(fc.constantFrom(...Object.keys(fields)), { maxLength: 4 })
  return fc.tuple(valuesOf(fields), moved).map(([any, names]) => {
    const values = { ...start, ...Object.fromEntries(Object.entries(any).filter(([name]) => names.includes(name))) }
    if (!valuesHold(fields, values)) throw new TypeError('Values of other fields')
    return values
  })
}

function foundIn<P extends Product, M extends FieldMap>(
  spec: LineSpec<P, M>,
  plan: P,
  given: ValuesOf<M>,
  by: number,
): readonly CaseFound[] {
  const of = (one: P) => {
    const evaluation = spec.evaluate(one, given, today)
    const [first, price] = [numberIn(evaluation, 'case'), numberIn(evaluation, 'price')]
    const pays = numberIn(evaluation, 'pays')
    return first === null || price === null || pays === null ? null : { first, price, pays }
  }
  const found = of(plan)
  if (found === null) return []
  const wider = Object.entries(spec.wider(plan, by)).map(([name, change]) => {
    const better = of({ ...plan, ...change })
    return { name, left: better === null ? null : better.first - better.price }
  })
  const own = { loss: spec.loss(plan, given), most: spec.most(plan, given) }
  return [{ plan: plan.slug, given, ...found, ...own, wider }]
}

/** Every plan of the line that has a price in a case, for any case. */
function lineOf<P extends Product, M extends FieldMap>(spec: LineSpec<P, M>): fc.Arbitrary<readonly CaseFound[]> {
  const plans = [...allProducts.filter(spec.is), ...(spec.others ?? [])]
  const amount = fc.integer({ min: 0, max: 5_000_000 })
  return fc
    .tuple(mostlyUsual(spec.fields), amount)
    .map(([given, by]) => plans.flatMap((plan) => foundIn(spec, plan, given, by)))
}

/** A known figure changed; another as it is. */
function changed<T>(figure: Figure<T>, change: (value: T) => T): Figure<T> {
  return figure.state === 'known' ? { ...figure, value: change(figure.value) } : figure
}

const more = (figure: Figure<Sen>, by: number) => changed(figure, (value) => sen(value + by))
/** A limit in sen: without one nothing is bounded, and what is not covered pays nothing. */
const limitOf = (figure: Figure<Sen>) => {
  if (figure.state === 'unlimited') return Number.POSITIVE_INFINITY
  return knownValue(figure) ?? 0
}

const medical = lineOf({
  is: medicalReader.is,
  fields: medicalScenario,
  evaluate: evaluateMedical,
  loss: ({ room }, given) =>
    billOf(given) + (room.state === 'known' ? given.nights * Math.max(0, given.room - room.value) : 0),
  most: ({ annualLimit, limitFrom, lifetimeLimit }, { age }) => {
    const later = knownValue(limitFrom)
    const year = later !== null && age >= later.age ? later.limit : limitOf(annualLimit)
    return Math.min(year, lifetimeLimit.state === 'none' ? Number.POSITIVE_INFINITY : limitOf(lifetimeLimit))
  },
  wider: ({ annualLimit, limitFrom, lifetimeLimit, room, deductible, coInsurance }, by) => ({
    'limit a year': {
      annualLimit: more(annualLimit, by),
      limitFrom: changed(limitFrom, ({ age, limit }) => ({ age, limit: sen(limit + by) })),
    },
    'limit for life': { lifetimeLimit: more(lifetimeLimit, by) },
    room: { room: more(room, by) },
    deductible: {
      deductible: changed(deductible, (one) => ({ ...one, amount: sen(Math.max(0, one.amount - by)), later: null })),
    },
    'no deductible': { deductible: none },
    'cap of the share': {
      coInsurance: changed(coInsurance, ({ part, most }) => ({ part, most: sen(Math.max(0, (most ?? 0) - by)) })),
    },
    'no share': { coInsurance: none },
  }),
})

/** Its limit for an illness is below that of a year. */
const cappedPet = makePet({
  covers: known([
    { what: 'illness', most: ringgit(1_000) },
    { what: 'accident', most: null },
  ]),
})

const pet = lineOf({
  is: petReader.is,
  others: [cappedPet],
  fields: petScenario,
  evaluate: evaluatePet,
  loss: (_, { bills }) => bills,
  most: ({ annualLimit, covers }, { cause }) => {
    const found = (knownValue(covers) ?? []).find(({ what }) => what === cause)
    return found === undefined ? 0 : Math.min(limitOf(annualLimit), found.most ?? Number.POSITIVE_INFINITY)
  },
  wider: ({ annualLimit, paidBack, excess }, by) => ({
    'limit a year': { annualLimit: more(annualLimit, by) },
    'no limit': { annualLimit: unlimited },
    'no limit for each bill': { eachIncident: none },
    'part that is paid back': {
      paidBack: changed(paidBack, (part) => basisPoints(Math.min(10_000, part + (by % 10_000)))),
    },
    excess: { excess: changed(excess, (first) => sen(Math.max(0, first - by))) },
  }),
})

const travel = lineOf({
  is: travelReader.is,
  fields: travelScenario,
  evaluate: evaluateTravel,
  loss: (_, given) => given.medical + given.cancelled + (given.delay === 0 ? 0 : given['delay-cost']),
  most: ({ medical: bill, cancel, delay }) => limitOf(bill) + limitOf(cancel) + (knownValue(delay)?.most ?? 0),
  wider: ({ medical: bill, cancel, delay }, by) => ({
    'medical limit': { medical: more(bill, by) },
    'booking that is lost': { cancel: more(cancel, by) },
    'sum of a delay': { delay: changed(delay, (one) => ({ ...one, pays: sen(one.pays + by) })) },
    'limit of a delay': { delay: changed(delay, (one) => ({ ...one, most: sen(one.most + by) })) },
    'hours of a delay': { delay: changed(delay, (one) => ({ ...one, afterHours: Math.max(0, one.afterHours - 2) })) },
  }),
})

const accident = lineOf({
  is: accidentReader.is,
  fields: accidentScenario,
  evaluate: evaluateAccident,
  loss: (_, given) => given.bill + given.weeks * given['week-loss'] + given.nights * given['night-cost'],
  most: ({ prices, medical: bill, weekly, hospitalIncome, motorcycle }, { sum, motorcycle: rides }) => {
    const part = rides ? { covered: 1, half: 0.5, passenger: 0 }[knownValue(motorcycle) ?? 'passenger'] : 1
    const insured = (knownValue(prices) ?? []).find((row) => row.sum >= sum)?.sum ?? 0
    const [week, night] = [knownValue(weekly), knownValue(hospitalIncome)]
    const weeks = week === null ? 0 : Math.ceil((insured * week.part * week.weeks) / 10_000)
    const nights = night === null ? 0 : night.day * night.days
    // Each of the three parts is rounded to the sen by itself.
    return part === 0 ? 0 : part * (limitOf(bill) + weeks + nights) + 3
  },
  wider: ({ medical: bill, weekly, hospitalIncome }, by) => ({
    'medical limit': { medical: more(bill, by) },
    'weekly benefit': { weekly: changed(weekly, (one) => ({ ...one, part: basisPoints(one.part + (by % 100)) })) },
    weeks: { weekly: changed(weekly, (one) => ({ ...one, weeks: one.weeks + (by % 60) })) },
    'days that are left out': { weekly: changed(weekly, (one) => ({ ...one, afterDays: 0 })) },
    'hospital income': { hospitalIncome: changed(hospitalIncome, (one) => ({ ...one, day: sen(one.day + by) })) },
    motorcycles: { motorcycle: known('covered') },
  }),
})

const property = lineOf({
  is: propertyReader.is,
  fields: propertyScenario,
  evaluate: evaluateProperty,
  loss: (_, given) => (given.tenure === 'owner' ? given['building-loss'] : 0) + given['contents-loss'],
  most: ({ packages, perils }, { tenure, rebuild, insured, contents, peril }) => {
    const terms = (knownValue(perils) ?? []).find((row) => row.peril === peril)
    if (terms === undefined) return 0
    const rows = knownValue(packages)
    const wanted = (tenure === 'owner' ? (rebuild * insured) / 10_000 : 0) + contents + 1
    return rows === null ? wanted : Math.max(...rows.map((row) => (row.building ?? 0) + (row.contents ?? 0)))
  },
  wider: ({ perils, averageFrom }, by) => ({
    'what the owner pays first': {
      perils: changed(perils, (rows) =>
        rows.map((row) => ({ ...row, excess: sen(Math.max(0, (row.excess ?? 0) - by)) })),
      ),
    },
    'part that the owner pays first': {
      perils: changed(perils, (rows) => rows.map((row) => ({ ...row, excessPart: null }))),
    },
    average: { averageFrom: changed(averageFrom, (part) => basisPoints(Math.max(0, part - (by % 10_000)))) },
    'no average': { averageFrom: none },
  }),
})

/** Lines that are compared by a case, each with what every plan comes to in any case. */
export const caseLines = Object.entries({ medical, pet, travel, accident, property })
