import { test } from 'vitest'
import { productConfigurationOperation } from '@/lib/contract/bank-component/product-configuration'
import { expectOtherMethodsRefused } from '../../support/provider'

test('product-configuration takes its own method only and names it in Allow', async () => {
  await expectOtherMethodsRefused(productConfigurationOperation)
})
