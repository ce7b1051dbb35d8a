import { expect, test } from 'vitest'
import { makeRecoveryOperation } from '@/lib/contract/calls/recovery'
import { undoContactChangeOperation } from '@/lib/contract/calls/security'
import { accountOperation } from '@/lib/contract/calls/session'
import { kysely } from '@/lib/server/db/connection'
import { runtime } from '@/lib/server/services/runtime'
import { describeCall } from '../support/describe-call'
import { bearer } from '../support/member'
import { deviceOf } from '../support/passkeys'
import { expectProblem, send } from '../support/provider'
import { changes, codeForNew, resetBy, settledMember, undoKeySentTo } from '../support/security'

const dayMs = 86_400_000

/** A member whose contact of a kind is another one now, and the key that was sent to the one of before. */
async function changed(kind: 'email' | 'phone') {
  const member = await settledMember()
  const contact = changes[kind].fresh()
  expect((await resetBy(member, contact, await codeForNew(member, contact))).status).toBe(200)
  return { member, before: member[kind], contact, key: await undoKeySentTo(member[kind].value) }
}

const undo = (key: string) => send(undoContactChangeOperation, { body: { key } })
const ownerOf = async (contact: Parameters<ReturnType<typeof runtime>['accounts']['accounts']['findByContact']>[0]) =>
  (await runtime().accounts.accounts.findByContact(contact))?.account.id ?? null

describeCall('account-component/undo-contact-change', 204, () => {
  test.each(['email', 'phone'] as const)(
    'puts the %s back, signs everybody out, takes password and passkeys away and tells all contacts, once',
    async (kind) => {
      const { member, before, contact, key } = await changed(kind)
      const db = await kysely()
      const told = db.selectFrom('message_outbox').select('id').where('kind', '=', 'contact-restored')
      const toldBefore = (await told.execute()).length
      await deviceOf(member)
      await send(makeRecoveryOperation, { headers: bearer(member.accessToken) })
      expect((await undo(key)).status).toBe(204)
      expect(await runtime().passkeys.list(member.accountId)).toEqual([])
      expect(await runtime().recovery.of(member.accountId)).toBeNull()
      expect([await ownerOf(before), await ownerOf(contact)]).toEqual([member.accountId, null])
      expect((await send(accountOperation, { headers: bearer(member.accessToken) })).status).toBe(401)
      expect(await runtime().accounts.accounts.passwordHashOf(member.accountId)).toBeNull()
      expect((await told.execute()).length - toldBefore).toBe(2)
      await expectProblem(await undo(key), 'GBL0016')
    },
  )

  test('goes to the contact that was replaced alone, and whoever changes it on gets none', async () => {
    const { member, before, contact, key } = await changed('email')
    expect(await undoKeySentTo(member.phone.value)).toBe('none was sent')
    const third = changes.email.fresh()
    expect((await resetBy(member, third, await codeForNew(member, third))).status).toBe(200)
    expect(await undoKeySentTo(contact.value)).toBe('none was sent')
    expect((await undo(key)).status).toBe(204)
    expect([await ownerOf(before), await ownerOf(third)]).toEqual([member.accountId, null])
  })
})

describeCall('account-component/undo-contact-change', 404, () => {
  test('a key of nothing, and one of more than seven days, change nothing', async () => {
    await expectProblem(await undo('K'.repeat(43)), 'GBL0016')
    const { member, contact, key } = await changed('phone')
    const db = await kysely()
    const replacedAt = (at: number) => db.updateTable('replaced_contacts').set({ replaced_at: at }).execute()
    await replacedAt(Date.now() - 7 * dayMs)
    await expectProblem(await undo(key), 'GBL0016')
    expect(await ownerOf(contact)).toBe(member.accountId)
    await replacedAt(Date.now() - 7 * dayMs + 60_000)
    expect((await undo(key)).status).toBe(204)
  })
})

describeCall('account-component/undo-contact-change', 409, () => {
  test('a contact that signs in to another account by now stays there', async () => {
    const { member, before, contact, key } = await changed('email')
    const other = await settledMember()
    const typed = await codeForNew(other, before)
    expect((await resetBy(other, before, typed)).status).toBe(200)
    await expectProblem(await undo(key), 'GBL0033')
    expect([await ownerOf(before), await ownerOf(contact)]).toEqual([other.accountId, member.accountId])
    expect((await send(accountOperation, { headers: bearer(member.accessToken) })).status).toBe(200)
  })
})

describeCall('account-component/undo-contact-change', 422, () => {
  test.each(['', 'short', 'K'.repeat(44), '-'.repeat(42)])('%j is no key', async (key) => {
    await expectProblem(await undo(key), 'GBL0007')
  })
})
