import { expect, test } from 'vitest'
import { exportOperation } from '@/lib/contract/calls/closing'
import { changePasswordOperation, confirmOtpOperation, requestOtpConfirmOperation } from '@/lib/contract/calls/security'
import { accountOperation } from '@/lib/contract/calls/session'
import { kysely } from '@/lib/server/db/connection'
import { env } from '@/lib/server/env'
import { runtime } from '@/lib/server/services/runtime'
import { identify, openSession } from '@/lib/server/services/sessions/sessions'
import { messagesTo, wrong } from '../../factories/sent-codes'
import { changePasswordBy, opens } from '../support/changed-password'
import { reachableMember } from '../support/closing'
import { codeForOwn, confirmBy, growOld } from '../support/confirming'
import { describeCall } from '../support/describe-call'
import { bearer } from '../support/member'
import { password } from '../support/password'
import { expectProblem, expectSuccess, fieldsOf, send } from '../support/provider'
import { codeForNew, settledMember } from '../support/security'

describeCall('account-component/request-otp-confirm', 200, () => {
  test.each([
    ['email', 'email'],
    ['phone', 'sms'],
  ] as const)('a code goes to the member’s own %s', async (kind, channel) => {
    const { accessToken } = await settledMember()
    const answer = await send(requestOtpConfirmOperation, { headers: bearer(accessToken), body: { kind } })
    const { data } = await expectSuccess(answer, requestOtpConfirmOperation)
    expect([data.channel, data.sentTo]).toEqual([channel, expect.stringContaining('•••')])
  })
})

describeCall('account-component/request-otp-confirm', 422, () => {
  test.each(['phone', 'pigeon', ''])('a member with an e-mail address alone is sent nothing by “%s”', async (kind) => {
    const { accessToken } = await reachableMember()
    const response = await send(requestOtpConfirmOperation, { headers: bearer(accessToken), body: { kind } })
    expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(['kind'])
  })
})

describeCall('account-component/confirm-otp', 204, () => {
  test('a proof by code opens what asks for a fresh one, in that session alone', async () => {
    const member = await settledMember()
    const opening = { accountId: member.accountId, method: 'code', device: '' } as const
    const elsewhere = await openSession(runtime().sessions, opening)
    await growOld(member.sessionId)
    await growOld(elsewhere.sessionId)
    const exportBy = (accessToken: string) => send(exportOperation, { headers: bearer(accessToken) })
    await expectProblem(await exportBy(member.accessToken), 'GBL0028')
    await expectSuccess(await confirmBy(member, await codeForOwn(member, member.email)), confirmOtpOperation)
    await expectSuccess(await exportBy(member.accessToken), exportOperation)
    await expectProblem(await exportBy(elsewhere.accessToken), 'GBL0028')
  })
})

describeCall('account-component/confirm-otp', 410, () => {
  test('a code proves nothing in another session of the member, of another member, or for another purpose', async () => {
    const [member, other] = [await settledMember(), await settledMember()]
    const opening = { accountId: member.accountId, method: 'code', device: '' } as const
    const elsewhere = await openSession(runtime().sessions, opening)
    await growOld(elsewhere.sessionId)
    const typed = await codeForOwn(member, member.email)
    for (const wrong of [elsewhere, other]) await expectProblem(await confirmBy(wrong, typed), 'GBL0026')
    await expectProblem(await send(exportOperation, { headers: bearer(elsewhere.accessToken) }), 'GBL0028')
    const forChange = await codeForNew(other, other.phone)
    await expectProblem(await confirmBy(other, { kind: 'phone', ...forChange }), 'GBL0026')
  })
})

describeCall('account-component/confirm-otp', 422, () => {
  test('a wrong code proves nothing', async () => {
    const member = await settledMember()
    await growOld(member.sessionId)
    const typed = await codeForOwn(member, member.phone)
    await expectProblem(await confirmBy(member, { ...typed, code: wrong(typed.code) }), 'GBL0025')
    await expectProblem(await send(exportOperation, { headers: bearer(member.accessToken) }), 'GBL0028')
  })

  test('what is no code is refused by name', async () => {
    const member = await settledMember()
    const response = await confirmBy(member, { kind: 'email', requestId: 'x', code: '12 34' })
    expect([...fieldsOf(await expectProblem(response, 'GBL0007'))].sort()).toEqual(['code', 'requestId'])
  })
})

describeCall('account-component/change-password', 204, () => {
  const newPassword = 'tujuh ekor kucing makan rambutan'

  test('the new password signs in and the old one does not; every other session ends, and all contacts are told', async () => {
    const member = await settledMember()
    const opening = { accountId: member.accountId, method: 'password', device: '' } as const
    const elsewhere = await openSession(runtime().sessions, opening)
    const db = await kysely()
    const notices = async () =>
      (await db.selectFrom('message_outbox').select('id').where('kind', '=', 'password-changed').execute()).length
    const before = await notices()
    const response = await changePasswordBy(member, { currentPassword: password, newPassword })
    await expectSuccess(response, changePasswordOperation)
    expect([await opens(member.email, newPassword), await opens(member.email, password)]).toEqual([true, false])
    const statusOf = async (accessToken: string) =>
      (await send(accountOperation, { headers: bearer(accessToken) })).status
    expect([await statusOf(member.accessToken), await statusOf(elsewhere.accessToken)]).toEqual([200, 401])
    expect((await notices()) - before).toBe(2)
  })

  test('a member who came by code sets a first password without one', async () => {
    const member = await reachableMember()
    await expectSuccess(await changePasswordBy(member, { newPassword }), changePasswordOperation)
    expect(await opens(member.contact, newPassword)).toBe(true)
  })
})

describeCall('account-component/change-password', 403, () => {
  test('a current password that is wrong changes nothing', async () => {
    const member = await settledMember()
    const body = { currentPassword: `${password}!`, newPassword: 'tujuh ekor kucing makan rambutan' }
    await expectProblem(await changePasswordBy(member, body), 'GBL0023')
    expect(await opens(member.email, password)).toBe(true)
  })
})

describeCall('account-component/change-password', 422, () => {
  test.each([
    ['fourteen characters', 'kucing makan 7'],
    ['the member’s own name', 'Siti Nurhaliza Binti Omar'],
    ['one that many people use', 'passwordpassword'],
  ])('%s is refused with the reason, and the password stays', async (_what, newPassword) => {
    const member = await settledMember()
    const problem = await expectProblem(
      await changePasswordBy(member, { currentPassword: password, newPassword }),
      'GBL0007',
    )
    expect(new Set(fieldsOf(problem))).toEqual(new Set(['newPassword']))
    expect(await opens(member.email, password)).toBe(true)
  })

  test('a session that was signed in to by password needs the current one', async () => {
    const member = await settledMember()
    const opening = { accountId: member.accountId, method: 'password', device: '' } as const
    const byPassword = await openSession(runtime().sessions, opening)
    const response = await changePasswordBy(byPassword, { newPassword: 'tujuh ekor kucing makan rambutan' })
    expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(['currentPassword'])
    expect(await opens(member.email, password)).toBe(true)
  })

  test.each([
    ['with the current one', { currentPassword: password }],
    ['in a session that was signed in to by code', {}],
  ])('the same password is no new one, sent %s: nobody is written to or signed out', async (_what, proof) => {
    const member = await settledMember()
    const { accountId } = member
    const other = await openSession(runtime().sessions, { accountId, method: 'code', device: '' })
    const problem = await expectProblem(await changePasswordBy(member, { ...proof, newPassword: password }), 'GBL0007')
    expect(problem.errors).toEqual([
      { field: 'newPassword', message: expect.stringMatching(/^This is your password already/) },
    ])
    expect((await identify(runtime().sessions, other.accessToken)).state).toBe('member')
    await runtime().outbox.run()
    expect(messagesTo(env().DATA_DIR, member.email.value)).toEqual([])
  })
})
