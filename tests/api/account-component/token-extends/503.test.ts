import { test } from 'vitest'
import { tokenExtendsOperation } from '@/lib/contract/account-component/token-extends'
import { withoutDatabase } from '../../support/no-database'
import { expectProblem, send } from '../../support/provider'

test('without a database nobody is taken for signed out', async () => {
  withoutDatabase()
  await expectProblem(await send(tokenExtendsOperation, { body: { refreshToken: 'A'.repeat(43) } }), 'GBL0009')
})
