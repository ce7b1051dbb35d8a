import { expect, test } from 'vitest'
import { categoryIds } from '@/lib/domain/categories/load'
import { handler } from '@/lib/server/api/handler'
import { listProducts } from './catalogue'
import { frontLists } from './front-lists'

process.env.LOG_LEVEL = 'silent'

/** The site as far as lists ask it: its provider stands behind /api. */
function site() {
  const asked: string[] = []
  const ask = async (address: string) => {
    asked.push(address)
    const answer = await handler(new Request(`http://site.test${address.replace(/^\/api/, '')}`))
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  return { asked, ask }
}

test.each(categoryIds)('the front gets the same products of %s as the pages, and asks once', async (category) => {
  const { asked, ask } = site()
  const lists = frontLists(ask)
  expect(await lists(category)).toEqual(await listProducts(category))
  expect(await lists(category)).toBe(await lists(category))
  expect(asked).toEqual([
    `/api/ai-component/v1/public/products/product-suggestions?category=${category}&pageSize=200&ranking=none`,
  ])
})

test('an answer that is not a list is told', async () => {
  const lists = frontLists(async () => ({ status: 200, bytes: Buffer.from('<html>') }))
  await expect(lists('credit-card')).rejects.toThrow('product-suggestions')
})
