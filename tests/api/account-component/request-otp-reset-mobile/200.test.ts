import { describe, expect, test } from 'vitest'
import { bearer } from '../../support/member'
import { expectSuccess, send } from '../../support/provider'
import { changes, settledMember } from '../../support/security'

describe.each(['phone', 'email'] as const)('a code to a new contact, %s', (kind) => {
  const { request, field, fresh } = changes[kind]

  test('answers the same for a contact of nobody and of another account', async () => {
    const [member, second, other] = [await settledMember(), await settledMember(), await settledMember()]
    const answers = await Promise.all(
      [
        { by: member, to: fresh() },
        { by: second, to: other[kind] },
      ].map(async ({ by, to }) => {
        const response = await send(request, { headers: bearer(by.accessToken), body: { [field]: to.value } })
        return (await expectSuccess(response, request)).data
      }),
    )
    const answer = {
      requestId: expect.any(String),
      channel: kind === 'email' ? 'email' : 'sms',
      sentTo: expect.stringContaining('•••'),
      expiresAt: expect.any(Number),
      resendAt: expect.any(Number),
    }
    expect(answers).toEqual([answer, answer])
  })
})
