import { expect, test } from 'vitest'
import { accountOperation } from '@/lib/contract/account-component/account'
import { closeBy, reachableMember } from '../../support/closing'
import { bearer } from '../../support/member'
import { expectProblem, expectSuccess, fieldsOf, send } from '../../support/provider'

test.each([
  ['a reason that no list has', { reason: 'bored' }, ['reason']],
  ['a text without end', { text: 'a'.repeat(501) }, ['text']],
])('%s closes nothing', async (_what, body, fields) => {
  const member = await reachableMember()
  expect(fieldsOf(await expectProblem(await closeBy(member, body), 'GBL0007'))).toEqual(fields)
  await expectSuccess(await send(accountOperation, { headers: bearer(member.accessToken) }), accountOperation)
})
