import { expect, test } from 'vitest'
import { accountOperation } from '@/lib/contract/account-component/account'
import { verifyOtpOperation } from '@/lib/contract/account-component/verify-otp'
import { kysely } from '@/lib/server/db/connection'
import { contactOf } from '../../../factories/typed-contact'
import { newContact } from '../../support/contacts'
import { askForCode, withCode } from '../../support/joining'
import { bearer, newMember } from '../../support/member'
import { expectProblem, expectSuccess, send } from '../../support/provider'

const verify = async (body: Awaited<ReturnType<typeof withCode>>) =>
  (await expectSuccess(await send(verifyOtpOperation, { body }), verifyOtpOperation)).data

test('a contact with an account is signed in, once, by mail and by text message', async () => {
  for (const contact of [newContact(), contactOf('012-345 6789')]) {
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
