import { describe, expect, test } from 'vitest'
import { kysely } from '@/lib/server/db/connection'
import { runtime } from '@/lib/server/services/runtime'
import { openSession } from '@/lib/server/services/sessions/sessions'
import { profileSeenBy } from '../../support/profile'
import { expectProblem } from '../../support/provider'
import { askForNew, changes, codeForNew, resetBy, settledMember } from '../../support/security'

const otherKind = { phone: 'email', email: 'phone' } as const

describe.each(['phone', 'email'] as const)('a contact that cannot be had, %s', (kind) => {
  test('because it signs in to another account: only whoever typed its code learns that', async () => {
    const [member, other] = [await settledMember(), await settledMember()]
    const typed = await codeForNew(member, other[kind])
    await expectProblem(await resetBy(member, other[kind], typed), 'GBL0033')
    expect((await runtime().accounts.accounts.findByContact(other[kind]))?.account.id).toBe(other.accountId)
    await expectProblem(await resetBy(member, other[kind], typed), 'GBL0026')
  })

  test('because the other one was changed within the day, with nothing but codes', async () => {
    const member = await settledMember()
    // In two tabs at once: a code is not sent any more once the first contact was changed.
    const other = await openSession(runtime().sessions, { accountId: member.accountId, method: 'code', device: '' })
    const [first, second] = [changes[otherKind[kind]].fresh(), changes[kind].fresh()]
    const typed = await codeForNew(other, second)
    await resetBy(member, first, await codeForNew(member, first))
    await expectProblem(await resetBy(other, second, typed), 'GBL0032')
    const { contacts } = await profileSeenBy(member.accessToken)
    expect(contacts.map(({ value }) => value).toSorted()).toEqual([first.value, member[kind].value].toSorted())
  })

  test('unless the member signed in by a password of more than a day; a new password does not do', async () => {
    const member = await settledMember()
    const opening = { accountId: member.accountId, method: 'password', device: '' } as const
    const byPassword = await openSession(runtime().sessions, opening)
    const [first, second] = [changes[otherKind[kind]].fresh(), changes[kind].fresh()]
    await resetBy(member, first, await codeForNew(member, first))
    const db = await kysely()
    const passwordSet = (at: number) =>
      db.updateTable('accounts').set({ password_changed_at: at }).where('id', '=', member.accountId).execute()
    await passwordSet(Date.now())
    await expectProblem(await askForNew(byPassword, second), 'GBL0032')
    await passwordSet(Date.now() - 2 * 86_400_000)
    const third = changes[kind].fresh()
    expect((await resetBy(byPassword, third, await codeForNew(byPassword, third))).status).toBe(200)
  })
})
