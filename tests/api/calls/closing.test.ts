import { expect, test } from 'vitest'
import {
  deleteAccountMessageOperation,
  deleteProcessCancelOperation,
  deleteProcessOperation,
  exportOperation,
} from '@/lib/contract/calls/closing'
import { mykadOperation, updateIncomesOperation } from '@/lib/contract/calls/profile'
import { saveAnalysisOperation } from '@/lib/contract/calls/saved'
import { accountOperation, tokenExtendsOperation } from '@/lib/contract/calls/session'
import { addDays, malaysianDay } from '@/lib/domain/values/iso-date'
import { processServices } from '@/lib/server/api/process-services'
import { kysely } from '@/lib/server/db/connection'
import { storedContact } from '@/lib/server/db/stored-contact'
import { env } from '@/lib/server/env'
import { runtime } from '@/lib/server/services/runtime'
import { beginJoining } from '@/lib/server/services/sessions/joinings'
import { openSession } from '@/lib/server/services/sessions/sessions'
import { messagesTo } from '../../factories/sent-codes'
import { closeBy, reachableMember, reopenBy } from '../support/closing'
import { describeCall } from '../support/describe-call'
import { verifiedKey } from '../support/joining'
import { bearer, newMember } from '../support/member'
import { changeProfileBy, profileSeenBy } from '../support/profile'
import { expectProblem, expectSuccess, fieldsOf, send } from '../support/provider'
import { incomes } from '../support/samples'
import { settledMember } from '../support/security'

describeCall('account-component/export', 200, () => {
  async function exportSeenBy(accessToken: string) {
    return (await expectSuccess(await send(exportOperation, { headers: bearer(accessToken) }), exportOperation)).data
  }

  /** The paths of all that stands in a document; `told.profile` and what lies in figures is explained as one. */
  function pathsOf(value: unknown, path = ''): readonly string[] {
    const whole = ['told.profile', 'told.incomes', 'told.leaving', 'analyses[].findings', 'newsletter[].agreements']
    if (whole.includes(path) || value === null || typeof value !== 'object') return [path]
    if (Array.isArray(value)) return value.flatMap((one) => pathsOf(one, `${path}[]`))
    return Object.entries(value).flatMap(([key, one]) => pathsOf(one, path === '' ? key : `${path}.${key}`))
  }

  test('a member gets everything that they told, opened, and each field is explained', async () => {
    const member = await reachableMember()
    const headers = bearer(member.accessToken)
    await changeProfileBy(member.accessToken, { city: 'Ipoh', bloodType: 'O+', bloodTypeConsent: true })
    await send(mykadOperation, { headers, body: { mykad: '920101-14-1001' } })
    await send(updateIncomesOperation, { headers, body: incomes })
    const findings = [{ id: 'reserve', state: 'good', value: '8.5 months' }]
    await send(saveAnalysisOperation, { headers, body: { findings } })
    const { explained, ...rest } = await exportSeenBy(member.accessToken)
    expect(rest).toMatchObject({
      account: { id: member.accountId, state: 'active' },
      contacts: [{ kind: 'email', value: member.contact.value }],
      told: { profile: { city: 'Ipoh', bloodType: 'O+' }, mykad: '920101141001', incomes },
      agreements: [{ about: 'blood-type', given: true }],
      sessions: [{ method: 'code', endedAt: null }],
      analyses: [{ findings }],
    })
    expect(pathsOf(rest).filter((path) => !(path in explained))).toEqual([])
  })

  test('nothing of another member is in it', async () => {
    const [member, other] = [await newMember(), await newMember({ fullName: 'Aminah Unmistakable' })]
    await changeProfileBy(other.accessToken, { city: 'Ipoh' })
    const text = JSON.stringify(await exportSeenBy(member.accessToken))
    expect(text).not.toMatch(/Unmistakable|Ipoh/)
    expect(text).not.toContain(other.accountId)
  })
})

describeCall('account-component/delete-account-message', 200, () => {
  test('a member reads what will happen, until when it can be undone, and what is kept for how long', async () => {
    const { accessToken } = await newMember()
    const response = await send(deleteAccountMessageOperation, { headers: bearer(accessToken) })
    const { data } = await expectSuccess(response, deleteAccountMessageOperation)
    expect(data.erasesOn).toBe(addDays(malaysianDay(Date.now()), 30))
    expect(data.happens.join(' ')).toMatch(/signed out on every device.*open the account again.*erased for good/)
    expect(data.kept.map(({ howLong }) => howLong).join(' ')).toMatch(/7 years/)
  })
})

describeCall('account-component/delete-process', 200, () => {
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
})

describeCall('account-component/delete-process', 404, () => {
  test('a closing that is sent twice at once closes once, and the other is told that the account is closed', async () => {
    const member = await reachableMember()
    const answers = await Promise.all([closeBy(member), closeBy(member)])
    const [, other] = answers.toSorted((a, b) => a.status - b.status)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    if (other !== undefined) await expectProblem(other, 'GBL0015')
  })

  test('of an account that is suspended meanwhile no reason for leaving is kept', async () => {
    const { accountId } = await newMember({ state: 'suspended' })
    const { closeAccount } = processServices().account
    const leaving = { reason: 'privacy', text: 'My neighbour reads along' } as const
    expect(await closeAccount(accountId, leaving)).toEqual({ state: 'inactive' })
    const db = await kysely()
    const row = db.selectFrom('accounts').select(['state', 'profile_sealed']).where('id', '=', accountId)
    expect(await row.executeTakeFirst()).toEqual({ state: 'suspended', profile_sealed: null })
  })
})

describeCall('account-component/delete-process', 422, () => {
  test.each([
    ['a reason that no list has', { reason: 'bored' }, ['reason']],
    ['a text without end', { text: 'a'.repeat(501) }, ['text']],
  ])('%s closes nothing', async (_what, body, fields) => {
    const member = await reachableMember()
    expect(fieldsOf(await expectProblem(await closeBy(member, body), 'GBL0007'))).toEqual(fields)
    await expectSuccess(await send(accountOperation, { headers: bearer(member.accessToken) }), accountOperation)
  })
})

describeCall('account-component/delete-process-cancel', 200, () => {
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
})

describeCall('account-component/delete-process-cancel', 409, () => {
  async function stateOf(accountId: string) {
    const db = await kysely()
    return (await db.selectFrom('accounts').select('state').where('id', '=', accountId).executeTakeFirstOrThrow()).state
  }

  test('a contact that nobody has typed the code of opens nothing', async () => {
    const member = await reachableMember()
    await closeBy(member)
    const begun = { purpose: 'sign-in', contact: member.contact, referralCode: null } as const
    await expectProblem(await reopenBy(await beginJoining(runtime().joinings, begun)), 'GBL0029')
    expect(await stateOf(member.accountId)).toBe('closed')
  })

  test('a joining for a new password opens nothing', async () => {
    const member = await reachableMember()
    await closeBy(member)
    await expectProblem(await reopenBy(await verifiedKey(member.contact, 'reset-password')), 'GBL0029')
    expect(await stateOf(member.accountId)).toBe('closed')
  })

  test('an account that is open, suspended, or of somebody else is not opened', async () => {
    const [open, closed] = [await reachableMember(), await reachableMember()]
    await closeBy(closed)
    const stranger = storedContact('email', 'stranger@example.com')
    for (const contact of [open.contact, stranger]) {
      await expectProblem(await reopenBy(await verifiedKey(contact)), 'GBL0029')
    }
    const db = await kysely()
    await db.updateTable('accounts').set({ state: 'suspended' }).where('id', '=', open.accountId).execute()
    await expectProblem(await reopenBy(await verifiedKey(open.contact)), 'GBL0029')
    expect([await stateOf(open.accountId), await stateOf(closed.accountId)]).toEqual(['suspended', 'closed'])
  })

  test('from the moment on which it is to be erased an account is not opened, and its joining stays open', async () => {
    const member = await reachableMember()
    await closeBy(member)
    const db = await kysely()
    const key = await verifiedKey(member.contact)
    await db.updateTable('accounts').set({ erase_at: Date.now() }).where('id', '=', member.accountId).execute()
    await expectProblem(await reopenBy(key), 'GBL0029')
    await expectProblem(await reopenBy(key), 'GBL0029')
  })
})

describeCall('account-component/delete-process-cancel', 410, () => {
  test('a key opens an account once: of five at the same time one is answered with a session', async () => {
    const member = await reachableMember()
    await closeBy(member)
    const key = await verifiedKey(member.contact)
    const answers = await Promise.all(Array.from({ length: 5 }, () => reopenBy(key)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await expectProblem(await reopenBy(key), 'GBL0024')
    await expectProblem(await reopenBy('A'.repeat(43)), 'GBL0024')
  })
})

describeCall('account-component/delete-process-cancel', 422, () => {
  test.each(['', 'A'.repeat(42), `${'A'.repeat(42)}!`])('“%s” is no key and is refused', async (key) => {
    expect(fieldsOf(await expectProblem(await reopenBy(key), 'GBL0007'))).toEqual(['key'])
  })
})
