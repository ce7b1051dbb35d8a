import { describe, expect, test } from 'vitest'
import { productSuggestionsOperation } from '@/lib/contract/ai-component/product-suggestions'
import { categoryIds } from '@/lib/domain/categories/load'
import { type CategoryId, categoryOf } from '@/lib/domain/categories/registry'
import { isoDate } from '@/lib/domain/iso-date'
import { parseListQuery } from '@/lib/domain/list-query'
import { buildListView, pageSize } from '@/lib/domain/list-view'
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
    const answer = await suggestions(`category=${id}&pageSize=200`)
    const bySlug = new Map(answer.products.map((product) => [product.slug, product]))
    expect(bySlug).toEqual(catalogue().products[id])
    expect(answer.total).toBe(bySlug.size)
    expect([answer.page, answer.pages]).toEqual([1, 1])
  })

  test('a list that its reader ranks has the same products by slug, and no rank', async () => {
    const ranked = await suggestions(`category=${id}&pageSize=200`)
    const plain = await suggestions(`category=${id}&pageSize=200&ranking=none`)
    expect(plain.products).toEqual([...ranked.products].sort((a, b) => (a.slug < b.slug ? -1 : 1)))
    expect({ ...plain, products: [], ranks: [] }).toEqual({ ...ranked, products: [], ranks: [] })
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
