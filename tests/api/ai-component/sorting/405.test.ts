import { test } from 'vitest'
import { sortingOperation } from '@/lib/contract/ai-component/sorting'
import { expectOtherMethodsRefused } from '../../support/provider'

test('sorting takes its own method only and names it in Allow', async () => {
  await expectOtherMethodsRefused(sortingOperation)
})
