import type { IsoDate } from '../values/iso-date'
import { lastValue } from '../values/query-params'
import type { Field, FieldMap, FieldValue, Values } from './field'
import { defaultValue, readValue, usualValue, valueText, valueWords } from './field-value'
import { conditionHolds, type FieldProblem } from './form'

/**
 * Reads one value. Out of bounds gives the nearest bound, unreadable gives the usual value; both with a sentence that says
 * what was used and why. Never throws.
 */
function readNearest(
  field: Field,
  text: string,
  usual: FieldValue,
  today: IsoDate,
): { value: FieldValue; problem: string | null } {
  const read = readValue(field, text, today)
  if (read.ok) return { value: read.value, problem: null }
  const value = read.nearest ?? usual
  return { value, problem: `${read.problem} We used ${valueWords(field, value)}.` }
}

/** What is said of a field; where nothing is, the usual value, or no for a box of a form that was sent. */
function textOf(field: Field, typed: string | null, submitted: boolean, usual: FieldValue): string {
  if (typed !== null) return typed
  return submitted && field.kind === 'toggle' ? '' : valueText(field, usual)
}

/**
 * Reads a scenario, each field under `prefix` and its name. `submitted`: what is said of the field comes from a form, where
 * a box that is not ticked is absent, so an absent toggle means no. A field that does not count has its default. A list
 * always has an answer, so what cannot be used is replaced, and told.
 */
export function readScenario(
  fields: FieldMap,
  query: ReadonlyMap<string, readonly string[]>,
  submitted: (field: Field) => boolean,
  today: IsoDate,
  prefix = '',
): { values: Values; problems: readonly FieldProblem[] } {
  const problems: FieldProblem[] = []
  const values: Record<string, FieldValue> = {}
  const said = (name: string, field: Field, usual: FieldValue) =>
    textOf(field, lastValue(query, prefix + name), submitted(field), usual)
  const texts = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, said(name, field, defaultValue(field, today))]),
  )
  for (const [name, field] of Object.entries(fields)) {
    const usual = usualValue(field, values, today)
    if (!conditionHolds(field.when, texts)) {
      values[name] = usual
      continue
    }
    const { value, problem } = readNearest(field, said(name, field, usual), usual, today)
    if (problem !== null) problems.push({ field: prefix + name, message: problem })
    values[name] = value
  }
  return { values, problems }
}

/**
 * Adds the values that differ from the usual ones to an address, in the order of the fields; no is written as `0`, fields
 * that do not count are left out, and personal ones whatever they say.
 */
export function appendScenario(
  query: URLSearchParams,
  fields: FieldMap,
  values: Values,
  today: IsoDate,
  prefix = '',
): void {
  const texts = scenarioTexts(fields, values, today)
  for (const [name, field] of Object.entries(fields)) {
    const usual = usualValue(field, values, today)
    const value = values[name] ?? usual
    if (field.personal || value === usual || !conditionHolds(field.when, texts)) continue
    query.append(`${prefix}${name}`, value === false ? '0' : valueText(field, value))
  }
}

/** A scenario as its form shows it: the text of each field. */
export function scenarioTexts(fields: FieldMap, values: Values, today: IsoDate): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueText(field, values[name] ?? defaultValue(field, today))]),
  )
}
