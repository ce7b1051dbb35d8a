import type { Category, Sort } from '../categories/category'
import type { NextQuestion } from '../categories/next-question'
import type { Field, Values } from '../fields/field'
import { valueWords } from '../fields/field-value'
import type { Product } from '../products/product'
import { isFor } from '../products/restriction'
import type { IsoDate } from '../values/iso-date'
import { sen } from '../values/money'
import { listMemo } from './list-memo'
import type { ListState } from './list-state'
import { listWords } from './list-words'
import { saidBy } from './restricted'
import { scenarioKey } from './sort-table'
import { edgeBetween } from './winner-bands'

/** A question of a verdict with its answer. */
export interface AnsweredQuestion {
  readonly ask: string
  readonly answer: string
  readonly calculator: string
}

/** A ranked list whose first product is asked about. */
export interface FirstPlace {
  readonly category: Category
  /** The whole category, by whose identity answers are remembered. */
  readonly products: readonly Product[]
  /** The products that the filters leave. */
  readonly shown: readonly Product[]
  readonly first: Product
  readonly sort: Sort
  readonly state: ListState
  readonly today: IsoDate
}

/** A figure of the scenario from which on another product is first; without a `winner`, up to which the first one stays so. */
interface Edge {
  readonly value: number
  readonly winner: Product | null
}

/** Edges as far as they were asked for, and the search for the rest of them. */
interface Edges {
  readonly known: Edge[]
  readonly rest: Generator<Edge, void>
}

const edgeMemo = listMemo<Edges>(64)

/** Of more products than this nobody is asked: some forty rankings of them would hold up the page. */
const mostProducts = 200

type Varied = Extract<Field, { kind: 'money' | 'months' }>

/** Amounts change by whole ringgit, months one by one. */
const unitOf = ({ kind }: Varied) => (kind === 'money' ? 100 : 1)

/** In units. */
const leastStep = { money: 10, months: 1 } as const

/** How far up it is looked: ten times what was told, at least RM1,000; months to their end. In units. */
function farthest({ kind, max }: Varied, unit: number, told: number): number {
  const most = Math.floor(max.at / unit)
  return kind === 'months' ? most : Math.min(most, Math.max(told * 10, 1_000))
}

/**
 * Who is ahead of the first product at a figure: the best of those that are ranked, by more than nothing; the first itself where none is,
 * and null where nothing is ranked.
 */
function aheadAt({ category, shown, first, sort, today }: FirstPlace, open: ReadonlySet<Product>, scenario: Values) {
  const { suits } = category
  const figureOf = (product: Product): number | null => {
    if (suits?.(product, scenario) === false) return null
    const value = category.evaluate(product, scenario, today).sortValues[sort.id]
    return value?.state === 'known' ? value.value : null
  }
  let [best, most] = [first, figureOf(first)]
  for (const product of shown) {
    const figure = product !== first && open.has(product) ? figureOf(product) : null
    if (figure === null || (most !== null && (sort.better === 'higher' ? figure <= most : figure >= most))) continue
    best = product
    most = figure
  }
  return most === null ? null : best
}

/**
 * The whole figures above what was told at which another product becomes first, the least one first, each found by steps of an eighth and then
 * by halving: whoever is first only within a step is not seen. Where the first product stays so, one edge without a winner.
 */
function* edgesOf(at: FirstPlace, name: string, field: Varied): Generator<Edge, void> {
  const unit = unitOf(field)
  const told = Math.floor(Number(at.state.scenario[name]) / unit)
  const said = saidBy(at.category, at.state)
  const open = new Set(at.shown.filter((product) => isFor(product, said)))
  const aheadOf = (units: number) => {
    const value = units * unit
    return aheadAt(at, open, { ...at.state.scenario, [name]: field.kind === 'money' ? sen(value) : value })
  }
  const end = farthest(field, unit, told)
  let [low, ahead]: [number, Product | null] = [told, at.first]
  while (low < end) {
    const high = Math.min(end, low + Math.max(leastStep[field.kind], Math.floor(low / 8)))
    if (aheadOf(high) === ahead) {
      low = high
      continue
    }
    const edge = edgeBetween(aheadOf, low, high)
    const winner = aheadOf(edge)
    yield { value: (winner === null ? edge - 1 : edge) * unit, winner }
    if (winner === null) return
    ;[low, ahead] = [edge, winner]
  }
  if (ahead === at.first) yield { value: end * unit, winner: null }
}

/** The least edge that is wanted, searched no further than that; null where none is. */
function leastEdge({ known, rest }: Edges, isWanted: (edge: Edge) => boolean): Edge | null {
  const found = known.find(isWanted)
  if (found !== undefined) return found
  for (let next = rest.next(); next.done !== true; next = rest.next()) {
    known.push(next.value)
    if (isWanted(next.value)) return next.value
  }
  return null
}

/** What raising a figure does to the first place, or to that of a product which is not the first; null where it does nothing. */
function raisedAnswer(
  at: FirstPlace,
  { field: name, after }: NonNullable<NextQuestion['raise']>,
  product: Product = at.first,
): string | null {
  const { category, products, shown, first, state, today } = at
  const field = category.scenario[name]
  if (field?.kind !== 'money' && field?.kind !== 'months') throw new TypeError(`${category.id} has no amount ${name}`)
  const slugs = shown.map(({ slug }) => slug)
  const said = [...saidBy(category, state)]
  const key = [scenarioKey(category, state.scenario, today), state.sort, name, ...said, ...slugs].join(' ')
  const edges = edgeMemo(category, products, key, () => ({ known: [], rest: edgesOf(at, name, field) }))
  const edge = leastEdge(edges, ({ winner }) => product === first || winner === product)
  if (edge === null || edge.value <= Number(state.scenario[name])) return null
  const text = valueWords(field, field.kind === 'money' ? sen(edge.value) : edge.value) + after
  if (product !== first) return listWords.verdict.becomes(text)
  return edge.winner === null ? listWords.verdict.stays(text) : listWords.verdict.from(text, edge.winner.name)
}

/** Whether edges are looked for: not where the first product is not for everybody, nor among very many. */
function isAsked({ category, shown, first, state }: FirstPlace): boolean {
  return shown.length <= mostProducts && isFor(first, saidBy(category, state))
}

/**
 * The questions of a verdict, answered where raising a figure of the scenario answers them: "From RM2,284 of groceries a month Nusa Flat Cashback is first". Where the
 * first product is not for everybody, or there are very many, the answers have no figure.
 */
export function answeredQuestions(at: FirstPlace): readonly AnsweredQuestion[] {
  const asked = isAsked(at)
  return (at.category.next ?? []).map(({ ask, answer, calculator, raise }) => ({
    ask,
    answer: (raise !== undefined && asked ? raisedAnswer(at, raise) : null) ?? answer,
    calculator,
  }))
}

/**
 * The questions whose answer is a figure at which the place of a product changes: until when the first one stays so, or from when another becomes it. None where no
 * figure changes it, and none of those that {@link answeredQuestions} answers without one.
 */
export function placeQuestions(at: FirstPlace, product: Product): readonly AnsweredQuestion[] {
  if (!isAsked(at) || !isFor(product, saidBy(at.category, at.state))) return []
  return (at.category.next ?? []).flatMap(({ ask, calculator, raise }) => {
    const answer = raise === undefined ? null : raisedAnswer(at, raise, product)
    return answer === null ? [] : [{ ask, answer, calculator }]
  })
}
