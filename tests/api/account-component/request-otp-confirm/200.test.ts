import { expect, test } from 'vitest'
import { requestOtpConfirmOperation } from '@/lib/contract/account-component/request-otp-confirm'
import { bearer } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'
import { settledMember } from '../../support/security'

test.each([
  ['email', 'email'],
  ['phone', 'sms'],
] as const)('a code goes to the member’s own %s', async (kind, channel) => {
  const { accessToken } = await settledMember()
  const answer = await send(requestOtpConfirmOperation, { headers: bearer(accessToken), body: { kind } })
  const { data } = await expectSuccess(answer, requestOtpConfirmOperation)
  expect([data.channel, data.sentTo]).toEqual([channel, expect.stringContaining('•••')])
})
