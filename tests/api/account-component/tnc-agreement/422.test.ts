import { expect, test } from 'vitest'
import { tncAgreementOperation } from '@/lib/contract/account-component/tnc-agreement'
import { proofsOf } from '../../support/consents'
import { bearer, newMember } from '../../support/member'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test.each([
  ['a version that is not in force', { text: 'terms', version: '2020-01-01' }, ['version']],
  ['another text’s version', { text: 'terms', version: '1' }, ['version']],
  ['a text that there is not', { text: 'vouchers', version: '1' }, ['text']],
])('%s is refused and proves nothing', async (_what, body, fields) => {
  const { accountId, accessToken } = await newMember()
  const response = await send(tncAgreementOperation, { headers: bearer(accessToken), body })
  expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(fields)
  expect(await proofsOf(accountId)).toEqual([])
})
