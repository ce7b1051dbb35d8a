import { expect, test } from 'vitest'
import { accountOperation } from '@/lib/contract/account-component/account'
import { deleteProcessOperation } from '@/lib/contract/account-component/delete-process'
import { tokenExtendsOperation } from '@/lib/contract/account-component/token-extends'
import { addDays, malaysianDay } from '@/lib/domain/values/iso-date'
import { kysely } from '@/lib/server/db/connection'
import { runtime } from '@/lib/server/services/runtime'
import { openSession } from '@/lib/server/services/sessions/sessions'
import { closeBy, reachableMember } from '../../support/closing'
import { bearer } from '../../support/member'
import { expectProblem, expectSuccess, send } from '../../support/provider'

test('every session of the member ends at once, and of no other', async () => {
  const [member, other] = [await reachableMember(), await reachableMember()]
  const elsewhere = await openSession(runtime().sessions, { accountId: member.accountId, method: 'code', device: '' })
  const { data } = await expectSuccess(await closeBy(member), deleteProcessOperation)
  expect(data.erasesOn).toBe(addDays(malaysianDay(Date.now()), 30))
  const db = await kysely()
  const ended = db.selectFrom('sessions').select('end_reason').where('account_id', '=', member.accountId)
  expect(await ended.execute()).toEqual([{ end_reason: 'closed' }, { end_reason: 'closed' }])
  for (const { accessToken, refreshToken } of [member, elsewhere]) {
    await expectProblem(await send(accountOperation, { headers: bearer(accessToken) }), 'GBL0015')
    expect((await send(tokenExtendsOperation, { body: { refreshToken } })).status).toBe(404)
  }
  await expectSuccess(await send(accountOperation, { headers: bearer(other.accessToken) }), accountOperation)
})

test('the account is to be erased thirty days later, its member is told, and their words are kept encrypted', async () => {
  const member = await reachableMember()
  const db = await kysely()
  const notices = async () =>
    (await db.selectFrom('message_outbox').select('id').where('kind', '=', 'account-closing').execute()).length
  const [before, told] = [Date.now(), await notices()]
  await closeBy(member, { reason: 'privacy', text: 'My neighbour reads along' })
  expect((await notices()) - told).toBe(1)
  const row = await db
    .selectFrom('accounts')
    .select(['state', 'closed_at', 'erase_at', 'profile_sealed'])
    .where('id', '=', member.accountId)
    .executeTakeFirstOrThrow()
  expect(row.state).toBe('closed')
  expect(row.closed_at).toBeGreaterThanOrEqual(before)
  expect(row.closed_at).toBeLessThanOrEqual(Date.now())
  expect((row.erase_at ?? 0) - (row.closed_at ?? 0)).toBe(30 * 86_400_000)
  expect(row.profile_sealed).toMatch(/^[0-9a-f]{8}\./)
  expect(row.profile_sealed).not.toContain('neighbour')
})
