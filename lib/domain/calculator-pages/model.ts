import { assertNever } from '../assert-never'
import type { IsoDate } from '../iso-date'
import type { Calculator, ListLink } from './calculator'
import type { ChoiceOption, Condition, Field, FieldGroup } from './field'
import { countUnit, defaultValue, rangeText } from './field-value'
import { conditionHolds, type FieldProblem, type FormReading, printForm, readForm } from './form'
import type { CalculatorResult } from './result'

/** Folder of the calculators' addresses. */
export const calculatorFolder = '/financial-hub'

/** The page of a calculator. */
export function calculatorPath(id: string): string {
  return `${calculatorFolder}/${id}`
}

/** A field as the page draws it. Plain data: it goes to the browser with the page. */
export interface FieldModel {
  readonly name: string
  readonly kind: Field['kind']
  readonly label: string
  readonly hint: string | null
  /** "RM1,000 to RM300,000" */
  readonly range: string | null
  /** What stands after the input; the RM before an amount is drawn by kind. */
  readonly unit: string | null
  readonly text: string
  readonly options: readonly ChoiceOption[]
  /** The field counts only while another says so; `on` tells whether it does. */
  readonly when: { readonly condition: Condition; readonly words: string } | null
  readonly on: boolean
  readonly group: FieldGroup | null
}

/** The form of a calculator in one state. */
export interface FormModel {
  readonly fields: readonly FieldModel[]
  readonly problems: readonly FieldProblem[]
}

/** A calculator worked out for one form. */
export interface CalculatorModel {
  readonly form: FormModel
  /** null while a field cannot be used. */
  readonly result: CalculatorResult | null
  /** The page of these values; the bare page where they must not stand in an address or are the defaults. */
  readonly address: string
  /** Where the first table can be downloaded; null without one, and for personal calculators. */
  readonly csvHref: string | null
  readonly link: ListLink | null
  /** Long tables are shown whole. */
  readonly allRows: boolean
}

function unitOf(field: Field, text: string): string | null {
  switch (field.kind) {
    case 'rate':
      return field.unit
    case 'count':
    case 'months':
      return countUnit(field, Number(text))
    case 'money':
    case 'date':
    case 'choice':
    case 'toggle':
      return null
    default:
      return assertNever(field)
  }
}

/** "Only when Rate is Flat": for visitors without script, who see every field. */
function conditionWords(calculator: Calculator, { field: name, is }: Condition): string {
  const field = calculator.fields[name]
  if (field === undefined) throw new RangeError(`${calculator.id} has no field ${name}`)
  if (field.kind === 'toggle') return `Counts only ${is.includes(true) ? 'with' : 'without'} “${field.label}”`
  const labels =
    field.kind === 'choice' ? field.options.filter(({ value }) => is.includes(value)).map(({ label }) => label) : is
  return `Counts only when “${field.label}” is ${labels.join(' or ')}`
}

function fieldModel(
  calculator: Calculator,
  name: string,
  field: Field,
  texts: FormReading['texts'],
  today: IsoDate,
): FieldModel {
  const { label, hint, when, group } = field
  const text = texts[name] ?? ''
  return {
    name,
    kind: field.kind,
    label,
    hint,
    range: rangeText(field, today),
    unit: unitOf(field, text),
    text,
    options: field.kind === 'choice' ? field.options : [],
    when: when === null ? null : { condition: when, words: conditionWords(calculator, when) },
    on: conditionHolds(when, texts),
    group,
  }
}

/** The answer for values within their bounds; figures beyond what the product handles are refused in words. */
function answerOf(
  calculator: Calculator,
  values: NonNullable<FormReading['values']>,
  today: IsoDate,
): CalculatorResult {
  try {
    return calculator.work(values, today)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return {
      kind: 'refusal',
      title: 'These figures go beyond what we can work out',
      text: 'The result is larger than RM1 billion or has no value. Enter smaller amounts, rates or terms.',
    }
  }
}

/**
 * A calculator worked out for what a form sent; no parameters give the defaults. The server and the browser both call
 * this with the same text, so that they cannot disagree. Never throws for any parameters.
 */
export function calculatorModel(calculator: Calculator, params: URLSearchParams, today: IsoDate): CalculatorModel {
  const { texts, values, problems, allRows } = readForm(calculator, params, today)
  const fields = Object.entries(calculator.fields).map(([name, field]) =>
    fieldModel(calculator, name, field, texts, today),
  )
  const result = values === null ? null : answerOf(calculator, values, today)
  const query = values === null || calculator.personal ? null : printForm(calculator, values, today)
  const path = calculatorPath(calculator.id)
  const isUsual =
    values !== null &&
    printForm(calculator, values, today) === printForm(calculator, defaults(calculator, today), today)
  const hasTable = result?.kind === 'answer' && result.tables.length > 0
  return {
    form: { fields, problems },
    result,
    address: query === null || isUsual ? path : `${path}?${query}`,
    csvHref: query === null || !hasTable ? null : `${path}/schedule?${query}`,
    link: values === null || result?.kind !== 'answer' ? null : calculator.listLink(values),
    allRows,
  }
}

function defaults(calculator: Calculator, today: IsoDate) {
  return Object.fromEntries(
    Object.entries(calculator.fields).map(([name, field]) => [name, defaultValue(field, today)]),
  )
}
