import type { IsoDate } from '../values/iso-date'
import type { Condition, Field, FieldMap, FieldValue, Values } from './field'
import { defaultValue, readValue, valueText } from './field-value'

/** The key that every form sends: its presence tells a form's answer from the bare page. */
export const formKey = 'case'

/** The key of values that were sealed on the server, because something in them is personal. */
export const sealedKey = 'sealed'

/** Longest text that is kept of a field; the inputs take less. */
const longestText = 40

/** What could not be used of a form, by field. */
export interface FieldProblem {
  readonly field: string
  readonly message: string
}

/** A form as it was read. */
export interface FormReading {
  /** What was typed, by field, kept as it came. */
  readonly texts: Readonly<Record<string, string>>
  /** null while a field that counts cannot be used. */
  readonly values: Values | null
  readonly problems: readonly FieldProblem[]
  /** Fields that count and that what was sent did not name: they have their defaults, and the page says so. */
  readonly leftOut: readonly string[]
}

/** Whether a field counts, given what the other fields say. */
export function conditionHolds(condition: Condition | null, texts: Readonly<Record<string, string>>): boolean {
  if (condition === null) return true
  const text = texts[condition.field] ?? ''
  return condition.is.some((wanted) => (typeof wanted === 'boolean' ? wanted === (text === '1') : wanted === text))
}

/** The text that was sent for a field: under its name, or as months under the key of older addresses. */
function sentText(name: string, field: Field, params: URLSearchParams): string | undefined {
  const typed = params.getAll(name).at(-1)
  if (typed !== undefined || field.kind !== 'count' || field.monthsKey === undefined) return typed
  const months = params.getAll(field.monthsKey).at(-1)
  return months !== undefined && /^\d{1,4}$/.test(months) ? String(Number(months) / 12) : months
}

function typedText(name: string, field: Field, params: URLSearchParams, today: IsoDate): string {
  const typed = sentText(name, field, params)
  if (field.kind === 'toggle') return typed === '1' ? '1' : ''
  return typed === undefined ? valueText(field, defaultValue(field, today)) : typed.trim().slice(0, longestText)
}

/**
 * Reads a form: each field by its name, the last value of a name counts. Without {@link formKey} every field has its
 * default; with it an absent field has its default too and is named in `leftOut`, except that an absent toggle means no,
 * as browsers send it. Unknown names are ignored. Nothing is replaced silently: what cannot be used is told. Never throws.
 */
export function readForm(fields: FieldMap, params: URLSearchParams, today: IsoDate): FormReading {
  const entries = Object.entries(fields)
  const sent = params.has(formKey)
  const texts: Record<string, string> = {}
  for (const [name, field] of entries) {
    texts[name] = sent ? typedText(name, field, params, today) : valueText(field, defaultValue(field, today))
  }
  const problems: FieldProblem[] = []
  const leftOut: string[] = []
  const values: Record<string, FieldValue> = {}
  for (const [name, field] of entries) {
    if (!conditionHolds(field.when, texts)) {
      values[name] = defaultValue(field, today)
      continue
    }
    if (sent && field.kind !== 'toggle' && sentText(name, field, params) === undefined) leftOut.push(name)
    const read = readValue(field, texts[name] ?? '', today)
    if (read.ok) values[name] = read.value
    else problems.push({ field: name, message: read.problem })
  }
  return { texts, values: problems.length === 0 ? values : null, problems, leftOut }
}

/**
 * The one query of a set of values, without `?`: {@link formKey}, then every field that counts, in the order of the
 * fields, and of toggles those that are on. A default is written too: an address that was shared keeps its figures when
 * the default changes. `readForm` reads the same values from it.
 */
export function printForm(fields: FieldMap, values: Values, today: IsoDate): string {
  const query = new URLSearchParams([[formKey, '1']])
  const texts = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueText(field, values[name] ?? defaultValue(field, today))]),
  )
  for (const [name, field] of Object.entries(fields)) {
    const text = texts[name] ?? ''
    if ((field.kind !== 'toggle' || text !== '') && conditionHolds(field.when, texts)) query.append(name, text)
  }
  return query.toString()
}
