import type { Values } from '../fields/field'
import { type FieldModel, fieldModels } from '../fields/field-model'
import { defaultValue, defaultValues, valueWords } from '../fields/field-value'
import { type FieldProblem, printForm, readForm } from '../fields/form'
import type { IsoDate } from '../values/iso-date'
import type { Calculator, ListLink } from './calculator'
import type { CalculatorResult } from './result'

/** The key that asks for every row of the tables. */
export const rowsKey = 'rows'

/** The key that asks for the letter of a calculator before a figure is entered. */
export const letterKey = 'letter'

/** The form's id in the page: the buttons of the answer belong to it from outside. */
export const formId = 'calculator'

/** Folder of the calculators' addresses. */
export const calculatorFolder = '/financial-hub'

/** The page of a calculator. */
export function calculatorPath(id: string): string {
  return `${calculatorFolder}/${id}`
}

/** The form of a calculator in one state. */
export interface FormModel {
  readonly fields: readonly FieldModel[]
  readonly problems: readonly FieldProblem[]
}

/** A field that a request left out, with the value that was used. */
export interface AssumedValue {
  readonly label: string
  readonly value: string
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
  /** What was sent named none of these fields; the answer counts with their defaults, which the page says. */
  readonly assumed: readonly AssumedValue[]
  /** Long tables are shown whole. */
  readonly allRows: boolean
}

/** The answer for values within their bounds; figures beyond what the product handles are refused in words. */
function answerOf(calculator: Calculator, values: Values, today: IsoDate): CalculatorResult {
  try {
    return calculator.work(values, today)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return {
      kind: 'refusal',
      title: 'These figures go beyond what we can calculate',
      text: 'The result is larger than RM1 billion or has no value. Enter smaller amounts, rates or terms.',
    }
  }
}

function assumedValues({ fields }: Calculator, names: readonly string[], today: IsoDate): readonly AssumedValue[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    names.includes(name) ? [{ label: field.label, value: valueWords(field, defaultValue(field, today)) }] : [],
  )
}

/**
 * A calculator worked out for what a form sent; no parameters give the defaults. The server and the browser both call
 * this with the same text, so that they cannot disagree. Never throws for any parameters.
 */
export function calculatorModel(calculator: Calculator, params: URLSearchParams, today: IsoDate): CalculatorModel {
  const { fields } = calculator
  const { texts, values, problems, leftOut } = readForm(fields, params, today)
  const result = values === null ? null : answerOf(calculator, values, today)
  const query = values === null || calculator.personal ? null : printForm(fields, values, today)
  const path = calculatorPath(calculator.id)
  const isUsual =
    values !== null && printForm(fields, values, today) === printForm(fields, defaultValues(fields, today), today)
  const hasTable = result?.kind === 'answer' && result.tables.length > 0
  return {
    form: { fields: fieldModels(fields, texts, today), problems },
    result,
    address: query === null || isUsual ? path : `${path}?${query}`,
    csvHref: query === null || !hasTable ? null : `${path}/schedule?${query}`,
    link: values === null || result?.kind !== 'answer' ? null : calculator.listLink(values),
    assumed: assumedValues(calculator, leftOut, today),
    allRows: params.get(rowsKey) === 'all',
  }
}

/** The page of an answer that may be sent on; null where it is about the visitor, and without an answer. */
export function sharedPath(
  personal: boolean,
  { result, address }: Pick<CalculatorModel, 'result' | 'address'>,
): string | null {
  return personal || result?.kind !== 'answer' ? null : address
}
