import { test } from 'vitest'
import { healthOperation } from '@/lib/contract/site/health'
import { expectOtherMethodsRefused } from '../../support/provider'

test('health takes its own method only and names it in Allow', async () => {
  await expectOtherMethodsRefused(healthOperation)
})
