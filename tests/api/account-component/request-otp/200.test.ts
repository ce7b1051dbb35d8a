import { expect, test } from 'vitest'
import { requestOtpOperation } from '@/lib/contract/account-component/request-otp'
import { askForCode, begin, codeSentTo } from '../../support/joining'
import { expectProblem, expectSuccess } from '../../support/provider'

test('a code is on its way by mail or text message, for five minutes, and asked for again it is the same', async () => {
  for (const [typed, to, channel, sentTo] of [
    ['siti@example.com', 'siti@example.com', 'email', 's•••@example.com'],
    ['012-345 6789', '+60123456789', 'sms', '+60 12-••• 6789'],
  ] as const) {
    const key = await begin(typed)
    const before = Date.now()
    const { data } = await expectSuccess(await askForCode(key, channel), requestOtpOperation)
    expect(data).toMatchObject({ channel, sentTo })
    expect(data.expiresAt - data.resendAt).toBe(240_000)
    expect(data.expiresAt).toBeGreaterThanOrEqual(before + 300_000)
    expect(await codeSentTo(to)).toMatch(/^\d{6}$/)
    expect((await expectSuccess(await askForCode(key, channel), requestOtpOperation)).data).toEqual(data)
  }
})

test('somebody else who asks for a code to the same contact is told to wait, and not why', async () => {
  await expectSuccess(await askForCode(await begin('shared@example.com')), requestOtpOperation)
  const refused = await askForCode(await begin('shared@example.com'))
  expect(refused.headers.get('retry-after')).toMatch(/^([1-5]?\d|60)$/)
  const problem = await expectProblem(refused, 'GBL0017')
  expect(JSON.stringify(problem)).not.toMatch(/shared|contact|code/)
})
