import { test } from 'vitest'
import { logoutOperation } from '@/lib/contract/account-component/logout'
import { bearer } from '../../support/member'
import { withoutDatabase } from '../../support/no-database'
import { expectProblem, send } from '../../support/provider'

test('without a database nobody is taken for signed out', async () => {
  withoutDatabase()
  await expectProblem(await send(logoutOperation, { headers: bearer('A'.repeat(43)) }), 'GBL0009')
})
