import { expect, test } from 'vitest'
import { passwordValidateOperation } from '@/lib/contract/account-component/password-validate'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test('more words about the owner than there are is refused', async () => {
  const body = { password: 'x', about: Array.from({ length: 6 }, () => 'Aminah') }
  expect(fieldsOf(await expectProblem(await send(passwordValidateOperation, { body }), 'GBL0007'))).toEqual(['about'])
})
