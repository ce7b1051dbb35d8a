import { expect, test } from 'vitest'
import { accountOperation } from '@/lib/contract/calls/session'
import {
  authenticateOperation,
  finishRegisterOperation,
  passwordValidateOperation,
  resetPasswordOperation,
} from '@/lib/contract/calls/sign-in'
import { kysely } from '@/lib/server/db/connection'
import { runtime } from '@/lib/server/services/runtime'
import { beginJoining } from '@/lib/server/services/sessions/joinings'
import { newContact } from '../support/contacts'
import { describeCall } from '../support/describe-call'
import { verifiedKey } from '../support/joining'
import { bearer, newMember } from '../support/member'
import { password, passwordHash } from '../support/password'
import { expectProblem, expectSuccess, fieldsOf, send } from '../support/provider'
import { applicationOf, finish, reset } from '../support/registration'

describeCall('account-component/finish-register', 200, () => {
  test('a verified joining becomes an account that is signed in, with its consents, and signs in by its password', async () => {
    const contact = newContact()
    const answer = await finish(applicationOf(await verifiedKey(contact), { fullName: '  Nur-Ain  D’Souza ' }))
    const { data: tokens } = await expectSuccess(answer, finishRegisterOperation)
    const sent = { headers: bearer(tokens.accessToken) }
    const { data: account } = await expectSuccess(await send(accountOperation, sent), accountOperation)
    expect(account).toMatchObject({ fullName: 'Nur-Ain D’Souza', age: null })
    const db = await kysely()
    const proofs = db.selectFrom('account_consents').select(['kind', 'given']).where('account_id', '=', account.id)
    expect((await proofs.orderBy('kind').execute()).map(({ kind, given }) => [kind, given])).toEqual([
      ['marketing', 0],
      ['terms', 1],
    ])
    const signedIn = await send(authenticateOperation, { body: { username: contact.value, password } })
    expect(signedIn.status).toBe(200)
  })

  test('passphrases of other scripts and of 64 characters with blanks are taken as they are', async () => {
    for (const phrase of ['苹果香蕉榴莲芒果山竹红毛丹木瓜西瓜', `  ${'tiga kata 🐯 lain, '.repeat(4)}sudah `]) {
      const contact = newContact()
      expect((await finish(applicationOf(await verifiedKey(contact), { password: phrase }))).status).toBe(200)
      const signInWith = (typed: string) =>
        send(authenticateOperation, { body: { username: contact.value, password: typed } })
      expect((await signInWith(phrase.slice(0, -1))).status).toBe(403)
      expect((await signInWith(phrase)).status).toBe(200)
    }
  })
})

describeCall('account-component/finish-register', 200, () => {
  test('who leaves the password for later has an account, no password opens it, and a code does', async () => {
    const contact = newContact()
    const answer = await finish(applicationOf(await verifiedKey(contact), { password: null }))
    const { data: tokens } = await expectSuccess(answer, finishRegisterOperation)
    const sent = { headers: bearer(tokens.accessToken) }
    const { data: account } = await expectSuccess(await send(accountOperation, sent), accountOperation)
    expect(await runtime().accounts.accounts.passwordHashOf(account.id)).toBeNull()
    await expectProblem(await send(authenticateOperation, { body: { username: contact.value, password } }), 'GBL0023')
  })

  test('leaving the password out is said: later is a decision of its own', async () => {
    const { password: _left, ...body } = applicationOf(await verifiedKey(newContact()))
    expect((await expectProblem(await finish(body), 'GBL0007')).errors).toMatchObject([{ field: 'password' }])
  })
})

describeCall('account-component/finish-register', 409, () => {
  test('a joining whose contact is not verified, or that is for a new password, makes no account', async () => {
    const contact = newContact()
    const unverified = await beginJoining(runtime().joinings, { purpose: 'sign-in', contact })
    await expectProblem(await finish(applicationOf(unverified)), 'GBL0029')
    await expectProblem(await finish(applicationOf(await verifiedKey(contact, 'reset-password'))), 'GBL0029')
    expect(await runtime().accounts.accounts.findByContact(contact)).toBeNull()
  })

  test('a contact that got an account meanwhile gets no second one by another joining', async () => {
    const contact = newContact()
    const [one, other] = [await verifiedKey(contact), await verifiedKey(contact)]
    const answers = await Promise.all([finish(applicationOf(one)), finish(applicationOf(other))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const left = answers[0]?.status === 409 ? one : other
    await expectProblem(await finish(applicationOf(left)), 'GBL0029')
  })

  test('a contact of a member cannot be taken over by joining with it', async () => {
    const contact = newContact()
    const { accountId } = await newMember({}, { contacts: [contact], passwordHash: null })
    await expectProblem(await finish(applicationOf(await verifiedKey(contact))), 'GBL0029')
    expect((await runtime().accounts.accounts.findByContact(contact))?.account.id).toBe(accountId)
  })
})

describeCall('account-component/finish-register', 410, () => {
  test('a key that was never given out, one that is over, and one that was used open nothing', async () => {
    await expectProblem(await finish(applicationOf('A'.repeat(43))), 'GBL0024')
    const late = await verifiedKey(newContact())
    const db = await kysely()
    await db
      .updateTable('joinings')
      .set({ expires_at: Date.now() - 1 })
      .execute()
    await expectProblem(await finish(applicationOf(late)), 'GBL0024')
    const used = await verifiedKey(newContact())
    expect((await finish(applicationOf(used))).status).toBe(200)
    await expectProblem(await finish(applicationOf(used)), 'GBL0024')
  })
})

describeCall('account-component/finish-register', 422, () => {
  const errorsOf = async (change: Readonly<Record<string, unknown>>, key: string) =>
    (await expectProblem(await finish(applicationOf(key, change)), 'GBL0007')).errors

  test.each([
    ['fourteen characters', 'mkqhzvtwlpxrdj', /at least 15/],
    ['a row of keys', 'qwertyuiopasdfgh', /row of keys/],
    ['its own name', 'aminah yusof 1990', /mostly your name/],
    ['common passwords', 'iloveyouforever', /many people use/],
    ['the name of the site', 'Timbang-Malaysia-1', /name of this site/],
  ])('%s is refused with the reason, and the joining goes on', async (_what, weak, reason) => {
    const key = await verifiedKey(newContact())
    expect(await errorsOf({ password: weak }, key)).toEqual([
      { field: 'password', message: expect.stringMatching(reason) },
    ])
    expect((await finish(applicationOf(key, { password }))).status).toBe(200)
  })

  test('terms that are not the present ones are not agreed to', async () => {
    const key = await verifiedKey(newContact())
    expect(await errorsOf({ termsVersion: '2020-01-01' }, key)).toMatchObject([{ field: 'termsVersion' }])
  })

  test('fifteen small letters are enough', async () => {
    expect((await finish(applicationOf(await verifiedKey(newContact()), { password: 'mkqhzvtwlpxrdjn' }))).status).toBe(
      200,
    )
  })
})

describeCall('account-component/reset-password-mobile', 204, () => {
  test('the new password works, the old one and every session do not, and nobody else is touched', async () => {
    const contact = newContact()
    const member = await newMember({}, { contacts: [contact], passwordHash })
    const bystander = await newMember()
    const body = { key: await verifiedKey(contact, 'reset-password'), password: 'hujan turun petang semalam' }
    await expectSuccess(await reset(body), resetPasswordOperation)
    await expectProblem(await send(accountOperation, { headers: bearer(member.accessToken) }), 'GBL0011')
    expect((await send(accountOperation, { headers: bearer(bystander.accessToken) })).status).toBe(200)
    const signInWith = (typed: string) =>
      send(authenticateOperation, { body: { username: contact.value, password: typed } })
    expect((await signInWith(password)).status).toBe(403)
    expect((await signInWith(body.password)).status).toBe(200)
  })
})

describeCall('account-component/reset-password-mobile', 409, () => {
  test('a joining that is for signing in, and one without an active account, set no password', async () => {
    const [contact, suspended] = [newContact(), newContact()]
    await newMember({}, { contacts: [contact], passwordHash })
    await newMember({ state: 'suspended' }, { contacts: [suspended], passwordHash })
    const keys = [
      await verifiedKey(contact, 'sign-in'),
      await verifiedKey(newContact(), 'reset-password'),
      await verifiedKey(suspended, 'reset-password'),
    ]
    for (const key of keys) await expectProblem(await reset({ key, password }), 'GBL0029')
  })
})

describeCall('account-component/reset-password-mobile', 410, () => {
  test('a key that was never given out, or was used, sets no password', async () => {
    await expectProblem(await reset({ key: 'A'.repeat(43), password }), 'GBL0024')
    const contact = newContact()
    await newMember({}, { contacts: [contact], passwordHash })
    const key = await verifiedKey(contact, 'reset-password')
    expect((await reset({ key, password: 'hujan turun petang semalam' })).status).toBe(204)
    await expectProblem(await reset({ key, password: 'durian di kampung ada 12' }), 'GBL0024')
  })
})

describeCall('account-component/reset-password-mobile', 422, () => {
  test('a weak password is refused with the reason', async () => {
    const contact = newContact()
    await newMember({ fullName: 'Aminah Yusof' }, { contacts: [contact], passwordHash })
    const key = await verifiedKey(contact, 'reset-password')
    const { errors } = await expectProblem(await reset({ key, password: 'aminah yusof 1990' }), 'GBL0007')
    expect(errors).toEqual([{ field: 'password', message: expect.stringMatching(/mostly your name/) }])
  })
})

describeCall('account-component/password-validate', 200, () => {
  test.each([
    [password, []],
    ['short', [expect.stringMatching(/at least 15/)]],
    ['aminah yusof 1990', [expect.stringMatching(/mostly your name/)]],
  ])('“%s” is told what speaks against it', async (typed, problems) => {
    const body = { password: typed, about: ['Aminah Yusof', 'aminah@example.com'] }
    const answer = await send(passwordValidateOperation, { body })
    expect((await expectSuccess(answer, passwordValidateOperation)).data.problems).toEqual(problems)
  })
})

describeCall('account-component/password-validate', 422, () => {
  test('more words about the owner than there are is refused', async () => {
    const body = { password: 'x', about: Array.from({ length: 6 }, () => 'Aminah') }
    expect(fieldsOf(await expectProblem(await send(passwordValidateOperation, { body }), 'GBL0007'))).toEqual(['about'])
  })
})
