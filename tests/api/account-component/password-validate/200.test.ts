import { expect, test } from 'vitest'
import { passwordValidateOperation } from '@/lib/contract/account-component/password-validate'
import { password } from '../../support/password'
import { expectSuccess, send } from '../../support/provider'

test.each([
  [password, []],
  ['short', [expect.stringMatching(/at least 15/)]],
  ['aminah yusof 1990', [expect.stringMatching(/mostly your name/)]],
])('“%s” is told what speaks against it', async (typed, problems) => {
  const body = { password: typed, about: ['Aminah Yusof', 'aminah@example.com'] }
  const answer = await send(passwordValidateOperation, { body })
  expect((await expectSuccess(answer, passwordValidateOperation)).data.problems).toEqual(problems)
})
