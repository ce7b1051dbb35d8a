import type { Category, Selection, Situation, Sort } from '../categories/category'
import { defaultValues } from '../fields/field-value'
import { type FieldProblem, formKey, sealedKey } from '../fields/form'
import { appendScenario, readScenario } from '../fields/scenario-query'
import { bothTexts, fieldNames, noPersonalAnswers, type PersonalAnswers } from '../personal/personal-answers'
import type { IsoDate } from '../values/iso-date'
import { lastValue, longestSlug, nowKey, readParams, reservedQueryKeys, withQuery } from '../values/query-params'
import type { ListState } from './list-state'
import { spreadOut } from './spread-out'

/** What the visitor's own mix is called, and its sort id. */
export const weightsLabel = 'My own weights'
/** What a product's points by them are called. */
export const weightsName = 'by your own weights'
export const weightsSort = 'weights'

/** The largest weight that a visitor may give one thing. */
export const mostWeight = 5

/** No list is this long; larger page numbers are read as this one. */
const lastPage = 10_000

type Values = ReadonlyMap<string, readonly string[]>

/** A sort that the visitor may give a weight, with the name it has there. */
export interface WeightedSort extends Sort {
  readonly weightLabel: string
}

/** The sorts that can have a weight, in the category's order. */
export function weightedSorts(category: Category): readonly WeightedSort[] {
  return category.sorts.flatMap((sort) =>
    sort.weightLabel === null ? [] : [{ ...sort, weightLabel: sort.weightLabel }],
  )
}

/** The address key of a sort's weight. */
export function weightKey(sortId: string): string {
  return `w-${sortId}`
}

/** The chosen situation; null when none is or the category has no such one. */
export function situationOf(category: Category, id: string | null): Situation | null {
  return category.situations.find((situation) => situation.id === id) ?? null
}

/** The order used unless the visitor picks one: the situation's, else the category's first. Throws without sorts. */
export function defaultSort(category: Category, situationId: string | null): string {
  const first = category.sorts[0]
  if (first === undefined) throw new Error(`Category ${category.id} has no sorts`)
  return situationOf(category, situationId)?.sort ?? first.id
}

function defaultWeights(category: Category): Record<string, number> {
  return Object.fromEntries(weightedSorts(category).map((sort) => [sort.id, sort.defaultWeight]))
}

/** What a bare address means. It does not depend on the variant, whose selection is applied beside the state's. */
export function defaultState(category: Category, today: IsoDate): ListState {
  return {
    scenario: defaultValues(category.scenario, today),
    situation: null,
    selection: {},
    sort: defaultSort(category, null),
    weights: defaultWeights(category),
    now: null,
    page: 1,
    sealed: null,
  }
}

/**
 * Every query key that changes this category's list, each once: anything else leaves the page as it is. A personal field
 * has none, and a form that asks for nothing else has none either. A seal is for pages alone: it is not among them.
 */
export function knownQueryKeys(category: Category): string[] {
  const open = fieldNames(category.scenario, false)
  return [
    ...new Set([
      ...open,
      ...(open.length === 0 ? [] : [formKey]),
      ...category.facets.map((facet) => facet.id),
      ...weightedSorts(category).map((sort) => weightKey(sort.id)),
      ...reservedQueryKeys.filter((key) => key !== formKey),
    ]),
  ]
}

/** What a form of the list says beside that, for `Category.spread`: read, but in no address that we print, and not by the provider. */
export function spreadKeys({ spread }: Category): readonly string[] {
  return spread?.keys ?? []
}

/** Every query key that a list's page reads and the provider's answer does not follow from. */
export function pageKeys(category: Category): readonly string[] {
  return [...knownQueryKeys(category), ...spreadKeys(category), nowKey]
}

function readSelection(category: Category, values: Values): Selection {
  const chosen = category.facets.flatMap((facet) => {
    const asked = values.get(facet.id) ?? []
    const kept = facet.options.map((option) => option.value).filter((value) => asked.includes(value))
    return kept.length === 0 ? [] : [[facet.id, kept] as const]
  })
  return Object.fromEntries(chosen)
}

function readWeights(
  category: Category,
  values: Values,
): { weights: Record<string, number>; problems: FieldProblem[] } {
  const weights = defaultWeights(category)
  const problems: FieldProblem[] = []
  for (const sort of weightedSorts(category)) {
    const key = weightKey(sort.id)
    const text = lastValue(values, key)
    if (text === null) continue
    const read = /^-?\d+$/.test(text) ? Number(text) : sort.defaultWeight
    const weight = Math.min(Math.max(read, 0), mostWeight)
    weights[sort.id] = weight === 0 ? 0 : weight
    if (String(weight) !== text && Number(text) !== weight) {
      const message = `The weight of “${sort.weightLabel}” must be a whole number from 0 to ${mostWeight}. We used ${weight}.`
      problems.push({ field: key, message })
    }
  }
  return { weights, problems }
}

/**
 * A form sends the order that was shown along with a newly picked situation. Where that order was only the default
 * of the situation the form was drawn with (`was`, empty for none), the new situation's own order takes its place.
 */
function readSort(category: Category, values: Values, situation: string | null): string {
  const asked = lastValue(values, 'sort')
  const known =
    asked === weightsSort ? weightedSorts(category).length > 0 : category.sorts.some(({ id }) => id === asked)
  if (asked === null || !known) return defaultSort(category, situation)
  if (!values.has('was')) return asked
  const was = situationOf(category, lastValue(values, 'was'))?.id ?? null
  return was !== situation && asked === defaultSort(category, was) ? defaultSort(category, situation) : asked
}

function readPage(text: string | null): number {
  if (text === null || !/^\d+$/.test(text)) return 1
  return Math.min(Math.max(Number(text), 1), lastPage)
}

/**
 * Reads a list's address: the scenario by field name (money in ringgit, rates in percent, a toggle as 1 and 0), facets by id, weights as
 * `w-<sort>`, `situation`, `sort`, what the visitor has as `now`, `page`. Forms add `case=1`, so that an absent toggle means no, and `was`. A spread's
 * `total` and `mix` stand for the amounts that they come to, unless the address says these too. Personal
 * fields are read from `told` alone, and no others are. Never throws: what cannot be used is replaced by the nearest that
 * can, and told in `problems`.
 */
export function parseListQuery(
  category: Category,
  params: URLSearchParams,
  today: IsoDate,
  told: PersonalAnswers = noPersonalAnswers,
): { state: ListState; problems: FieldProblem[] } {
  const values = readParams(params, new Set([...knownQueryKeys(category), ...spreadKeys(category)]))
  const { texts, submitted } = bothTexts(category, values, told)
  const spread = spreadOut(category, texts, today)
  const { values: scenario, problems } = readScenario(category.scenario, spread.texts, submitted, today)
  const read = readWeights(category, values)
  const situation = situationOf(category, lastValue(values, 'situation'))?.id ?? null
  const state: ListState = {
    scenario,
    situation,
    selection: readSelection(category, values),
    sort: readSort(category, values, situation),
    weights: read.weights,
    now: lastValue(readParams(params, new Set([nowKey]), longestSlug), nowKey),
    page: readPage(lastValue(values, 'page')),
    sealed: category.personal ? told.sealed : null,
  }
  return { state, problems: [...spread.problems, ...problems, ...read.problems] }
}

/** What of a state is the visitor's scenario, as a query without the question mark: of what is personal, its seal. */
export function printScenario(category: Category, state: ListState, today: IsoDate): string {
  const query = new URLSearchParams()
  appendScenario(query, category.scenario, state.scenario, today)
  if (state.sealed !== null) query.append(sealedKey, state.sealed)
  return query.toString()
}

/** The one address of a state, without `?`: what differs from the default, in a fixed order; empty for the default. */
export function printListQuery(category: Category, state: ListState, today: IsoDate): string {
  const query = new URLSearchParams(printScenario(category, state, today))
  if (state.situation !== null) query.append('situation', state.situation)
  for (const facet of category.facets) {
    const chosen = state.selection[facet.id] ?? []
    for (const option of facet.options) {
      if (chosen.includes(option.value)) query.append(facet.id, option.value)
    }
  }
  if (state.sort !== defaultSort(category, state.situation)) query.append('sort', state.sort)
  for (const sort of weightedSorts(category)) {
    const weight = state.weights[sort.id] ?? sort.defaultWeight
    if (weight !== sort.defaultWeight) query.append(weightKey(sort.id), String(weight))
  }
  if (state.now !== null) query.append(nowKey, state.now)
  if (state.page !== 1) query.append('page', String(state.page))
  return query.toString()
}

/** A state's address on a list's page: the bare path for the default state, so that the canonical page is linked. */
export function listHref(category: Category, state: ListState, listPath: string, today: IsoDate): string {
  return withQuery(listPath, printListQuery(category, state, today))
}

/** The state with another situation: page 1, and that situation's order unless the visitor had picked one. */
export function withSituation(category: Category, state: ListState, situation: string | null): ListState {
  const untouched = state.sort === defaultSort(category, state.situation)
  return { ...state, situation, page: 1, sort: untouched ? defaultSort(category, situation) : state.sort }
}
