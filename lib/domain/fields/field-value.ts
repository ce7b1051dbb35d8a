import { assertNever } from '../values/assert-never'
import { formatDate, type IsoDate, parseIsoDate } from '../values/iso-date'
import { formatRinggit, maxSen, type Sen, sen } from '../values/money'
import { atRate, basisPoints, formatRate, isBasisPoints } from '../values/rate'
import type { Field, FieldMap, FieldValue, Following, Values, ValuesOf } from './field'

/** A number as an input and an address carry it, `1200`, `1200.50` or `3.875`: two decimals, and more where there are any. */
function decimalText(value: number, most: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(most).replace(/(\.\d{2}\d*?)0+$/, '$1')
}

/** A field's default on a day. */
export function defaultValue(field: Field, today: IsoDate): FieldValue {
  return field.kind === 'date' ? field.default(today) : field.default
}

/** What a scenario uses of a field of which nothing is said, given the values before it: its default, or what it follows. */
export function usualValue(field: Field, values: Values, today: IsoDate): FieldValue {
  const followed = field.kind === 'money' && field.follows !== undefined ? values[field.follows.field] : undefined
  if (field.kind !== 'money' || field.follows === undefined || followed === undefined) return defaultValue(field, today)
  return followingAmount(sen(Number(followed)), field.follows)
}

/** The part of an amount that a field follows it with, in whole steps: 10% of RM346,667 in steps of RM100 is RM34,700. */
export function followingAmount(amount: Sen, { part, step }: Pick<Following, 'part' | 'step'>): Sen {
  return sen(Math.ceil(atRate(amount, part) / step) * step)
}

/** A value as an input and an address carry it: ringgit, percent, whole numbers, ISO dates, `1` for yes, '' for no. */
export function valueText(field: Field, value: FieldValue): string {
  switch (field.kind) {
    case 'money':
      return decimalText(Number(value) / 100, 2)
    case 'price':
      return decimalText(Number(value) / 10_000, 4)
    case 'rate':
      return decimalText(Number(value) / 100, 3)
    case 'months':
    case 'count':
    case 'date':
    case 'choice':
      return String(value)
    case 'toggle':
      return value === true ? '1' : ''
    default:
      return assertNever(field)
  }
}

/** What stands after a whole number: `years`, after 1 `year`; '' for no unit. */
export function countUnit(field: Extract<Field, { kind: 'months' | 'count' }>, value: FieldValue): string {
  const unit = field.kind === 'months' ? 'months' : field.unit
  return value === 1 ? unit.replace(/s$/, '') : unit
}

/** A value in a sentence: `RM1,200.50`, `RM0.2703`, `4.15%`, `12 months`, `30 years`, `3 Nov 2026`. */
export function valueWords(field: Field, value: FieldValue): string {
  switch (field.kind) {
    case 'money':
      return formatRinggit(sen(Number(value)))
    case 'price':
      return formatPrice(Number(value))
    case 'rate':
      return formatRate(basisPoints(Number(value)), 'trim')
    case 'months':
    case 'count':
      return `${value} ${countUnit(field, value)}`.trimEnd()
    case 'date':
      return dateWords(String(value))
    case 'choice':
      return field.options.find((option) => option.value === value)?.label ?? String(value)
    case 'toggle':
      return value === true ? 'yes' : 'no'
    default:
      return assertNever(field)
  }
}

/** A price of one unit in hundredths of a sen: `RM2`, `RM0.44`, `RM0.2703`. */
export function formatPrice(hundredthsOfSen: number): string {
  return `RM${decimalText(hundredthsOfSen / 10_000, 4)}`
}

function dateWords(text: string): string {
  const day = parseIsoDate(text)
  return day === null ? text : formatDate(day)
}

/** The values that a form starts from on a day. */
export function defaultValues(fields: FieldMap, today: IsoDate): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, defaultValue(field, today)]))
}

/** Whether two cases of the same fields say the same. */
export function sameValues(one: Values, other: Values): boolean {
  return Object.entries(one).every(([name, value]) => value === other[name])
}

/** Whether a value is of the field's type: what its sum is promised. Bounds are not looked at. */
function fieldHolds(field: Field, value: FieldValue | undefined): boolean {
  switch (field.kind) {
    case 'money':
      return Number.isSafeInteger(value) && Math.abs(Number(value)) <= maxSen
    case 'rate':
      return typeof value === 'number' && isBasisPoints(value)
    case 'price':
    case 'months':
    case 'count':
      return Number.isSafeInteger(value)
    case 'date':
      return typeof value === 'string' && parseIsoDate(value) !== null
    case 'choice':
      return field.options.some((option) => option.value === value)
    case 'toggle':
      return typeof value === 'boolean'
    default:
      return assertNever(field)
  }
}

/**
 * Whether values have the types that the sum of these fields is promised: values come in from addresses and forms and
 * lose their types on the way. Bounds are not looked at.
 */
export function valuesHold<M extends FieldMap>(fields: M, values: Values): values is ValuesOf<M> & Values {
  return Object.entries<Field>(fields).every(([name, field]) => fieldHolds(field, values[name]))
}

/**
 * Why a text is no value of the field, or the value. `nearest` is the bound that was passed; null where the text has no
 * value at all. Never throws, whatever the text.
 */
export type ReadValue =
  | { readonly ok: true; readonly value: FieldValue }
  | { readonly ok: false; readonly problem: string; readonly nearest: FieldValue | null }

const refused = (problem: string, nearest: FieldValue | null = null): ReadValue => ({ ok: false, problem, nearest })

/** Digits with an optional sign, thousands separated or not, and so many decimals at most; in units of the last one. */
function readDecimal(text: string, most: number): number | null {
  const match = /^([-−])?(\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.(\d+))?$/.exec(text)
  const decimals = match?.[3] ?? ''
  if (match?.[2] === undefined || decimals.length > most) return null
  const units = Number(match[2].replace(/[, ]/g, '')) * 10 ** most + Number(decimals.padEnd(most, '0'))
  return match[1] === undefined ? units : -units
}

function readRate(text: string): number | null {
  const thousandths = readDecimal(text, 3)
  return thousandths === null ? null : thousandths / 10
}

function readWhole(text: string): number | null {
  return /^[-−]?\d+$/.test(text) ? Number(text.replace('−', '-')) : null
}

function within(
  field: Exclude<Field, { kind: 'choice' | 'toggle' }>,
  value: number | IsoDate,
  today: IsoDate,
): ReadValue {
  const bounds =
    field.kind === 'date'
      ? { min: field.min.at(today), max: field.max.at(today) }
      : { min: field.min.at, max: field.max.at }
  const [least, most] = [valueWords(field, bounds.min), valueWords(field, bounds.max)]
  const [low, high] = field.kind === 'date' ? ['on or after', 'on or before'] : ['at least', 'at most']
  if (value < bounds.min) return refused(`${field.label} must be ${low} ${least}: ${field.min.because}.`, bounds.min)
  if (value > bounds.max) return refused(`${field.label} must be ${high} ${most}: ${field.max.because}.`, bounds.max)
  return { ok: true, value: value === 0 ? 0 : value }
}

/** Reads what was typed into a field, trimmed: its value, or a sentence that says what to enter instead. */
export function readValue(field: Field, text: string, today: IsoDate): ReadValue {
  switch (field.kind) {
    case 'money':
      return readNumber(
        field,
        readDecimal(text.replace(/^RM\s*/i, ''), 2),
        'an amount in ringgit, such as 1200 or 1,200.50',
        text,
        today,
      )
    case 'rate':
      return readNumber(
        field,
        readRate(text.replace(/\s*%$/, '')),
        'a rate in percent with at most three decimals, such as 4.15',
        text,
        today,
      )
    case 'price':
      return readNumber(
        field,
        readDecimal(text.replace(/^RM\s*/i, ''), 4),
        'a price in ringgit with at most four decimals, such as 0.4443',
        text,
        today,
      )
    case 'months':
      return readNumber(field, readWhole(text), 'a whole number of months', text, today)
    case 'count':
      return readNumber(field, readWhole(text), 'a whole number', text, today)
    case 'date': {
      const day = parseIsoDate(text)
      return day === null ? refused(`${field.label} must be a date, such as ${today}.`) : within(field, day, today)
    }
    case 'choice':
      return field.options.some((option) => option.value === text)
        ? { ok: true, value: text }
        : refused(`${field.label}: choose one of ${field.options.map((option) => option.label).join(', ')}.`)
    case 'toggle':
      if (text === '1' || text === '0' || text === '') return { ok: true, value: text === '1' }
      return refused(`${field.label} must be 1 for yes or 0 for no.`)
    default:
      return assertNever(field)
  }
}

function readNumber(
  field: Exclude<Field, { kind: 'choice' | 'toggle' | 'date' }>,
  value: number | null,
  expected: string,
  text: string,
  today: IsoDate,
): ReadValue {
  if (text === '') return refused(`${field.label} is empty. Enter ${expected}.`)
  return value === null ? refused(`${field.label} must be ${expected}.`) : within(field, value, today)
}

/** "RM1,000 to RM300,000" or "0 to 50 bills", for the line under the field; null where there are no bounds. */
export function rangeText(field: Field, today: IsoDate): string | null {
  if (field.kind === 'choice' || field.kind === 'toggle') return null
  if (field.kind === 'date') {
    return `${valueWords(field, field.min.at(today))} to ${valueWords(field, field.max.at(today))}`
  }
  const least = field.kind === 'months' || field.kind === 'count' ? field.min.at : valueWords(field, field.min.at)
  return `${least} to ${valueWords(field, field.max.at)}`
}
