import { describe, expect, test } from 'vitest'
import {
  productConfigurationOperation,
  productDetailsOperation,
  productFiltersOperation,
  productSuggestionsOperation,
  productTypeOperation,
  sortingOperation,
} from '@/lib/contract/calls/products'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { categoryIds } from '@/lib/domain/categories/load'
import { categoryOf } from '@/lib/domain/categories/registry'
import type { Field } from '@/lib/domain/fields/field'
import { suitedProducts } from '@/lib/domain/list/filters'
import { defaultState, parseListQuery } from '@/lib/domain/list/list-query'
import { buildListView, pageSize } from '@/lib/domain/list/list-view'
import { isoDate } from '@/lib/domain/values/iso-date'
import { catalogue } from '@/lib/server/catalogue/load'
import { testToday } from '../../factories/product'
import { numberFields } from '../../factories/scenario'
import { describeCall } from '../support/describe-call'
import { expectProblem, expectSuccess, fieldsOf, send } from '../support/provider'

describeCall('ai-component/product-suggestions', 200, () => {
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
    const slugs = async (query: string) =>
      (await suggestions(`category=esim&${query}`)).products.map(({ slug }) => slug)
    expect(await slugs('country=JP')).toContain('sawo-japan-3gb')
    expect(await slugs('country=JP')).not.toContain('tekukur-thailand-50gb')
    expect(await slugs('country=TH')).toContain('tekukur-thailand-50gb')
    expect(await slugs('country=TH')).not.toContain('sawo-japan-3gb')
  })
})

describeCall('ai-component/product-suggestions', 422, () => {
  test.each([
    ['ranking=', 'ranking'],
    ['ranking=best', 'ranking'],
    ['pageSize=0', 'pageSize'],
    ['pageSize=201', 'pageSize'],
    ['pageSize=1.5', 'pageSize'],
    ['pageSize=ten', 'pageSize'],
    ['pageSize=', 'pageSize'],
    ['pageSize=5&pageSize=6', 'pageSize'],
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['page=1&page=2', 'page'],
    ['sort=paid', 'sort'],
    ['sort=a&sort=b', 'sort'],
    ['situation=none', 'situation'],
    ['spend-petrol-x=1', 'spend-petrol-x'],
    ['__proto__=1', '__proto__'],
    ['constructor=1', 'constructor'],
  ])('what a page would repair is refused by name: %s', async (part, field) => {
    const problem = await expectProblem(
      await send(productSuggestionsOperation, { query: `category=credit-card&${part}` }),
      'GBL0007',
    )
    expect(fieldsOf(problem)).toEqual([field])
  })

  test('a value of the scenario out of its bounds is refused by name and the reason is told', async () => {
    const fields = numberFields(categoryOf('personal-loan').scenario)
    expect(fields).not.toEqual([])
    for (const { name, field } of fields) {
      const query = `category=personal-loan&${name}=999999999`
      const problem = await expectProblem(await send(productSuggestionsOperation, { query }), 'GBL0007')
      expect(problem.errors).toEqual([{ field: name, message: expect.stringContaining(field.max.because) }])
    }
  })

  test('a facet value that does not exist is refused by name and the values are told', async () => {
    for (const facet of categoryOf('credit-card').facets) {
      const query = `category=credit-card&${facet.id}=nonsense`
      const problem = await expectProblem(await send(productSuggestionsOperation, { query }), 'GBL0007')
      expect(problem.errors).toEqual([
        { field: facet.id, message: expect.stringContaining(facet.options[0]?.value ?? '?') },
      ])
    }
  })

  test('a query with thousands of names is refused before anything is computed', async () => {
    const query = `category=credit-card&${Array.from({ length: 2000 }, (_, index) => `n${index}=1`).join('&')}`
    expect(fieldsOf(await expectProblem(await send(productSuggestionsOperation, { query }), 'GBL0007'))).toEqual([
      'query',
    ])
  })
})

describeCall('ai-component/product-filters', 200, () => {
  test.each(categoryIds)('the facets and situations of %s, with what each option leaves', async (id) => {
    const response = await send(productFiltersOperation, { query: `category=${id}` })
    const { data } = await expectSuccess(response, productFiltersOperation)
    const category = categoryOf(id)
    const today = isoDate('2026-11-20')
    const products = [...catalogue().products[id].values()]
    expect(data.situations.map((situation) => situation.id)).toEqual(
      category.situations.map((situation) => situation.id),
    )
    expect(data.facets.map((facet) => facet.id)).toEqual(category.facets.map((facet) => facet.id))
    for (const [place, facet] of category.facets.entries()) {
      const counts = facet.options.map((option) => {
        const matching = products.filter((product) => option.matches(product, today)).length
        return facet.mode === 'leave-out' ? products.length - matching : matching
      })
      expect(data.facets[place]?.options.map((option) => option.count)).toEqual(counts)
    }
  })
})

describeCall('ai-component/product-details', 200, () => {
  test.each(categoryIds)('each product of %s travels without a change', async (category) => {
    for (const [slug, product] of catalogue().products[category]) {
      const response = await send(productDetailsOperation, { query: `category=${category}&slug=${slug}` })
      expect((await expectSuccess(response, productDetailsOperation)).data).toEqual({ asOf: catalogue().asOf, product })
    }
  })
})

describeCall('ai-component/product-details', 404, () => {
  test('a product that is not listed is a 404 of its own kind', async () => {
    await expectProblem(
      await send(productDetailsOperation, { query: 'category=credit-card&slug=no-such-card' }),
      'GBL0008',
    )
  })

  test('a product of another category is not found here', async () => {
    const [slug = ''] = catalogue().products['personal-loan'].keys()
    await expectProblem(await send(productDetailsOperation, { query: `category=credit-card&slug=${slug}` }), 'GBL0008')
  })
})

describeCall('ai-component/product-details', 422, () => {
  test('both fields are named when both are missing', async () => {
    expect(fieldsOf(await expectProblem(await send(productDetailsOperation), 'GBL0007'))).toEqual(['category', 'slug'])
  })

  test.each(['', 'Upper', '../etc', 'a--b', '-a', 'a'.repeat(81), 'caf%C3%A9', '%00', 'a b'])(
    'a slug that no product can have is refused by name: %s',
    async (slug) => {
      const query = `category=credit-card&slug=${slug}`
      const problem = await expectProblem(await send(productDetailsOperation, { query }), 'GBL0007')
      expect(fieldsOf(problem)).toEqual(['slug'])
    },
  )

  test('a slug given twice is refused by name', async () => {
    const query = 'category=credit-card&slug=a&slug=b'
    expect(fieldsOf(await expectProblem(await send(productDetailsOperation, { query }), 'GBL0007'))).toEqual(['slug'])
  })
})

describeCall('ai-component/product-type', 200, () => {
  test('every category is listed with the number of its products', async () => {
    const { data } = await expectSuccess(await send(productTypeOperation), productTypeOperation)
    expect(data.types.map(({ id, total }) => [id, total])).toEqual(
      categoryIds.map((id) => [id, catalogue().products[id].size]),
    )
  })
})

describeCall('ai-component/sorting', 200, () => {
  test.each(categoryIds)('the orders of %s, the default first, each with its basis in words', async (id) => {
    const { data } = await expectSuccess(await send(sortingOperation, { query: `category=${id}` }), sortingOperation)
    expect(data.sorts.map((sort) => sort.id)).toEqual(categoryOf(id).sorts.map((sort) => sort.id))
    for (const sort of data.sorts) expect(sort.basis.length).toBeGreaterThan(5)
  })
})

describeCall('bank-component/product-configuration', 200, () => {
  /** What is told of every field; what its bounds are is told by kind. */
  function toldOf(name: string, field: Field) {
    const { kind, label, hint, personal } = field
    const told = { name, kind, label, hint, personal }
    if (field.kind === 'toggle') return { ...told, default: field.default }
    if (field.kind === 'choice') return { ...told, default: field.default, options: field.options }
    if (field.kind === 'date') return { ...told, min: field.min.at(testToday), max: field.max.at(testToday) }
    const bounds = { min: field.min.at, minReason: field.min.because, max: field.max.at, maxReason: field.max.because }
    return { ...told, default: field.default, ...bounds }
  }

  test('every category has its scenario, and each default lies within its bounds', async () => {
    const response = await send(productConfigurationOperation)
    const { data } = await expectSuccess(response, productConfigurationOperation)
    expect(data.categories.map(({ id }) => id)).toEqual([...categoryIds])
    for (const { id, scenario } of data.categories) {
      const own = Object.entries(categoryOf(id).scenario)
      expect(scenario).toEqual(own.map(([name, field]) => expect.objectContaining(toldOf(name, field))))
      for (const field of scenario) {
        if (field.kind === 'toggle') continue
        if (field.kind === 'choice') {
          expect(field.options.map(({ value }) => value)).toContain(field.default)
          continue
        }
        expect(field.default >= field.min && field.default <= field.max, `${id} ${field.name}`).toBe(true)
        expect(field.minReason.length * field.maxReason.length, `${id} ${field.name}`).toBeGreaterThan(0)
      }
    }
    expect(data.shelfLifeDays).toEqual({ rate: 90, fee: 180, rule: 365 })
  })
})
