import { describe, expect, test } from 'vitest'
import { kysely } from '@/lib/server/db/connection'
import { runtime } from '@/lib/server/services/runtime'
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
