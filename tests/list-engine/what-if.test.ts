import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Category } from '@/lib/domain/categories/category'
import { readValue } from '@/lib/domain/fields/field-value'
import { defaultState } from '@/lib/domain/list/list-query'
import type { ListState } from '@/lib/domain/list/list-state'
import { buildListView } from '@/lib/domain/list/list-view'
import { rankProducts } from '@/lib/domain/list/ranking'
import { firstSort } from '@/lib/domain/list/ties'
import { placeQuestions } from '@/lib/domain/list/what-if'
import { sen } from '@/lib/domain/values/money'
import { runsOf } from '@/tests/setup/turn'
import { eachCategory, productsOf, scenariosOf, today } from './content-cases'

const asking = eachCategory.filter(([, { next = [] }]) => next.some(({ raise }) => raise !== undefined))

/** The list of a category in a state. */
const viewOf = (category: Category, state: ListState) =>
  buildListView(category, productsOf(category), state, null, today, category.path)

/** Those that share the first place, by name. */
function firstOf(category: Category, state: ListState): readonly string[] {
  return viewOf(category, state).rows.flatMap(({ rank, name }) => (rank === 1 ? name : []))
}

/** The figure and the product of "From RM2,284 of groceries a month, Nusa Flat Cashback is first"; null where none is said to follow. */
function readEdge(category: Category, name: string, answer: string) {
  const [, text = '', winner = ''] = /^From (?:RM)?([\d,]+).*?, (.+) is first$/.exec(answer) ?? []
  const field = category.scenario[name]
  if (field === undefined || text === '') return null
  const read = readValue(field, text.replaceAll(',', ''), today)
  if (!('value' in read)) throw new Error(`${answer}: ${name} takes no ${text}`)
  return { value: Number(read.value), winner, unit: field.kind === 'money' ? 100 : 1 }
}

describe.each(asking)('what a verdict on %s says of another figure', (_, category) => {
  const usual = defaultState(category, today)
  const questions = (category.next ?? []).flatMap(({ ask, raise }) => (raise === undefined ? [] : { ask, raise }))

  it('is what the list shows there: another is first from that figure on, and not one ringgit or month below', () => {
    fc.assert(
      fc.property(fc.option(scenariosOf(category)), (scenario) => {
        const state = { ...usual, scenario: scenario ?? usual.scenario }
        const { verdict, rows } = viewOf(category, state)
        for (const { ask, raise } of questions) {
          const answer = verdict?.next.find((one) => one.ask === ask)?.answer ?? ''
          const edge = readEdge(category, raise.field, answer)
          if (edge === null) continue
          const at = (value: number): ListState => ({
            ...state,
            scenario: { ...state.scenario, [raise.field]: sen(value) },
          })
          expect(firstOf(category, at(edge.value)), answer).toContain(edge.winner)
          expect(firstOf(category, at(edge.value - edge.unit)), answer).toContain(rows[0]?.name)
        }
      }),
      { numRuns: runsOf(60) },
    )
  })

  it('is the general answer in the mix of the visitor’s own, which has no figure', () => {
    const { verdict } = viewOf(category, { ...usual, sort: 'weights' })
    for (const { ask, answer } of category.next ?? [])
      if (verdict !== null) expect(verdict.next.find((one) => one.ask === ask)?.answer).toBe(answer)
  })
})

/** Of how many products their pages say from which figure on they are the first. */
let becoming = 0

describe.each(asking)('what the page of a product on %s says of another figure', (_, category) => {
  const state = { ...defaultState(category, today), sort: firstSort(category).id }
  const products = productsOf(category)
  const ranking = rankProducts(category, products, state, today)
  const [first] = ranking.rows(0, 1)
  const at = { category, products, shown: ranking.products, sort: firstSort(category), state, today }

  it('is what the list shows there: it becomes the first at that figure, and is not the first one ringgit or month below', () => {
    if (first === undefined) throw new Error(`${category.id} ranks nothing`)
    const questions = (category.next ?? []).filter(({ raise }) => raise !== undefined)
    for (const product of products.filter((one) => one !== first.product)) {
      for (const { ask, answer } of placeQuestions({ ...at, first: first.product }, product)) {
        const raise = questions.find((one) => one.ask === ask)?.raise
        const [, text = ''] = /^From (?:RM)?([\d,]+).*, this one is first$/.exec(answer) ?? []
        const field = category.scenario[raise?.field ?? '']
        if (raise === undefined || field === undefined) throw new Error(`${answer}: no figure is raised by ${ask}`)
        const read = readValue(field, text.replaceAll(',', ''), today)
        if (!('value' in read)) throw new Error(`${answer}: ${raise.field} takes no ${text}`)
        const firstAt = (value: number) =>
          firstOf(category, { ...state, scenario: { ...state.scenario, [raise.field]: sen(value) } })
        const value = Number(read.value)
        becoming += 1
        expect(firstAt(value), answer).toContain(product.name)
        expect(firstAt(value - (field.kind === 'money' ? 100 : 1)), answer).not.toEqual([product.name])
      }
    }
  })
})

describe('what a verdict says of another figure', () => {
  it('is said on the page of a product that is not the first', () => {
    expect(becoming).toBeGreaterThan(0)
  })

  it('names the figure on the list as it opens, on three lists at least', () => {
    const said = asking.flatMap(([, category]) => viewOf(category, defaultState(category, today)).verdict?.next ?? [])
    expect(said.filter(({ answer }) => /^From .+ is first$/.test(answer)).length).toBeGreaterThanOrEqual(3)
    expect(said.some(({ answer }) => /^It stays first up to /.test(answer))).toBe(true)
  })
})
