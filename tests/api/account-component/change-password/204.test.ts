import { expect, test } from 'vitest'
import { accountOperation } from '@/lib/contract/account-component/account'
import { changePasswordOperation } from '@/lib/contract/account-component/change-password'
import { kysely } from '@/lib/server/db/connection'
import { runtime } from '@/lib/server/services/runtime'
import { openSession } from '@/lib/server/services/sessions/sessions'
import { changePasswordBy, opens } from '../../support/changed-password'
import { reachableMember } from '../../support/closing'
import { bearer } from '../../support/member'
import { password } from '../../support/password'
import { expectSuccess, send } from '../../support/provider'
import { settledMember } from '../../support/security'

const newPassword = 'tujuh ekor kucing makan rambutan'

test('the new password signs in and the old one does not; every other session ends, and all contacts are told', async () => {
  const member = await settledMember()
  const opening = { accountId: member.accountId, method: 'password', device: '' } as const
  const elsewhere = await openSession(runtime().sessions, opening)
  const db = await kysely()
  const notices = async () =>
    (await db.selectFrom('message_outbox').select('id').where('kind', '=', 'password-changed').execute()).length
  const before = await notices()
  const response = await changePasswordBy(member, { currentPassword: password, newPassword })
  await expectSuccess(response, changePasswordOperation)
  expect([await opens(member.email, newPassword), await opens(member.email, password)]).toEqual([true, false])
  const statusOf = async (accessToken: string) =>
    (await send(accountOperation, { headers: bearer(accessToken) })).status
  expect([await statusOf(member.accessToken), await statusOf(elsewhere.accessToken)]).toEqual([200, 401])
  expect((await notices()) - before).toBe(2)
})

test('a member who came by code sets a first password without one', async () => {
  const member = await reachableMember()
  await expectSuccess(await changePasswordBy(member, { newPassword }), changePasswordOperation)
  expect(await opens(member.contact, newPassword)).toBe(true)
})
