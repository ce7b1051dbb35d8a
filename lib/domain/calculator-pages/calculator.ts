import type { SumStep } from '../categories/category'
import type { CategoryId } from '../categories/ids'
import { type ChoiceField, type FieldMap, isPersonal, type Values, type ValuesOf } from '../fields/field'
import { valuesHold } from '../fields/field-value'
import type { IsoDate } from '../values/iso-date'
import type { CalculatorResult, LetterFacts } from './result'

/** What calculators are listed under, in the order of the hub. */
export const calculatorGroups = {
  borrowing: 'Borrowing',
  cards: 'Cards',
  saving: 'Saving and investing',
  protecting: 'Protecting',
  planning: 'Planning',
} as const
export type CalculatorGroup = keyof typeof calculatorGroups

/** Where a formula or a figure of a calculator was read, and the day somebody last compared it. */
export interface CalculatorSource {
  readonly title: string
  readonly url: string
  readonly checkedOn: IsoDate
  /** How many days a check lasts; absent: as long as that of a rule. */
  readonly lifeDays?: number
}

/** A page to go on to, such as a product list with the visitor's figures filled in. */
export interface ListLink {
  /** The list's address with its own query keys: `/loan/personal-loan?amount=20000&months=60`. */
  readonly href: string
  /** "Personal loans for RM20,000 over 60 months" */
  readonly label: string
  /** What the list starts from when the link is followed with script; absent: its own example, or what its address says. */
  readonly hands?: HandedCase
}

/** A case that a calculator hands to a list on the device: it is about the visitor, so no address says it. */
export interface HandedCase {
  readonly category: CategoryId
  /** By the names of the list's fields, as they would be typed. */
  readonly said: Readonly<Record<string, string>>
  /** What the list will start from, in words. */
  readonly note: string
}

/** Everything a calculator's page needs. Written once per calculator, in a file named by its id. */
export interface CalculatorSpec<M extends FieldMap> {
  /** Last part of the address: /financial-hub/<id>. */
  readonly id: string
  readonly title: string
  /** One sentence: which question it answers. */
  readonly purpose: string
  readonly group: CalculatorGroup
  readonly fields: M
  /**
   * The answer. Pure and total: for every set of values within the bounds it returns an answer or a refusal and never
   * throws. A field whose condition does not hold has its default.
   */
  readonly work: (values: ValuesOf<M>, today: IsoDate) => CalculatorResult
  readonly assumptions: readonly string[]
  /** How and where figures are rounded, in one sentence. */
  readonly rounding: string
  readonly sources: readonly CalculatorSource[]
  /** A list that shows products for these values; null: there is none. */
  readonly listLink: (values: ValuesOf<M>) => ListLink | null
  /** An article that explains what is worked out; absent: none. */
  readonly article?: ListLink
  /** A letter that is of use before a figure is entered; absent: none. */
  readonly openLetter?: (today: IsoDate) => LetterFacts
  /** Ids of calculators that answer the next question. */
  readonly related: readonly string[]
}

/** A calculator with the types of its fields closed over. `work` throws TypeError for values of other fields. */
export interface Calculator extends Omit<CalculatorSpec<FieldMap>, 'work' | 'listLink'> {
  readonly work: (values: Values, today: IsoDate) => CalculatorResult
  readonly listLink: (values: Values) => ListLink | null
  /** One of the fields is personal: values travel by post only and never stand in an address. */
  readonly personal: boolean
}

/** Closes a calculator over the types of its fields. */
export function defineCalculator<const M extends FieldMap>(spec: CalculatorSpec<M>): Calculator {
  const own = (values: Values): ValuesOf<M> => {
    if (!valuesHold(spec.fields, values)) throw new TypeError(`Values of other fields given to ${spec.id}`)
    return values
  }
  return {
    ...spec,
    personal: isPersonal(spec.fields),
    work: (values, today) => spec.work(own(values), today),
    listLink: (values) => spec.listLink(own(values)),
  }
}

/** The words of the option that was chosen. */
export function optionLabel<V extends string>(field: ChoiceField<V>, value: V): string {
  return field.options.find((option) => option.value === value)?.label ?? value
}

/** One line of a sum. */
export function step(label: string, formula: string, result: string): SumStep {
  return { label, formula, result }
}
