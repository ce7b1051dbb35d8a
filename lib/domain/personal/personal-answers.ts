import type { Category } from '../categories/category'
import type { Field, FieldMap } from '../fields/field'
import { formKey } from '../fields/form'
import { lastValue, ownPrefix, readParams } from '../values/query-params'

type Fields = Pick<Category, 'scenario' | 'ownFields'>
type Texts = ReadonlyMap<string, readonly string[]>

/** What a visitor told the personal fields of a category. The open address says none of it. */
export interface PersonalAnswers {
  /** By the names of the form's fields, as they were typed. Other names are not looked at. */
  readonly texts: URLSearchParams
  /** The seal that links of the page carry it under; null: the device keeps it, or nothing was told. */
  readonly sealed: string | null
}

/** Nothing was told: every field has its default. */
export const noPersonalAnswers: PersonalAnswers = { texts: new URLSearchParams(), sealed: null }

/** The names of a form's fields that are personal, or of those that are not. */
export function fieldNames(fields: FieldMap, personal: boolean, prefix = ''): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => (field.personal === personal ? [prefix + name] : []))
}

/** The names of all that is told of a category: what is personal of its scenario and of the visitor's own product, and that a form said it. */
export function personalNames({ scenario, ownFields }: Fields): ReadonlySet<string> {
  return new Set([formKey, ...fieldNames(scenario, true), ...fieldNames(ownFields, true, ownPrefix)])
}

/** What the fields of a category are read from: the personal ones from `told` alone, the others from `open` alone. */
export function bothTexts(category: Fields, open: Texts, told: PersonalAnswers) {
  const secret = readParams(told.texts, personalNames(category))
  return {
    texts: new Map([...open, ...secret]),
    submitted: ({ personal }: Field) => lastValue(personal ? secret : open, formKey) === '1',
  }
}

/** Whether anything was told of what is personal in the scenario of a category. */
export function hasPersonalAnswers({ scenario }: Fields, { texts }: PersonalAnswers): boolean {
  return fieldNames(scenario, true).some((name) => texts.has(name))
}

/** Of a form or a query what has one of the names, in its order. */
export function onlyNamed(params: URLSearchParams, names: ReadonlySet<string>): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => names.has(name)))
}
