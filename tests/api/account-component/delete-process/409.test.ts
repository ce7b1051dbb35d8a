import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deleteProcessOperation } from '@/lib/contract/account-component/delete-process'
import { processServices } from '@/lib/server/api/process-services'
import { kysely } from '@/lib/server/db/connection'
import { reachableMember } from '../../support/closing'
import { bearer, newMember } from '../../support/member'
import { expectProblem, providerWith, requestTo } from '../../support/provider'

test('an account that stopped being active while it was asked for is not said to be closed', async () => {
  const { accessToken } = await reachableMember()
  const provider = providerWith({ account: { closeAccount: async () => null } })
  const headers = { ...bearer(accessToken), 'idempotency-key': randomUUID() }
  await expectProblem(await provider(requestTo(deleteProcessOperation, { headers, body: {} })), 'GBL0029')
})

test('of an account that is not active no reason for leaving is kept', async () => {
  const { accountId } = await newMember({ state: 'suspended' })
  const { closeAccount } = processServices().account
  expect(await closeAccount(accountId, { reason: 'privacy', text: 'My neighbour reads along' })).toBeNull()
  const db = await kysely()
  const row = db.selectFrom('accounts').select(['state', 'profile_sealed']).where('id', '=', accountId)
  expect(await row.executeTakeFirst()).toEqual({ state: 'suspended', profile_sealed: null })
})
