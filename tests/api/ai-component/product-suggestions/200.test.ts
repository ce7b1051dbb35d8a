import { describe, expect, test } from 'vitest'
import { productSuggestionsOperation } from '@/lib/contract/ai-component/product-suggestions'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { categoryIds } from '@/lib/domain/categories/load'
import { categoryOf } from '@/lib/domain/categories/registry'
import { suitedProducts } from '@/lib/domain/list/filters'
import { defaultState, parseListQuery } from '@/lib/domain/list/list-query'
import { buildListView, pageSize } from '@/lib/domain/list/list-view'
import { isoDate } from '@/lib/domain/values/iso-date'
import { catalogue } from '@/lib/server/catalogue/load'
import { testToday } from '@/tests/factories/product'
import { expectSuccess, send } from '../../support/provider'

async function suggestions(query: string) {
  return (await expectSuccess(await send(productSuggestionsOperation, { query }), productSuggestionsOperation)).data
}

/** The list as the page would show it. */
function pageView(id: CategoryId, query: string) {
  const category = categoryOf(id)
  const { state } = parseListQuery(category, new URLSearchParams(query), testToday)
  const products = [...catalogue().products[id].values()]
  return buildListView(category, products, state, null, isoDate('2026-11-20'), category.path)
}

describe.each(categoryIds)('%s', (id) => {
  test('the whole list in one answer has every product of the catalogue, unchanged', async () => {
    const answer = await suggestions(`category=${id}&pageSize=200&ranking=none`)
    const bySlug = new Map(answer.products.map((product) => [product.slug, product]))
    expect(bySlug).toEqual(catalogue().products[id])
    expect(answer.total).toBe(bySlug.size)
    expect([answer.page, answer.pages]).toEqual([1, 1])
  })

  test('a list that its reader ranks has the same products by slug, those of no use in the scenario too, and no rank', async () => {
    const ranked = await suggestions(`category=${id}&pageSize=200`)
    const plain = await suggestions(`category=${id}&pageSize=200&ranking=none`)
    const { scenario } = defaultState(categoryOf(id), testToday)
    const suited = suitedProducts(categoryOf(id), plain.products, scenario, testToday)
    expect(suited).toEqual([...ranked.products].sort((a, b) => (a.slug < b.slug ? -1 : 1)))
    expect(ranked.total).toBe(suited.length)
    expect({ ...plain, products: [], ranks: [], total: 0 }).toEqual({ ...ranked, products: [], ranks: [], total: 0 })
    expect(plain.ranks).toEqual([])
  })

  test('order and ranks are those of the page', async () => {
    const answer = await suggestions(`category=${id}`)
    const { rows } = pageView(id, '')
    expect(answer.products.map((product) => product.slug)).toEqual(rows.map((row) => row.slug))
    expect(answer.ranks).toEqual(rows.map((row) => row.rank))
    expect(answer.products.length).toBeLessThanOrEqual(pageSize)
  })

  test('each order of the category gives the order of the page', async () => {
    for (const { id: sort } of categoryOf(id).sorts) {
      const answer = await suggestions(`category=${id}&sort=${sort}`)
      expect(answer.products.map((product) => product.slug)).toEqual(
        pageView(id, `sort=${sort}`).rows.map((row) => row.slug),
      )
    }
  })

  test('each facet option leaves as many products as the page counts', async () => {
    for (const facet of categoryOf(id).facets) {
      for (const option of facet.options) {
        const query = `${facet.id}=${option.value}`
        expect((await suggestions(`category=${id}&${query}`)).total).toBe(pageView(id, query).total)
      }
    }
  })

  test('pages of any size put together are the whole list, none twice', async () => {
    const whole = await suggestions(`category=${id}&pageSize=200`)
    const parts = []
    const ranks = []
    for (let page = 1; page <= Math.ceil(whole.total / 7); page += 1) {
      const answer = await suggestions(`category=${id}&pageSize=7&page=${page}`)
      parts.push(...answer.products)
      ranks.push(...answer.ranks)
    }
    expect(parts).toEqual(whole.products)
    expect(ranks).toEqual(whole.ranks)
  })
})

test('a page past the end gives the last one', async () => {
  const answer = await suggestions('category=credit-card&pageSize=10&page=9000')
  expect(answer.page).toBe(answer.pages)
  expect(answer.products.length).toBeGreaterThan(0)
})

test('a filter that leaves nothing is an empty list, not a failure', async () => {
  const facets = categoryOf('credit-card').facets.filter((facet) => facet.mode === 'leave-out')
  const query = facets.flatMap((facet) => facet.options.map((option) => `${facet.id}=${option.value}`)).join('&')
  const answer = await suggestions(`category=credit-card&${query}`)
  expect(answer.products).toHaveLength(Math.min(answer.total, pageSize))
  expect(answer.pages).toBeGreaterThanOrEqual(1)
})

test('products of no use in the scenario are left out, and come with a scenario that they are of use in', async () => {
  const slugs = async (query: string) => (await suggestions(`category=esim&${query}`)).products.map(({ slug }) => slug)
  expect(await slugs('country=JP')).toContain('sawo-japan-3gb')
  expect(await slugs('country=JP')).not.toContain('tekukur-thailand-50gb')
  expect(await slugs('country=TH')).toContain('tekukur-thailand-50gb')
  expect(await slugs('country=TH')).not.toContain('sawo-japan-3gb')
})
