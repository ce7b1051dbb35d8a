import { test } from 'vitest'
import { productSuggestionsOperation } from '@/lib/contract/ai-component/product-suggestions'
import { expectOtherMethodsRefused } from '../../support/provider'

test('product-suggestions takes its own method only and names it in Allow', async () => {
  await expectOtherMethodsRefused(productSuggestionsOperation)
})
