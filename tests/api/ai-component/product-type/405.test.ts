import { test } from 'vitest'
import { productTypeOperation } from '@/lib/contract/ai-component/product-type'
import { expectOtherMethodsRefused } from '../../support/provider'

test('product-type takes its own method only and names it in Allow', async () => {
  await expectOtherMethodsRefused(productTypeOperation)
})
