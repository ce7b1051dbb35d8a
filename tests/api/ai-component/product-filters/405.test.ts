import { test } from 'vitest'
import { productFiltersOperation } from '@/lib/contract/ai-component/product-filters'
import { expectOtherMethodsRefused } from '../../support/provider'

test('product-filters takes its own method only and names it in Allow', async () => {
  await expectOtherMethodsRefused(productFiltersOperation)
})
