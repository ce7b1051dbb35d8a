import { expect, test } from 'vitest'
import { env } from '@/lib/server/env'
import { runtime } from '@/lib/server/services/runtime'
import { identify, openSession } from '@/lib/server/services/sessions/sessions'
import { messagesTo } from '../../../factories/sent-codes'
import { changePasswordBy, opens } from '../../support/changed-password'
import { password } from '../../support/password'
import { expectProblem, fieldsOf } from '../../support/provider'
import { settledMember } from '../../support/security'

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
