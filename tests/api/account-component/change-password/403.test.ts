import { expect, test } from 'vitest'
import { changePasswordBy, opens } from '../../support/changed-password'
import { password } from '../../support/password'
import { expectProblem } from '../../support/provider'
import { settledMember } from '../../support/security'

test('a current password that is wrong changes nothing', async () => {
  const member = await settledMember()
  const body = { currentPassword: `${password}!`, newPassword: 'tujuh ekor kucing makan rambutan' }
  await expectProblem(await changePasswordBy(member, body), 'GBL0023')
  expect(await opens(member.email, password)).toBe(true)
})
