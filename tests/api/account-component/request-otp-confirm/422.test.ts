import { expect, test } from 'vitest'
import { requestOtpConfirmOperation } from '@/lib/contract/account-component/request-otp-confirm'
import { reachableMember } from '../../support/closing'
import { bearer } from '../../support/member'
import { expectProblem, fieldsOf, send } from '../../support/provider'

test.each(['phone', 'pigeon', ''])('a member with an e-mail address alone is sent nothing by “%s”', async (kind) => {
  const { accessToken } = await reachableMember()
  const response = await send(requestOtpConfirmOperation, { headers: bearer(accessToken), body: { kind } })
  expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(['kind'])
})
