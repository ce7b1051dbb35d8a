import { expect, test } from 'vitest'
import { logoutOperation } from '@/lib/contract/calls/session'
import { securityLogOperation } from '@/lib/contract/calls/sign-in'
import { kysely } from '@/lib/server/db/connection'
import { runtime } from '@/lib/server/services/runtime'
import { openSession } from '@/lib/server/services/sessions/sessions'
import { describeCall } from '../support/describe-call'
import { bearer, type TestMember } from '../support/member'
import { expectSuccess, send } from '../support/provider'
import { changes, codeForNew, resetBy, settledMember } from '../support/security'

describeCall('account-component/security-log', 200, () => {
  const logOf = async ({ accessToken }: Pick<TestMember, 'accessToken'>) =>
    (await expectSuccess(await send(securityLogOperation, { headers: bearer(accessToken) }), securityLogOperation)).data

  test('a member reads what happened to what guards the own account, the newest first, and nobody else’s', async () => {
    const [member, other] = [await settledMember(), await settledMember()]
    const opening = { accountId: member.accountId, method: 'code', device: 'Chrome on Android' } as const
    const second = await openSession(runtime().sessions, opening)
    await send(logoutOperation, { headers: bearer(second.accessToken) })
    const contact = changes.email.fresh()
    await resetBy(member, contact, await codeForNew(member, contact))
    const db = await kysely()
    await db.updateTable('accounts').set({ nric_given_at: 1 }).where('id', '=', member.accountId).execute()
    const events = await logOf(member)
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((one, later) => later - one))
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'signed-in',
        'signed-out',
        'contact-set',
        'contact-replaced',
        'password-set',
        'mykad-given',
      ]),
    )
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'signed-in', device: 'Chrome on Android', method: 'code' }),
    )
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'signed-out', device: 'Chrome on Android', end: 'logout' }),
    )
    for (const { value } of [member.email, member.phone, contact]) expect(JSON.stringify(events)).not.toContain(value)
    expect((await logOf(other)).map(({ kind }) => kind)).not.toContain('contact-replaced')
  })

  test('has the newest fifty', async () => {
    const { accountId, accessToken } = await settledMember()
    for (let count = 0; count < 55; count += 1)
      await openSession(runtime().sessions, { accountId, method: 'code', device: '' })
    const events = await logOf({ accessToken })
    expect(events).toHaveLength(50)
    expect(events.map(({ kind }) => kind)).not.toContain('password-set')
  })
})
