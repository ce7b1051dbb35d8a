import { expect, test } from 'vitest'
import { confirmOperation } from '@/lib/contract/account-component/confirm'
import { bearer, newMember } from '../../support/member'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test('an empty password is refused by its field', async () => {
  const sent = { headers: bearer((await newMember()).accessToken), body: { password: '' } }
  expect(fieldsOf(await expectProblem(await send(confirmOperation, sent), 'GBL0007'))).toEqual(['password'])
})
