import { expect, test } from 'vitest'
import { listAllProducts } from '@/lib/client/list-all-products'
import { productSchema } from '@/lib/contract/entities/product'
import { categoryIds } from '@/lib/domain/categories/load'
import { catalogue } from '@/lib/server/catalogue/load'
import { transport } from '@/lib/server/data/site/transport'
import { applyTarget, findProduct, listProducts, productSlugs, today } from './catalogue'
import { sharedLists } from './shared-lists'

process.env.TEST_NOW = '2026-11-20'
process.env.LOG_LEVEL = 'silent'

test.each(categoryIds)('a page of %s gets the products of the catalogue themselves', async (category) => {
  const { products, asOf } = await listProducts(category)
  for (const product of products) expect(product).toBe(catalogue().products[category].get(product.slug))
  expect(new Map(products.map((product) => [product.slug, product]))).toEqual(catalogue().products[category])
  expect(asOf).toBe(catalogue().asOf)
  expect(await productSlugs(category)).toEqual(products.map((product) => product.slug))
})

test.each(categoryIds)(
  'a site with a provider in another process gets the same products of %s through the contract',
  async (category) => {
    const given = await listAllProducts(category, transport(), { product: async () => productSchema })
    expect({ ...given, lastKnownAt: null }).toEqual(await listProducts(category))
  },
)

test('the front gets the lists of the pages', async () => {
  expect((await sharedLists('credit-card')).products).toBe((await listProducts('credit-card')).products)
})

test('a list is the same array again, so that what was worked out for it is found', async () => {
  expect((await listProducts('credit-card')).products).toBe((await listProducts('credit-card')).products)
})

test('one product is found, and null means that there is none', async () => {
  const [product] = catalogue().products['fixed-deposit'].values()
  expect(await findProduct('fixed-deposit', product?.slug ?? '')).toEqual(product)
  expect(await findProduct('fixed-deposit', 'no-such-deposit')).toBeNull()
})

test('a slug that no product can have is not found rather than a failure', async () => {
  expect(await findProduct('fixed-deposit', 'No Such')).toBeNull()
})

test('an application goes to the issuer’s own https address, of an invented one to a page of ours, or nowhere', async () => {
  for (const { slug, issuer } of (await listProducts('personal-loan')).products) {
    const target = await applyTarget('personal-loan', slug)
    if (issuer.invented) expect(target).toBe(`/apply/sample?product=personal-loan/${slug}`)
    else expect(target).toMatch(/^https:\/\/(?!.*\.example\/)[a-z0-9.-]+\//)
  }
  expect(await applyTarget('personal-loan', 'no-such-loan')).toBeNull()
})

test('the day is the one in Malaysia', () => {
  expect(today()).toBe('2026-11-20')
})
