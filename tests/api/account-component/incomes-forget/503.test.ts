import { test } from 'vitest'
import { incomesForgetOperation } from '@/lib/contract/account-component/incomes-forget'
import { bearer } from '../../support/member'
import { withoutDatabase } from '../../support/no-database'
import { expectProblem, send } from '../../support/provider'

test('without a database nobody is taken for signed out', async () => {
  withoutDatabase()
  await expectProblem(await send(incomesForgetOperation, { headers: bearer('A'.repeat(43)) }), 'GBL0009')
})
