import { expect, test } from 'vitest'
import { bearer } from '../../support/member'
import { expectProblem, fieldsOf, send } from '../../support/provider'
import { changes, settledMember } from '../../support/security'

test.each([
  ['phone', '03-1234 5678'],
  ['phone', ''],
  ['email', 'aminah@'],
  ['email', 'a@b.com\r\nBcc: c@d.com'],
] as const)('a %s such as %j is refused', async (kind, typed) => {
  const { request, field } = changes[kind]
  const { accessToken } = await settledMember()
  const response = await send(request, { headers: bearer(accessToken), body: { [field]: typed } })
  expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual([field])
})
