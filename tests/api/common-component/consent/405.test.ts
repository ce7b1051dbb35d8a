import { test } from 'vitest'
import { consentOperation } from '@/lib/contract/common-component/consent'
import { expectOtherMethodsRefused } from '../../support/provider'

test('consent takes its own method only and names it in Allow', async () => {
  await expectOtherMethodsRefused(consentOperation)
})
