import { describe, expect, it } from 'vitest'
import type { Category } from '@/lib/domain/categories/category'
import { siteOf } from '@/lib/domain/categories/registry'
import { categoryOverview } from '@/lib/domain/list/category-overview'
import { filterProducts } from '@/lib/domain/list/filters'
import { defaultState, weightsSort, withSituation } from '@/lib/domain/list/list-query'
import type { ListState } from '@/lib/domain/list/list-state'
import { rankProducts } from '@/lib/domain/list/ranking'
import { saidBy } from '@/lib/domain/list/restricted'
import { isFor } from '@/lib/domain/products/restriction'
import { eachCategory, productsOf, restrictionMarks, today } from './content-cases'

const nothing: ReadonlySet<never> = new Set()

/** The ranked rows of a state, best first, each with whether the visitor may count on it from what they said. */
function rankedIn(category: Category, state: ListState) {
  const products = productsOf(category)
  const shown = filterProducts(category, products, state, null, today)
  const rows = rankProducts(category, products, state, today, shown).rows()
  const said = saidBy(category, state)
  return rows.filter(({ rank }) => rank !== null).map((row) => ({ ...row, open: isFor(row.product, said) }))
}

/** Every order of every situation, and of none. */
function statesOf(category: Category): readonly ListState[] {
  const sorts = [...category.sorts.map(({ id }) => id), weightsSort]
  return [null, ...category.situations.map(({ id }) => id)].flatMap((situation) => {
    const state = withSituation(category, defaultState(category, today), situation)
    return sorts.map((sort): ListState => ({ ...state, sort }))
  })
}

describe.each(eachCategory)('what is not for everybody, among %s', (_, category) => {
  it('is ranked below what is, in every order and situation, unless it is for whom the situation is', () => {
    for (const state of statesOf(category)) {
      const open = rankedIn(category, state).map((row) => row.open)
      expect(open, JSON.stringify([state.situation, state.sort])).toEqual(
        [...open].sort((a, b) => Number(b) - Number(a)),
      )
    }
  })

  it('leads no situation that has anything else, and none that the home page offers', () => {
    const offered = siteOf(category.id).presets.map(({ situation }) => situation)
    for (const { id } of category.situations) {
      const [first] = rankedIn(category, withSituation(category, defaultState(category, today), id))
      if (first !== undefined) expect(first.open, id).toBe(true)
      if (offered.includes(id)) expect(first?.open, id).toBe(true)
    }
  })

  it('is not named by the home page and the pages above the list', () => {
    const { best } = categoryOverview(category, productsOf(category), today)
    const named = productsOf(category).filter(({ slug }) => best.some((one) => one.slug === slug))
    expect(named).not.toEqual([])
    expect(named.filter((product) => !isFor(product, nothing)).map(({ slug }) => slug)).toEqual([])
  })

  it('is marked in the first words of its row, and nothing else is', () => {
    for (const { product, evaluation } of rankProducts(
      category,
      productsOf(category),
      defaultState(category, today),
      today,
    ).rows()) {
      expect(restrictionMarks.has(evaluation.conditions[0]?.label ?? ''), product.slug).toBe(!isFor(product, nothing))
    }
  })

  it('can be chosen by a filter, where there is any, and is then placed by its figure alone', () => {
    const { audience, purpose } = category.table.traits
    for (const restriction of [...audience, ...purpose]) {
      const facet = category.facets.find(({ options }) => options.some(({ says }) => says === restriction))
      const id = facet?.id ?? ''
      const selection = { [id]: facet?.options.map(({ value }) => value) ?? [] }
      const rows = rankedIn(category, { ...defaultState(category, today), selection })
      expect(rows.length, restriction).toBeGreaterThan(0)
      const others = rows.filter(({ product }) =>
        isFor(product, saidBy(category, { ...defaultState(category, today), selection })),
      )
      expect(others.map(({ product }) => product.slug)).toEqual(
        rows.slice(0, others.length).map(({ product }) => product.slug),
      )
    }
  })

  it('is said of a visitor by no page of a part of the list, which anybody may open', () => {
    for (const { slug, selection } of category.variants) {
      expect(saidBy(category, { ...defaultState(category, today), selection }).size, slug).toBe(0)
    }
  })
})

describe('what a situation says of its visitor', () => {
  const leading = (id: string, situation: string) => {
    const category = eachCategory.find(([one]) => one === id)?.[1]
    if (category === undefined) throw new Error(`There is no category ${id}`)
    return rankedIn(category, withSituation(category, defaultState(category, today), situation))
  }

  it('puts loans for government staff first for them, and none for tuition or with a guarantor', () => {
    const [first] = leading('personal-loan', 'government')
    expect(first?.product).toMatchObject({ purpose: [], audience: ['government'] })
  })

  it('shows no deposit for seniors or members to who wants no strings', () => {
    const rows = leading('fixed-deposit', 'no-strings')
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.filter(({ product }) => !isFor(product, nothing))).toEqual([])
  })

  it('puts accounts for children among the others for who looks for one', () => {
    const rows = leading('savings-account', 'children')
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.every(({ open }) => open)).toBe(true)
  })
})
