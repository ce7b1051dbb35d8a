import { test } from 'vitest'
import { readyOperation } from '@/lib/contract/site/ready'
import { expectOtherMethodsRefused } from '../../support/provider'

test('ready takes its own method only and names it in Allow', async () => {
  await expectOtherMethodsRefused(readyOperation)
})
