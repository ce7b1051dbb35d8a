import { test } from 'vitest'
import { productDetailsOperation } from '@/lib/contract/ai-component/product-details'
import { expectOtherMethodsRefused } from '../../support/provider'

test('product-details takes its own method only and names it in Allow', async () => {
  await expectOtherMethodsRefused(productDetailsOperation)
})
