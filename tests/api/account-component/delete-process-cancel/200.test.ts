import { expect, test } from 'vitest'
import { accountOperation } from '@/lib/contract/account-component/account'
import { deleteProcessCancelOperation } from '@/lib/contract/account-component/delete-process-cancel'
import { kysely } from '@/lib/server/db/connection'
import { env } from '@/lib/server/env'
import { runtime } from '@/lib/server/services/runtime'
import { messagesTo } from '../../../factories/sent-codes'
import { closeBy, reachableMember, reopenBy } from '../../support/closing'
import { verifiedKey } from '../../support/joining'
import { bearer } from '../../support/member'
import { changeProfileBy, profileSeenBy } from '../../support/profile'
import { expectProblem, expectSuccess, send } from '../../support/provider'
import { settledMember } from '../../support/security'

test('every contact is told that the account was opened again', async () => {
  const member = await settledMember()
  await closeBy(member)
  await runtime().outbox.run()
  const told = () => [member.email, member.phone].map(({ value }) => messagesTo(env().DATA_DIR, value).length)
  expect(told()).toEqual([1, 1])
  await expectSuccess(await reopenBy(await verifiedKey(member.email)), deleteProcessCancelOperation)
  await runtime().outbox.run()
  expect(told()).toEqual([2, 2])
  expect(messagesTo(env().DATA_DIR, member.email.value).join()).toContain('Your account was opened again')
})

test('the account is as it was, its member signed in by a new session, and nothing is to be erased', async () => {
  const member = await reachableMember()
  await changeProfileBy(member.accessToken, { city: 'Ipoh' })
  await closeBy(member)
  const answer = await reopenBy(await verifiedKey(member.contact))
  const { data } = await expectSuccess(answer, deleteProcessCancelOperation)
  expect(await profileSeenBy(data.accessToken)).toMatchObject({ city: 'Ipoh' })
  await expectProblem(await send(accountOperation, { headers: bearer(member.accessToken) }), 'GBL0015')
  const db = await kysely()
  const row = await db
    .selectFrom('accounts')
    .select(['state', 'closed_at', 'erase_at'])
    .where('id', '=', member.accountId)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ state: 'active', closed_at: null, erase_at: null })
})
