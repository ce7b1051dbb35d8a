import { expect, test } from 'vitest'
import { categoryIds } from '@/lib/domain/categories/load'
import { catalogue } from '@/lib/server/catalogue/load'
import { applyTarget, findProduct, listProducts, productSlugs, today } from './catalogue'

process.env.TEST_NOW = '2026-11-20'
process.env.LOG_LEVEL = 'silent'

test.each(categoryIds)('what a page of %s gets through the contract equals what is in the files', async (category) => {
  const { products, asOf } = await listProducts(category)
  expect(new Map(products.map((product) => [product.slug, product]))).toEqual(catalogue().products[category])
  expect(asOf).toBe(catalogue().asOf)
  expect(await productSlugs(category)).toEqual(products.map((product) => product.slug))
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
