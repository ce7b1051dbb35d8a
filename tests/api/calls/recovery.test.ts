import { expect, test } from 'vitest'
import { authenticateRecoveryOperation, makeRecoveryOperation, recoveryOperation } from '@/lib/contract/calls/recovery'
import { securityLogOperation, sessionsOperation } from '@/lib/contract/calls/sign-in'
import { recoveryCodes } from '@/lib/domain/member/recovery-code'
import { kysely } from '@/lib/server/db/connection'
import { env } from '@/lib/server/env'
import { runtime } from '@/lib/server/services/runtime'
import { messagesTo } from '../../factories/sent-codes'
import { changePasswordBy } from '../support/changed-password'
import { describeCall } from '../support/describe-call'
import { bearer, newMember, type TestMember } from '../support/member'
import { expectProblem, expectSuccess, fieldsOf, send } from '../support/provider'
import { settledMember } from '../support/security'

async function codesOf({ accessToken }: Pick<TestMember, 'accessToken'>): Promise<readonly string[]> {
  const answer = await send(makeRecoveryOperation, { headers: bearer(accessToken) })
  return (await expectSuccess(answer, makeRecoveryOperation)).data.codes
}

async function leftOf({ accessToken }: Pick<TestMember, 'accessToken'>) {
  const answer = await send(recoveryOperation, { headers: bearer(accessToken) })
  return (await expectSuccess(answer, recoveryOperation)).data?.left ?? null
}

const signIn = (code: string) => send(authenticateRecoveryOperation, { body: { code } })

/** Expects a message to a contact, after all that waits was sent. */
async function expectTold(to: string, words: string): Promise<void> {
  await runtime().outbox.run()
  expect(messagesTo(env().DATA_DIR, to).some((text) => text.includes(words))).toBe(true)
}

describeCall('account-component/recovery', 200, () => {
  test('says how many are left, and null where none were ever made', async () => {
    const [member, other] = [await newMember(), await newMember()]
    expect(await leftOf(member)).toBeNull()
    const [code = ''] = await codesOf(member)
    expect(await leftOf(member)).toBe(recoveryCodes)
    expect((await signIn(code)).status).toBe(200)
    expect([await leftOf(member), await leftOf(other)]).toEqual([recoveryCodes - 1, null])
  })
})

describeCall('account-component/make-recovery', 200, () => {
  test('gives codes once, keeps none that can be read, ends those of before, and tells all contacts', async () => {
    const member = await settledMember()
    const before = await codesOf(member)
    const codes = await codesOf(member)
    expect(new Set([...before, ...codes]).size).toBe(2 * recoveryCodes)
    await expectProblem(await signIn(before[0] ?? ''), 'GBL0037')
    const db = await kysely()
    const kept = JSON.stringify(await db.selectFrom('recovery_codes').selectAll().execute())
    for (const code of codes) expect(kept).not.toContain(code.replaceAll('-', ''))
    for (const { value } of [member.email, member.phone]) await expectTold(value, 'recovery codes were')
    const answer = await send(securityLogOperation, { headers: bearer(member.accessToken) })
    const { data } = await expectSuccess(answer, securityLogOperation)
    expect(data.map(({ kind }) => kind)).toContain('recovery-codes-made')
  })
})

describeCall('account-component/authenticate-recovery', 200, () => {
  test('signs in as it is typed, once, tells all contacts, and a new password can be set without the one that was lost', async () => {
    const member = await settledMember()
    const [code = ''] = await codesOf(member)
    const answer = await signIn(code.toLowerCase().replaceAll('-', ' '))
    const { data: tokens } = await expectSuccess(answer, authenticateRecoveryOperation)
    await expectProblem(await signIn(code), 'GBL0037')
    const listed = await send(sessionsOperation, { headers: bearer(tokens.accessToken) })
    const { data } = await expectSuccess(listed, sessionsOperation)
    expect(data.find(({ current }) => current)?.method).toBe('recovery')
    await expectTold(member.email.value, 'signed in to your account with a recovery code')
    const changed = await changePasswordBy(tokens, { newPassword: 'sungai jernih di kaki bukit' })
    expect(changed.status).toBe(204)
  })

  test('of many who use one code at the same moment, one is signed in', async () => {
    const [code = ''] = await codesOf(await newMember())
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403])
  })
})

describeCall('account-component/authenticate-recovery', 403, () => {
  test('a code of nobody, and one of an account that is not active, are one answer', async () => {
    await expectProblem(await signIn('ABCD-EFGH-JKMN-PQRS'), 'GBL0037')
    const member = await newMember()
    const [code = ''] = await codesOf(member)
    const db = await kysely()
    await db.updateTable('accounts').set({ state: 'suspended' }).where('id', '=', member.accountId).execute()
    await expectProblem(await signIn(code), 'GBL0037')
  })
})

describeCall('account-component/authenticate-recovery', 422, () => {
  test('what is no code is named', async () => {
    expect(fieldsOf(await expectProblem(await signIn('12'), 'GBL0007'))).toEqual(['code'])
  })
})
