import {
  type Applicant,
  type Category,
  type Evaluation,
  type SortValue,
  sortText,
} from '@/lib/domain/categories/category'
import { nobody } from '@/lib/domain/eligibility/eligibility'
import { restrictionRules } from '@/lib/domain/eligibility/eligibility-restrictions'
import type { Values } from '@/lib/domain/fields/field'
import { defaultValues } from '@/lib/domain/fields/field-value'
import type { Product } from '@/lib/domain/products/product'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { testToday } from './product'

/** What an order reads of a product, with its text as a list prints it. */
export interface SortReading {
  readonly state: SortValue['state']
  readonly value?: number
  readonly text: string
}

/** An evaluation with what each order reads of it, as printed. */
export interface ReadEvaluation extends Evaluation {
  readonly results: Readonly<Record<string, SortReading>>
}

/** What each order of a category reads of an evaluation. */
export function readSorts({ sorts }: Pick<Category, 'sorts'>, { sortValues }: Evaluation): ReadEvaluation['results'] {
  return Object.fromEntries(
    sorts.map((sort): [string, SortReading] => {
      const found = sortValues[sort.id]
      const text = sortText(sort, found)
      if (found === undefined || !('value' in found)) return [sort.id, { state: found?.state ?? 'missing', text }]
      return [sort.id, { state: found.state, value: found.value, text }]
    }),
  )
}

/** Evaluates on a category's default scenario with some values changed. */
export function evaluatorOf(category: Category, usual: Values = defaultValues(category.scenario, testToday)) {
  return (product: Product, given: Values = {}, today: IsoDate = testToday): ReadEvaluation => {
    const evaluation = category.evaluate(product, { ...usual, ...given }, today)
    const { sortValues, balance, headline, facts, conditions, steps } = evaluation
    const results = readSorts(category, evaluation)
    return { sortValues, balance, headline, facts, conditions, steps, results }
  }
}

/** The value that an order reads, stale or not; null when it is missing. */
export function valueRead(reading: SortReading | undefined): number | null {
  return reading?.value ?? null
}

/** The line of the sum whose label starts so. */
export function stepOf(evaluation: Evaluation, label: string) {
  return evaluation.steps.find((line) => line.label.startsWith(label))
}

/** The option values that each facet of a category has, by facet id. */
export function optionValues(category: Category): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(category.facets.map(({ id, options }) => [id, options.map(({ value }) => value)]))
}

/** Whether an option of a facet matches a product; undefined when there is no such option. */
export function optionMatches(category: Category, facet: string, value: string, product: Product): boolean | undefined {
  const options = category.facets.find(({ id }) => id === facet)?.options
  return options?.find((option) => option.value === value)?.matches(product, testToday)
}

/** Checks one of the rules beyond the common requirements for someone who said only this; undefined when the product has no such rule. */
export function ruleResult(category: Category, id: string, product: Product, said: Partial<Applicant>) {
  return [...restrictionRules(product), ...category.rules(product)]
    .find((rule) => rule.id === id)
    ?.check({ ...nobody, ...said })
}
