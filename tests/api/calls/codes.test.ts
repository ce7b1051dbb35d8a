import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { requestOtpOperation, verifyEmailOperation, verifyOtpOperation } from '@/lib/contract/calls/joining'
import { accountOperation } from '@/lib/contract/calls/session'
import { kysely } from '@/lib/server/db/connection'
import { wrong } from '../../factories/sent-codes'
import { newContact, newMobile } from '../support/contacts'
import { describeCall } from '../support/describe-call'
import { askForCode, begin, codeSentTo, verifiedKey, withCode } from '../support/joining'
import { bearer, newMember } from '../support/member'
import { expectProblem, expectSuccess, fieldsOf, send } from '../support/provider'

describeCall('account-component/request-otp', 200, () => {
  test('a code is on its way by mail or text message, for five minutes, and asked for again it is the same', async () => {
    for (const [typed, to, channel, sentTo] of [
      ['siti@example.com', 'siti@example.com', 'email', 's•••@example.com'],
      ['012-345 6789', '+60123456789', 'sms', '+60 12-••• 6789'],
    ] as const) {
      const key = await begin(typed)
      const before = Date.now()
      const { data } = await expectSuccess(await askForCode(key, channel), requestOtpOperation)
      expect(data).toMatchObject({ channel, sentTo })
      expect(data.expiresAt - data.resendAt).toBe(240_000)
      expect(data.expiresAt).toBeGreaterThanOrEqual(before + 300_000)
      expect(await codeSentTo(to)).toMatch(/^\d{6}$/)
      expect((await expectSuccess(await askForCode(key, channel), requestOtpOperation)).data).toEqual(data)
    }
  })

  test('somebody else who asks for a code to the same contact is told to wait, and not why', async () => {
    await expectSuccess(await askForCode(await begin('shared@example.com')), requestOtpOperation)
    const refused = await askForCode(await begin('shared@example.com'))
    expect(refused.headers.get('retry-after')).toMatch(/^([1-5]?\d|60)$/)
    const problem = await expectProblem(refused, 'GBL0017')
    expect(JSON.stringify(problem)).not.toMatch(/shared|contact|code/)
  })
})

describeCall('account-component/request-otp', 409, () => {
  test('nobody is sent a code for a contact that is verified', async () => {
    await expectProblem(await askForCode(await verifiedKey(newContact())), 'GBL0029')
  })
})

describeCall('account-component/request-otp', 410, () => {
  test('a key that is over, or that nobody was given, sends no code', async () => {
    await expectProblem(await askForCode('A'.repeat(43)), 'GBL0024')
    const key = await begin('siti@example.com')
    const db = await kysely()
    await db.updateTable('joinings').set({ expires_at: Date.now() }).execute()
    await expectProblem(await askForCode(key), 'GBL0024')
    expect(await db.selectFrom('message_outbox').select('id').execute()).toEqual([])
  })
})

describeCall('account-component/request-otp', 422, () => {
  test('a channel that does not reach the contact is refused by name, and nothing is sent', async () => {
    for (const [typed, channel] of [
      ['siti@example.com', 'sms'],
      ['012-345 6789', 'email'],
      ['siti@example.com', 'whatsapp'],
    ] as const) {
      const problem = await expectProblem(await askForCode(await begin(typed), channel), 'GBL0007')
      expect(fieldsOf(problem)).toEqual(['channel'])
    }
    const db = await kysely()
    expect(await db.selectFrom('message_outbox').select('id').execute()).toEqual([])
  })
})

describeCall('account-component/verify-email', 200, () => {
  test('a code that came by mail leads on', async () => {
    const answer = await send(verifyEmailOperation, { body: await withCode(newContact()) })
    expect((await expectSuccess(answer, verifyEmailOperation)).data).toEqual({ result: 'verified' })
  })
})

describeCall('account-component/verify-email', 410, () => {
  test('a code that came by text message proves no e-mail address, and a key that nobody has nothing at all', async () => {
    const typed = await withCode(newMobile())
    await expectProblem(await send(verifyEmailOperation, { body: typed }), 'GBL0026')
    expect((await send(verifyOtpOperation, { body: typed })).status).toBe(200)
    await expectProblem(await send(verifyEmailOperation, { body: { ...typed, key: 'A'.repeat(43) } }), 'GBL0024')
  })
})

describeCall('account-component/verify-email', 422, () => {
  test('a code that is none is refused by name, and one that is wrong is told to be', async () => {
    const bad = { key: 'A'.repeat(43), requestId: randomUUID(), code: '12 345' }
    expect(fieldsOf(await expectProblem(await send(verifyEmailOperation, { body: bad }), 'GBL0007'))).toEqual(['code'])
    const typed = await withCode(newContact())
    await expectProblem(await send(verifyEmailOperation, { body: { ...typed, code: wrong(typed.code) } }), 'GBL0025')
  })
})

describeCall('account-component/verify-otp', 200, () => {
  const verify = async (body: Awaited<ReturnType<typeof withCode>>) =>
    (await expectSuccess(await send(verifyOtpOperation, { body }), verifyOtpOperation)).data

  test('a contact with an account is signed in, once, by mail and by text message', async () => {
    for (const contact of [newContact(), newMobile()]) {
      const { accountId, sessionId } = await newMember({}, { contacts: [contact], passwordHash: null })
      const typed = await withCode(contact)
      const verified = await verify(typed)
      if (verified.result !== 'signed-in') throw new Error(verified.result)
      const answer = await send(accountOperation, { headers: bearer(verified.accessToken) })
      expect((await expectSuccess(answer, accountOperation)).data.id).toBe(accountId)
      await expectProblem(await send(verifyOtpOperation, { body: typed }), 'GBL0024')
      const db = await kysely()
      const others = db.selectFrom('sessions').select('method').where('account_id', '=', accountId)
      expect(await others.where('id', '!=', sessionId).execute()).toEqual([{ method: 'code' }])
    }
  })

  test('a contact without an account goes on to the form, and no session is opened', async () => {
    const typed = await withCode(newContact())
    expect(await verify(typed)).toEqual({ result: 'verified' })
    await expectProblem(await askForCode(typed.key), 'GBL0029')
  })

  test('for a new password, only a contact with an account goes on', async () => {
    const contact = newContact()
    await newMember({}, { contacts: [contact], passwordHash: null })
    expect(await verify(await withCode(contact, 'reset-password'))).toEqual({ result: 'verified' })
    const stranger = await withCode(newContact(), 'reset-password')
    expect(await verify(stranger)).toEqual({ result: 'no-account' })
    await expectProblem(await send(verifyOtpOperation, { body: stranger }), 'GBL0024')
  })

  test('an account that is suspended opens no session, and its owner alone learns that it cannot', async () => {
    for (const purpose of ['sign-in', 'reset-password'] as const) {
      const contact = newContact()
      const { accountId } = await newMember({ state: 'suspended' }, { contacts: [contact], passwordHash: null })
      const db = await kysely()
      const before = await db.selectFrom('sessions').select('id').where('account_id', '=', accountId).execute()
      expect(await verify(await withCode(contact, purpose))).toEqual({ result: 'no-account' })
      const after = await db.selectFrom('sessions').select('id').where('account_id', '=', accountId).execute()
      expect(after).toEqual(before)
    }
  })

  test('an account that was closed says until when it can be kept, and the key stays for that', async () => {
    const contact = newContact()
    const { accountId } = await newMember({ state: 'closed' }, { contacts: [contact], passwordHash: null })
    const db = await kysely()
    const eraseAt = Date.parse('2026-12-22T12:00:00+08:00')
    await db.updateTable('accounts').set({ erase_at: eraseAt }).where('id', '=', accountId).execute()
    const typed = await withCode(contact)
    expect(await verify(typed)).toEqual({ result: 'closed', erasesOn: '2026-12-22' })
    await expectProblem(await askForCode(typed.key), 'GBL0029')
  })
})

describeCall('account-component/verify-otp', 410, () => {
  test('after five wrong tries the right code fails', async () => {
    const typed = await withCode(newContact())
    for (let tries = 0; tries < 5; tries += 1) {
      await expectProblem(await send(verifyOtpOperation, { body: { ...typed, code: wrong(typed.code) } }), 'GBL0025')
    }
    await expectProblem(await send(verifyOtpOperation, { body: typed }), 'GBL0026')
  })

  test('a code is worth nothing to another joining, nor under another request', async () => {
    const mine = await withCode(newContact())
    const other = await withCode(newContact())
    await expectProblem(await send(verifyOtpOperation, { body: { ...mine, key: other.key } }), 'GBL0026')
    await expectProblem(await send(verifyOtpOperation, { body: { ...mine, requestId: randomUUID() } }), 'GBL0026')
  })

  test('a code that expired says so, and a joining that expired says that', async () => {
    const db = await kysely()
    const typed = await withCode(newContact())
    await db.updateTable('one_time_codes').set({ expires_at: Date.now() }).execute()
    await expectProblem(await send(verifyOtpOperation, { body: typed }), 'GBL0026')
    const late = await withCode(newContact())
    await db.updateTable('joinings').set({ expires_at: Date.now() }).execute()
    await expectProblem(await send(verifyOtpOperation, { body: late }), 'GBL0024')
  })
})

describeCall('account-component/verify-otp', 422, () => {
  const good = { key: 'A'.repeat(43), requestId: randomUUID(), code: '493017' }

  test.each([
    ['five digits', { ...good, code: '49301' }, ['code']],
    ['letters', { ...good, code: '49301a' }, ['code']],
    ['a number', { ...good, code: 493017 }, ['code']],
    ['no request', { key: good.key, code: good.code }, ['requestId']],
    ['another purpose', { ...good, purpose: 'reset-password' }, ['purpose']],
  ])('%s is refused by name', async (_what, body, fields) => {
    expect(fieldsOf(await expectProblem(await send(verifyOtpOperation, { body }), 'GBL0007'))).toEqual(fields)
  })

  test('a wrong code is told to be wrong, and leaves the right one its other tries', async () => {
    const typed = await withCode(newContact())
    await expectProblem(await send(verifyOtpOperation, { body: { ...typed, code: wrong(typed.code) } }), 'GBL0025')
    expect((await send(verifyOtpOperation, { body: typed })).status).toBe(200)
  })
})
