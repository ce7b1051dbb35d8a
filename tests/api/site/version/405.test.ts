import { test } from 'vitest'
import { versionOperation } from '@/lib/contract/site/version'
import { expectOtherMethodsRefused } from '../../support/provider'

test('version takes its own method only and names it in Allow', async () => {
  await expectOtherMethodsRefused(versionOperation)
})
