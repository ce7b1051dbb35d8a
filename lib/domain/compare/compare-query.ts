import type { Category } from '../categories/category'
import type { Values } from '../fields/field'
import { defaultValue } from '../fields/field-value'
import { type FieldProblem, formKey, sealedKey } from '../fields/form'
import { appendScenario, readScenario } from '../fields/scenario-query'
import { spreadOut } from '../list/spread-out'
import { bothTexts, fieldNames, noPersonalAnswers, type PersonalAnswers } from '../personal/personal-answers'
import type { IsoDate } from '../values/iso-date'
import { lastValue, ownPrefix, readParams } from '../values/query-params'
import { mostColumns } from './compare-limit'

/** What the address of a comparison says. */
export interface CompareQuery {
  readonly category: Category
  /** Well formed and different; whether they exist is for the caller to see. */
  readonly slugs: readonly string[]
  /** What the visitor has now, for `category.ownProduct`; null when that column is not asked for. */
  readonly own: Values | null
  /** What was said of it, whether that column is asked for or not. */
  readonly ownFigures: Values
  readonly scenario: Values
  readonly differencesOnly: boolean
  /** The seal under which the address carries what is personal; null: it does not. */
  readonly sealed: string | null
}

const ownKeys = ['category', 'product', 'own', 'differences'] as const
const longestSlug = 80
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Every query key that changes the comparison of a category; a personal field has none. */
export function knownCompareKeys({ scenario, ownFields, spread }: Category): string[] {
  const open = [...fieldNames(scenario, false), ...fieldNames(ownFields, false, ownPrefix)]
  return [...new Set([...ownKeys, ...(open.length === 0 ? [] : [formKey]), ...open, ...(spread?.keys ?? [])])]
}

/**
 * Reads a comparison: `category`, `product` up to four times (three with `own=1`), `own-<field>`, scenario by field
 * name, a total and a mix as in a list, `differences=1`; forms add `case=1`. Personal fields of the scenario and of the own figures are read from
 * `told` alone. The query is null when no known category is named. Never throws.
 */
export function parseCompareQuery(
  params: URLSearchParams,
  categories: readonly Category[],
  today: IsoDate,
  toldOf: (category: Category) => PersonalAnswers = () => noPersonalAnswers,
): { query: CompareQuery | null; problems: readonly FieldProblem[] } {
  const id = lastValue(readParams(params, new Set(['category'])), 'category')
  const category = categories.find((one) => one.id === id)
  if (category === undefined) return { query: null, problems: [] }
  const values = readParams(params, new Set(knownCompareKeys(category)), longestSlug)
  const told = category.personal ? toldOf(category) : noPersonalAnswers
  const { texts, submitted } = bothTexts(category, values, told)
  const spread = spreadOut(category, texts, today)
  const withOwn = lastValue(values, 'own') === '1'
  const asked = [...new Set(values.get('product') ?? [])].filter((slug) => slugPattern.test(slug))
  const most = withOwn ? mostColumns - 1 : mostColumns
  const read = readScenario(category.scenario, spread.texts, submitted, today)
  // A form without these fields, such as a list's, unticks none of their boxes.
  const asksOwn = withOwn || [...texts.keys()].some((name) => name.startsWith(ownPrefix))
  const own = readScenario(category.ownFields, texts, (field) => asksOwn && submitted(field), today, ownPrefix)
  const tooMany: readonly FieldProblem[] =
    asked.length > most
      ? [{ field: 'product', message: `You can compare up to ${mostColumns}. We show the first ${most}.` }]
      : []
  return {
    query: {
      category,
      slugs: asked.slice(0, most),
      own: withOwn ? own.values : null,
      ownFigures: own.values,
      scenario: read.values,
      differencesOnly: lastValue(values, 'differences') === '1',
      sealed: told.sealed,
    },
    problems: [...tooMany, ...spread.problems, ...read.problems, ...(withOwn ? own.problems : [])],
  }
}

/** The one address of a comparison, without `?`: what differs from the default, in a fixed order. */
export function printCompareQuery(query: CompareQuery, today: IsoDate): string {
  const { category } = query
  const params = new URLSearchParams({ category: category.id })
  for (const slug of query.slugs) params.append('product', slug)
  appendScenario(params, category.scenario, query.scenario, today)
  if (query.own !== null) {
    params.append('own', '1')
    appendScenario(params, category.ownFields, query.own, today, ownPrefix)
  }
  if (query.differencesOnly) params.append('differences', '1')
  if (query.sealed !== null) params.append(sealedKey, query.sealed)
  return params.toString()
}

/** Whether anything was typed of the visitor's own product, which no address says until it is a column. */
export function ownIsTyped({ category, ownFigures }: CompareQuery, today: IsoDate): boolean {
  return Object.entries(category.ownFields).some(([name, field]) => ownFigures[name] !== defaultValue(field, today))
}
