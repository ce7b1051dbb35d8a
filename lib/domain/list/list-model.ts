import type { Category, Facet, Variant } from '../categories/category'
import type { CategoryId } from '../categories/ids'
import { kindFacetId } from '../categories/shared/common-facets'
import type { SpreadModel } from '../categories/spread'
import type { FieldMap, Values } from '../fields/field'
import { type FieldModel, fieldModels } from '../fields/field-model'
import { defaultValues, sameValues } from '../fields/field-value'
import type { FieldProblem } from '../fields/form'
import { scenarioTexts } from '../fields/scenario-query'
import type { PersonalAnswers } from '../personal/personal-answers'
import type { Product } from '../products/product'
import type { IsoDate } from '../values/iso-date'
import { ownOf } from './against-now'
import { parseListQuery, printListQuery, printScenario, weightedSorts } from './list-query'
import type { ListState } from './list-state'
import { buildListView, sortOptions } from './list-view'
import type { ListView, RowView, Why } from './row-view'

/** A whole list page as data: what the server prints and what the browser prints again after each change. */
export interface ListModel {
  readonly category: CategoryId
  /** Address of this list without its query: the category's own, or a variant's below it. */
  readonly path: string
  readonly variant: string | null
  /** The day the list was made for: staleness and promotions are judged on it. */
  readonly today: IsoDate
  readonly singular: string
  readonly plural: string
  readonly scenarioTitle: string
  readonly scenarioText: string
  /** The case is the one that the list opens with: the visitor has said nothing else. */
  readonly example?: true
  /** What it asks first (`lib/domain/categories/sentence.ts`). */
  readonly sentence: string
  readonly fields: readonly FieldModel[]
  /** Absent: the form starts from its fields. */
  readonly spread?: SpreadModel
  readonly situations: readonly ChoiceModel[]
  readonly facets: readonly FacetModel[]
  readonly sorts: readonly ChoiceModel[]
  readonly weights: readonly { readonly id: string; readonly label: string; readonly value: number }[]
  /** What the visitor may have now, by name, and its slug in the address; empty: they said nothing. */
  readonly now: {
    readonly choices: readonly { readonly id: string; readonly label: string }[]
    readonly chosen: string
  }
  readonly problems: readonly FieldProblem[]
  readonly view: Omit<ListView, 'rows' | 'counts'>
  readonly rows: readonly RowModel[]
  /** Its products have rules of who may apply; absent: whoever pays may have them. */
  readonly judged?: true
  /** How many are left out because a rule keeps the visitor from them; absent: nobody asked for that. */
  readonly hidden?: number
  /** Canonical query of what is shown, without the question mark; empty for the bare list. */
  readonly query: string
  /** Path and query of exactly what is shown, an opened sum included. */
  readonly address: string
  /** The part of it that is the visitor's scenario, for links to details and comparisons; of a personal one, its seal. */
  readonly scenarioQuery: string
}

/** A list without its rows: all that the controls around them need. */
export type ListFrame = Omit<ListModel, 'rows'>

/** A row whose sum is there only while it is opened: thirty closed sums would outweigh the list itself. */
export interface RowModel extends Omit<RowView, 'why'> {
  readonly why: Why | null
  /** Opens the row's sum and leads to it, or closes it when it is open and leads to the row. */
  readonly whyHref: string
}

/** Query key that opens one row's sum, by the product's slug. It is no part of the list's own state. */
export const whyKey = 'why'

export interface ChoiceModel {
  readonly id: string
  readonly label: string
  readonly chosen: boolean
}

export interface FacetModel {
  readonly id: string
  readonly legend: string
  readonly options: readonly (ChoiceModel & { readonly count: number })[]
}

/** Builds a list page for an address and, of a personal category, for what was told beside it. `listed` is the whole category, where `products` are a part of it. Pure: the same products, query and day always give the same model. */
export function buildListModel(
  category: Category,
  products: readonly Product[],
  params: URLSearchParams,
  variant: Variant | null,
  today: IsoDate,
  told?: PersonalAnswers,
  listed: readonly Product[] = products,
): ListModel {
  const { state: asked, problems } = parseListQuery(category, params, today, told)
  const state = { ...asked, now: ownOf(listed, asked.now)?.slug ?? null }
  const path = listPath(category, variant)
  const { rows, counts, ...view } = buildListView(category, products, state, variant, today, path, listed)
  const query = printListQuery(category, state, today)
  const open = rows.find((row) => row.slug === params.get(whyKey))?.slug ?? null
  const isExample = sameValues(state.scenario, defaultValues(category.scenario, today))
  return {
    category: category.id,
    path,
    variant: variant?.slug ?? null,
    today,
    singular: category.singular,
    plural: category.plural,
    scenarioTitle: category.scenarioTitle,
    scenarioText: category.scenarioText(state.scenario),
    ...(isExample && { example: true as const }),
    sentence: category.sentence,
    fields: caseModels(category, state.scenario, today),
    ...spreadModel(category, state.scenario, today),
    situations: category.situations.map(({ id, title }) => ({ id, label: title, chosen: state.situation === id })),
    facets: shownFacets(category, variant).map((facet) => facetModel(facet, state, counts)),
    sorts: sortChoices(category, state),
    weights: weightedSorts(category).map(({ id, weightLabel }) => ({
      id,
      label: weightLabel,
      value: state.weights[id] ?? 0,
    })),
    now: { choices: listed.map(({ slug, name }) => ({ id: slug, label: name })), chosen: state.now ?? '' },
    problems,
    view,
    rows: rows.map((row) => rowModel(row, open, path, query)),
    ...(category.table.traits.applicant !== null && { judged: true as const }),
    query,
    address: addressOf(path, query, open),
    scenarioQuery: printScenario(category, state, today),
  }
}

/** Address of a list: the category's, or the variant's one segment below it. */
export function listPath(category: Category, variant: Variant | null): string {
  return variant === null ? category.path : `${category.path}/${variant.slug}`
}

/** The fields of a scenario with their values as a visitor types them. Their bounds are told when passed: none shows its range. */
export function scenarioModels(fields: FieldMap, scenario: Values, today: IsoDate): readonly FieldModel[] {
  const models = fieldModels(fields, scenarioTexts(fields, scenario, today), today)
  return models.map((field) => ({ ...field, range: null }))
}

/** The fields of a category's scenario, those that follow from others with what they come to. */
export function caseModels({ scenario: fields, spread }: Category, scenario: Values, today: IsoDate) {
  return scenarioModels(fields, spread?.shown?.(scenario) ?? scenario, today)
}

/** The total and the mix that the form of a category starts from, where it has them. */
export function spreadModel({ spread }: Category, scenario: Values, today: IsoDate): { readonly spread?: SpreadModel } {
  return spread === undefined ? {} : { spread: spread.model(scenario, today) }
}

function rowModel(row: RowView, openSlug: string | null, path: string, query: string): RowModel {
  const open = row.slug === openSlug
  const href = addressOf(path, query, open ? null : row.slug)
  return { ...row, why: open ? row.why() : null, whyHref: `${href}#${open ? row.slug : whyKey}` }
}

function addressOf(path: string, query: string, openSlug: string | null): string {
  const parts = [query, openSlug === null ? '' : `${whyKey}=${encodeURIComponent(openSlug)}`].filter(
    (part) => part !== '',
  )
  return parts.length === 0 ? path : `${path}?${parts.join('&')}`
}

/** Those that a variant does not fix; first whether conventional or Islamic, which many ask before anything else. */
function shownFacets({ facets }: Category, variant: Variant | null): readonly Facet<Product>[] {
  const open = facets.filter((facet) => !isFixed(facet, variant))
  return [...open.filter(({ id }) => id === kindFacetId), ...open.filter(({ id }) => id !== kindFacetId)]
}

function isFixed(facet: Facet<Product>, variant: Variant | null): boolean {
  return variant !== null && variant.selection[facet.id] !== undefined
}

function facetModel(facet: Facet<Product>, state: ListState, counts: ListView['counts']): FacetModel {
  const chosen = state.selection[facet.id] ?? []
  return {
    id: facet.id,
    legend: facet.legend,
    options: facet.options.map(({ value, label }) => ({
      id: value,
      label,
      chosen: chosen.includes(value),
      count: counts[facet.id]?.[value] ?? 0,
    })),
  }
}

function sortChoices(category: Category, state: ListState): ChoiceModel[] {
  return sortOptions(category).map(({ id, label }) => ({ id, label, chosen: state.sort === id }))
}
