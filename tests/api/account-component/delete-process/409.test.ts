import { randomUUID } from 'node:crypto'
import { test } from 'vitest'
import { deleteProcessOperation } from '@/lib/contract/account-component/delete-process'
import { reachableMember } from '../../support/closing'
import { bearer } from '../../support/member'
import { expectProblem, providerWith, requestTo } from '../../support/provider'

test('an account that stopped being active while it was asked for is not said to be closed', async () => {
  const { accessToken } = await reachableMember()
  const provider = providerWith({ account: { closeAccount: async () => null } })
  const headers = { ...bearer(accessToken), 'idempotency-key': randomUUID() }
  await expectProblem(await provider(requestTo(deleteProcessOperation, { headers, body: {} })), 'GBL0029')
})
