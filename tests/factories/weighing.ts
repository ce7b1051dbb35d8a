import type { Applicant, Assumptions, Category, Score, Weighing } from '@/lib/domain/categories/category'
import type { IsoDate } from '@/lib/domain/iso-date'
import type { Product } from '@/lib/domain/products/product'
import { testToday } from './product'

/** Weighs on a category's default case with some values changed. */
export function weigherOf(category: Category) {
  const defaults = Object.fromEntries(category.fields.map((field) => [field.name, field.default]))
  return (product: Product, given: Assumptions = {}, today: IsoDate = testToday): Weighing =>
    category.weigh(product, { ...defaults, ...given }, today)
}

/** A score's value, stale or not; null when it is missing. */
export function scored(score: Score | undefined): number | null {
  return score === undefined || score.state === 'missing' ? null : score.value
}

/** The line of the sum whose label starts so. */
export function stepOf(weighing: Weighing, label: string) {
  return weighing.steps.find((line) => line.label.startsWith(label))
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

/** Checks one of a category's own rules for someone who said only this; undefined when the product has no such rule. */
export function ruleResult(category: Category, id: string, product: Product, said: Partial<Applicant>) {
  const nobody: Applicant = {
    age: null,
    monthlyIncome: null,
    residency: null,
    workerKind: null,
    newToBank: null,
    cardIssuers: null,
    monthlyCommitments: null,
  }
  return category
    .rules(product)
    .find((rule) => rule.id === id)
    ?.check({ ...nobody, ...said })
}
