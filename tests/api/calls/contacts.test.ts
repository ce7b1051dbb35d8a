import { describe, expect, test } from 'vitest'
import { kysely } from '@/lib/server/db/connection'
import { env } from '@/lib/server/env'
import { changeContact } from '@/lib/server/services/accounts/security'
import { runtime } from '@/lib/server/services/runtime'
import { identify, openSession } from '@/lib/server/services/sessions/sessions'
import { messagesTo, wrong } from '../../factories/sent-codes'
import { newContact } from '../support/contacts'
import { describeCall } from '../support/describe-call'
import { codeSentTo } from '../support/joining'
import { bearer, newMember } from '../support/member'
import { passwordHash } from '../support/password'
import { profileSeenBy } from '../support/profile'
import { expectProblem, expectSuccess, fieldsOf, send } from '../support/provider'
import { askForNew, changes, codeForNew, resetBy, settledMember } from '../support/security'

describeCall(['account-component/request-otp-reset-mobile', 'account-component/request-otp-reset-email'], 200, () => {
  describe.each(['phone', 'email'] as const)('a code to a new contact, %s', (kind) => {
    const { request, field, fresh } = changes[kind]

    test('answers the same for a contact of nobody and of another account', async () => {
      const [member, second, other] = [await settledMember(), await settledMember(), await settledMember()]
      const answers = await Promise.all(
        [
          { by: member, to: fresh() },
          { by: second, to: other[kind] },
        ].map(async ({ by, to }) => {
          const response = await send(request, { headers: bearer(by.accessToken), body: { [field]: to.value } })
          return (await expectSuccess(response, request)).data
        }),
      )
      const answer = {
        requestId: expect.any(String),
        channel: kind === 'email' ? 'email' : 'sms',
        sentTo: expect.stringContaining('•••'),
        expiresAt: expect.any(Number),
        resendAt: expect.any(Number),
      }
      expect(answers).toEqual([answer, answer])
    })
  })
})

describeCall(['account-component/request-otp-reset-mobile', 'account-component/request-otp-reset-email'], 409, () => {
  const otherKind = { phone: 'email', email: 'phone' } as const

  test.each(['phone', 'email'] as const)(
    'no code is sent to a new %s that could not be changed with it',
    async (kind) => {
      const member = await settledMember()
      const [first, second] = [changes[otherKind[kind]].fresh(), changes[kind].fresh()]
      await resetBy(member, first, await codeForNew(member, first))
      await expectProblem(await askForNew(member, second), 'GBL0032')
      expect(await codeSentTo(second.value)).toBe('none was sent')
    },
  )
})

describeCall(['account-component/request-otp-reset-mobile', 'account-component/request-otp-reset-email'], 422, () => {
  test.each([
    ['phone', '03-1234 5678'],
    ['phone', ''],
    ['email', 'aminah@'],
    ['email', 'a@b.com\r\nBcc: c@d.com'],
  ] as const)('a %s such as %j is refused', async (kind, typed) => {
    const { request, field } = changes[kind]
    const { accessToken } = await settledMember()
    const response = await send(request, { headers: bearer(accessToken), body: { [field]: typed } })
    expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual([field])
  })
})

describeCall(['account-component/reset-mobile', 'account-component/reset-email'], 200, () => {
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
})

describeCall(['account-component/reset-mobile', 'account-component/reset-email'], 409, () => {
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
})

describeCall(['account-component/reset-mobile', 'account-component/reset-email'], 410, () => {
  describe.each(['phone', 'email'] as const)('a code to a new contact, %s', (kind) => {
    test('works for the member who asked for it, for the contact that it went to, and once', async () => {
      const [member, other] = [await settledMember(), await settledMember()]
      const contact = changes[kind].fresh()
      const typed = await codeForNew(member, contact)
      await expectProblem(await resetBy(other, contact, typed), 'GBL0026')
      await expectProblem(await resetBy(member, changes[kind].fresh(), typed), 'GBL0026')
      expect((await resetBy(member, contact, typed)).status).toBe(200)
      await expectProblem(await resetBy(member, contact, typed), 'GBL0026')
      expect((await profileSeenBy(other.accessToken)).contacts.map(({ value }) => value)).not.toContain(contact.value)
    })

    test('does not work after five wrong ones', async () => {
      const member = await settledMember()
      const contact = changes[kind].fresh()
      const { requestId, code } = await codeForNew(member, contact)
      for (let tries = 0; tries < 5; tries += 1) await resetBy(member, contact, { requestId, code: wrong(code) })
      await expectProblem(await resetBy(member, contact, { requestId, code }), 'GBL0026')
    })
  })
})

describeCall(['account-component/reset-mobile', 'account-component/reset-email'], 422, () => {
  describe.each(['phone', 'email'] as const)('a change that is refused, %s', (kind) => {
    test('by a wrong code changes nothing', async () => {
      const member = await settledMember()
      const contact = changes[kind].fresh()
      const before = await profileSeenBy(member.accessToken)
      const { requestId, code } = await codeForNew(member, contact)
      await expectProblem(await resetBy(member, contact, { requestId, code: wrong(code) }), 'GBL0025')
      expect(await profileSeenBy(member.accessToken)).toEqual(before)
    })

    test('by what is no code names its field', async () => {
      const member = await settledMember()
      const response = await resetBy(member, changes[kind].fresh(), { requestId: '1', code: '12345' })
      expect([...fieldsOf(await expectProblem(response, 'GBL0007'))].sort()).toEqual(['code', 'requestId'])
    })
  })
})
