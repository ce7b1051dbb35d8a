import fc from 'fast-check'
import type {
  CountField,
  Field,
  FieldMap,
  FieldValue,
  MoneyField,
  MonthsField,
  RateField,
  Values,
} from '@/lib/domain/fields/field'
import { assertNever } from '@/lib/domain/values/assert-never'
import { addDays, daysBetween } from '@/lib/domain/values/iso-date'
import { isBasisPoints } from '@/lib/domain/values/rate'
import { testToday } from './product'

/** A field whose value is a whole number within bounds. */
export type NumberField = MoneyField | RateField | MonthsField | CountField

/** The fields of a scenario whose values are numbers, with their names. */
export function numberFields(fields: FieldMap): readonly { readonly name: string; readonly field: NumberField }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    switch (field.kind) {
      case 'money':
      case 'rate':
      case 'months':
      case 'count':
        return [{ name, field }]
      default:
        return []
    }
  })
}

/** The first number that a scenario asks; throws when it asks none. */
export function firstNumber(fields: FieldMap): { readonly name: string; readonly field: NumberField } {
  const [found] = numberFields(fields)
  if (found === undefined) throw new Error('The scenario has no number')
  return found
}

/** A value of a field as a visitor types it. */
export interface TypedField {
  readonly name: string
  readonly text: string
  readonly value: number
}

/** The first number of a scenario with a value that is not its default; throws when the scenario asks none. */
export function anotherValue(fields: FieldMap): TypedField {
  const { name, field } = firstNumber(fields)
  const unit = field.kind === 'money' || field.kind === 'rate' ? 100 : 1
  const third = field.min.at + Math.round((field.max.at - field.min.at) / 3 / unit) * unit
  const usual = [1_234_500, third, third + unit].find(
    (value) => value >= field.min.at && value <= field.max.at && value !== field.default,
  )
  if (usual === undefined) throw new Error(`${name} takes one value only`)
  return { name, text: String(usual / unit), value: usual }
}

/** Any value that a field takes on the day of the tests. */
function anyValueOf(field: Field): fc.Arbitrary<FieldValue> {
  switch (field.kind) {
    case 'rate':
      return fc.integer({ min: field.min.at * 10, max: field.max.at * 10 }).map((tenths) => tenths / 10)
    case 'money':
    case 'price':
    case 'months':
    case 'count':
      return fc.integer({ min: field.min.at, max: field.max.at })
    case 'date': {
      const [first, last] = [field.min.at(testToday), field.max.at(testToday)]
      return fc.nat(daysBetween(first, last)).map((days) => addDays(first, days))
    }
    case 'choice':
      return fc.constantFrom(...field.options.map(({ value }) => value))
    case 'toggle':
      return fc.boolean()
    default:
      return assertNever(field)
  }
}

/** Any values that a form of these fields takes on the day of the tests. */
export function valuesOf(fields: FieldMap): fc.Arbitrary<Values> {
  return fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyValueOf(field)])))
}

/** Names of the fields that have, on the day of the tests, a value that they do not take: none where all is well. */
export function fieldsOutside(fields: FieldMap, values: Values): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => (takes(field, values[name]) ? [] : [name]))
}

function takes(field: Field, value: FieldValue | undefined): boolean {
  switch (field.kind) {
    case 'rate':
      return typeof value === 'number' && isBasisPoints(value) && value >= field.min.at && value <= field.max.at
    case 'money':
    case 'price':
    case 'months':
    case 'count':
      return typeof value === 'number' && Number.isInteger(value) && value >= field.min.at && value <= field.max.at
    case 'date':
      return typeof value === 'string' && value >= field.min.at(testToday) && value <= field.max.at(testToday)
    case 'choice':
      return field.options.some((option) => option.value === value)
    case 'toggle':
      return typeof value === 'boolean'
    default:
      return assertNever(field)
  }
}
