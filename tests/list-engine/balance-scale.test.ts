import { expect, it } from 'vitest'
import { compareTable } from '@/lib/domain/compare/compare'
import { buildDetailModel } from '@/lib/domain/detail/detail-model'
import { defaultValues } from '@/lib/domain/fields/field-value'
import { defaultState } from '@/lib/domain/list/list-query'
import { buildListView } from '@/lib/domain/list/list-view'
import { eachCategory, productsOf, today } from './content-cases'

it.each(eachCategory)('%s: a balance is as long on a list, a detail and a comparison', (_, category) => {
  const listed = productsOf(category)
  const state = defaultState(category, today)
  const [first, second, third] = listed
  if (first === undefined || second === undefined || third === undefined) throw new Error('too few products')
  const widths = listed.flatMap((product) => {
    const { balance } = category.evaluate(product, state.scenario, today)
    return balance === null ? [] : [balance.takes, balance.gives]
  })
  const scale = Math.max(0, ...widths)
  expect(buildListView(category, listed, state, null, today, category.path).scale).toBe(scale)
  for (const variant of category.variants)
    expect(buildListView(category, listed, state, variant, today, category.path).scale, variant.slug).toBe(scale)
  const models = listed.map((product) => buildDetailModel(category, listed, product, new URLSearchParams(), today))
  expect(new Set(models.map((model) => model.scale))).toEqual(new Set([scale]))
  const compared = (products: typeof listed) => compareTable(category, products, null, state.scenario, today, listed)
  expect(compared([first, second]).scale).toBe(scale)
  expect(compared([third]).scale).toBe(scale)
})

it.each(eachCategory)(
  '%s: a balance of one’s own that is wider than any listed one still fits its beam',
  (_, category) => {
    const [product] = productsOf(category)
    if (product === undefined) throw new Error('no product')
    const { scenario } = defaultState(category, today)
    const own = category.ownProduct(defaultValues(category.ownFields, today), today)
    const { balance } = category.evaluate(own, scenario, today)
    const least = balance === null ? 0 : Math.max(balance.takes, balance.gives)
    expect(compareTable(category, [product], own, scenario, today, [product]).scale).toBeGreaterThanOrEqual(least)
  },
)
