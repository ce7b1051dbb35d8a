import { expect, test } from 'vitest'
import { catalogue } from '@/lib/server/catalogue/load'
import { productsOf } from './products-of'

process.env.TEST_NOW = '2026-11-20'

test('a category is the same array each time, so that orders and filters worked out for it are found again', () => {
  expect(productsOf(catalogue(), 'credit-card')).toBe(productsOf(catalogue(), 'credit-card'))
  expect(productsOf(catalogue(), 'credit-card')).not.toBe(productsOf(catalogue(), 'personal-loan'))
  expect(productsOf({ ...catalogue() }, 'credit-card')).not.toBe(productsOf(catalogue(), 'credit-card'))
})
