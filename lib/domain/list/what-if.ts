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

const edgeMemo = listMemo<Edge>(64)

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
 * The least whole figure above what was told at which another product is first, found by steps of an eighth and then by halving: whoever is
 * first only within a step is not seen.
 */
function edgeOf(at: FirstPlace, name: string, field: Varied): Edge {
  const unit = unitOf(field)
  const told = Math.floor(Number(at.state.scenario[name]) / unit)
  const said = saidBy(at.category, at.state)
  const open = new Set(at.shown.filter((product) => isFor(product, said)))
  const aheadOf = (units: number) => {
    const value = units * unit
    return aheadAt(at, open, { ...at.state.scenario, [name]: field.kind === 'money' ? sen(value) : value })
  }
  const end = farthest(field, unit, told)
  let low = told
  while (low < end) {
    const high = Math.min(end, low + Math.max(leastStep[field.kind], Math.floor(low / 8)))
    if (aheadOf(high) !== at.first) {
      const edge = edgeBetween(aheadOf, low, high)
      const winner = aheadOf(edge)
      return { value: (winner === null ? edge - 1 : edge) * unit, winner }
    }
    low = high
  }
  return { value: end * unit, winner: null }
}

function raisedAnswer(at: FirstPlace, { field: name, after }: NonNullable<NextQuestion['raise']>): string | null {
  const { category, products, shown, state, today } = at
  const field = category.scenario[name]
  if (field?.kind !== 'money' && field?.kind !== 'months') throw new TypeError(`${category.id} has no amount ${name}`)
  const slugs = shown.map(({ slug }) => slug)
  const said = [...saidBy(category, state)]
  const key = [scenarioKey(category, state.scenario, today), state.sort, name, ...said, ...slugs].join(' ')
  const { value, winner } = edgeMemo(category, products, key, () => edgeOf(at, name, field))
  if (value <= Number(state.scenario[name])) return null
  const text = valueWords(field, field.kind === 'money' ? sen(value) : value) + after
  return winner === null ? listWords.verdict.stays(text) : listWords.verdict.from(text, winner.name)
}

/**
 * The questions of a verdict, answered where raising a figure of the scenario answers them: "From RM2,284 of groceries a month Nusa Flat Cashback is first". Where the
 * first product is not for everybody, or there are very many, the answers have no figure.
 */
export function answeredQuestions(at: FirstPlace): readonly AnsweredQuestion[] {
  const isAsked = at.shown.length <= mostProducts && isFor(at.first, saidBy(at.category, at.state))
  return (at.category.next ?? []).map(({ ask, answer, calculator, raise }) => ({
    ask,
    answer: (raise !== undefined && isAsked ? raisedAnswer(at, raise) : null) ?? answer,
    calculator,
  }))
}
