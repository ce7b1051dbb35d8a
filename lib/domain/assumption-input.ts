import { assertNever } from './assert-never'
import type { AssumptionField, Assumptions } from './categories/category'
import type { QueryProblem } from './list-state'
import { formatRinggit, sen } from './money'
import { lastValue } from './query-params'

/** The values that a case starts from. */
export function defaultAssumptions(fields: readonly AssumptionField[]): Assumptions {
  return Object.fromEntries(fields.map((field) => [field.name, field.default]))
}

/** A value in words for a sentence: `RM1,200.50`, `12 months`, `3`, `yes`. */
function formatAssumption(field: AssumptionField, value: number): string {
  switch (field.kind) {
    case 'money':
      return formatRinggit(sen(value))
    case 'months':
      return value === 1 ? '1 month' : `${value} months`
    case 'count':
      return String(value)
    case 'yes-no':
      return value === 1 ? 'yes' : 'no'
    default:
      return assertNever(field.kind)
  }
}

/** A value as an input and an address carry it: money in ringgit (`1200`, `1200.50`), yes and no as 1 and 0. */
export function assumptionInput(field: AssumptionField, value: number): string {
  if (field.kind !== 'money') return String(value)
  return value % 100 === 0 ? String(value / 100) : (value / 100).toFixed(2)
}

/** Ringgit text to sen, signed and of any size so that it can be clamped; null when it is not an amount. */
function readMoney(text: string): number | null {
  const match = /^([-−])?(?:RM)?\s*(\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.(\d{1,2}))?$/i.exec(text)
  if (match?.[2] === undefined) return null
  const amount = Number(match[2].replace(/[, ]/g, '')) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] === undefined ? amount : -amount
}

function readNumber(field: AssumptionField, text: string): number | null {
  switch (field.kind) {
    case 'money':
      return readMoney(text)
    case 'months':
    case 'count':
      return /^[-−]?\d+$/.test(text) ? Number(text.replace('−', '-')) : null
    case 'yes-no':
      return text === '1' ? 1 : text === '0' ? 0 : null
    default:
      return assertNever(field.kind)
  }
}

function expected(field: AssumptionField): string {
  switch (field.kind) {
    case 'money':
      return 'an amount in ringgit, such as 1200 or 1,200.50'
    case 'months':
      return 'a whole number of months'
    case 'count':
      return 'a whole number'
    case 'yes-no':
      return '1 for yes or 0 for no'
    default:
      return assertNever(field.kind)
  }
}

/**
 * Reads one value. Out of bounds gives the nearest bound, unreadable gives the default; both with a sentence that
 * says what was used and why. Never throws.
 */
function readAssumption(field: AssumptionField, text: string): { value: number; problem: string | null } {
  const read = readNumber(field, text)
  if (read === null) {
    const used = formatAssumption(field, field.default)
    return { value: field.default, problem: `${field.label} must be ${expected(field)}. We used ${used}.` }
  }
  const value = Math.min(Math.max(read, field.min), field.max)
  if (value === read) return { value: value === 0 ? 0 : value, problem: null }
  const side = read < field.min ? 'at least' : 'at most'
  const bound = formatAssumption(field, value)
  const reason = field.reason.replace(/\.$/, '')
  return { value, problem: `${field.label} must be ${side} ${bound}. ${reason}. We used ${bound}.` }
}

/**
 * Reads all fields from an address, each under `prefix` and its name. `submitted`: the address comes from a form,
 * where a box that is not ticked is absent, so an absent yes-no means no.
 */
export function readAssumptions(
  fields: readonly AssumptionField[],
  values: ReadonlyMap<string, readonly string[]>,
  submitted: boolean,
  prefix = '',
): { assumptions: Assumptions; problems: readonly QueryProblem[] } {
  const problems: QueryProblem[] = []
  const entries = fields.map((field) => {
    const key = `${prefix}${field.name}`
    const text = lastValue(values, key)
    if (text === null) return [field.name, submitted && field.kind === 'yes-no' ? 0 : field.default] as const
    const { value, problem } = readAssumption(field, text)
    if (problem !== null) problems.push({ field: key, message: problem })
    return [field.name, value] as const
  })
  return { assumptions: Object.fromEntries(entries), problems }
}

/** Adds the values that differ from their defaults to an address, in the order of the fields. */
export function appendAssumptions(
  query: URLSearchParams,
  fields: readonly AssumptionField[],
  assumptions: Assumptions,
  prefix = '',
): void {
  for (const field of fields) {
    const value = assumptions[field.name] ?? field.default
    if (value !== field.default) query.append(`${prefix}${field.name}`, assumptionInput(field, value))
  }
}
