import { describe, expect, test } from 'vitest'
import { kysely } from '@/lib/server/db/connection'
import { env } from '@/lib/server/env'
import { changeContact } from '@/lib/server/services/accounts/security'
import { runtime } from '@/lib/server/services/runtime'
import { identify } from '@/lib/server/services/sessions/sessions'
import { messagesTo } from '../../../factories/sent-codes'
import { newContact } from '../../support/contacts'
import { newMember } from '../../support/member'
import { passwordHash } from '../../support/password'
import { profileSeenBy } from '../../support/profile'
import { expectSuccess } from '../../support/provider'
import { changes, codeForNew, resetBy, settledMember } from '../../support/security'

describe.each(['phone', 'email'] as const)('a changed contact, %s', (kind) => {
  test('signs in to the account from then on, and the one before to none', async () => {
    const [member, other] = [await settledMember(), await settledMember()]
    const contact = changes[kind].fresh()
    const response = await resetBy(member, contact, await codeForNew(member, contact))
    const { data } = await expectSuccess(response, changes[kind].reset)
    expect(data.contacts.map(({ value }) => value)).toContain(contact.value)
    const { accounts } = runtime().accounts
    expect((await accounts.findByContact(contact))?.account.id).toBe(member.accountId)
    expect(await accounts.findByContact(member[kind])).toBeNull()
    expect((await profileSeenBy(other.accessToken)).contacts.map(({ value }) => value)).not.toContain(contact.value)
  })

  test('is told to every contact of before', async () => {
    const db = await kysely()
    const notices = async () =>
      (await db.selectFrom('message_outbox').select('id').where('kind', '=', 'contact-changed').execute()).length
    const member = await settledMember()
    const contact = changes[kind].fresh()
    const typed = await codeForNew(member, contact)
    const before = await notices()
    await resetBy(member, contact, typed)
    expect((await notices()) - before).toBe(2)
  })
})

test('a first phone is added, not changed, and its contact of before is told so', async () => {
  const email = newContact()
  const member = await newMember({}, { contacts: [email], passwordHash })
  const phone = changes.phone.fresh()
  await resetBy(member, phone, await codeForNew(member, phone))
  await runtime().outbox.run()
  const [notice = ''] = messagesTo(env().DATA_DIR, email.value)
  expect(notice).toContain('A mobile number was just added to your account.')
  expect(notice).not.toContain('changed')
})

test('who had a contact at the moment of a change is told, not who had it when the code was typed', async () => {
  const member = await settledMember()
  const [phone, newer] = [changes.phone.fresh(), changes.email.fresh()]
  const typed = await codeForNew(member, phone)
  const db = await kysely()
  const { codes, signIns, security, members } = runtime()
  // Another change of the member is done just before this one's transaction.
  const spend: typeof codes.codes.spend = async (...asked) => {
    const written = db.updateTable('account_contacts').set({ value: newer.value })
    await written.where('account_id', '=', member.accountId).where('kind', '=', 'email').execute()
    return codes.codes.spend(...asked)
  }
  const identity = await identify(runtime().sessions, member.accessToken)
  if (identity.state !== 'member') throw new Error('The member is signed in')
  const deps = { ...signIns, security, members, codes: { ...codes, codes: { ...codes.codes, spend } } }
  expect(await changeContact(deps, identity.member, phone, typed)).toBe('changed')
  await runtime().outbox.run()
  expect([member.email.value, newer.value].map((to) => messagesTo(env().DATA_DIR, to).length)).toEqual([0, 1])
})
