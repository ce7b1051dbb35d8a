import { test } from 'vitest'
import { incomesOperation } from '@/lib/contract/account-component/incomes'
import { bearer } from '../../support/member'
import { withoutDatabase } from '../../support/no-database'
import { expectProblem, send } from '../../support/provider'

test('without a database nobody is taken for signed out', async () => {
  withoutDatabase()
  await expectProblem(await send(incomesOperation, { headers: bearer('A'.repeat(43)) }), 'GBL0009')
})
