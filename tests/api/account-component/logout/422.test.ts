import { expect, test } from 'vitest'
import { accountOperation } from '@/lib/contract/account-component/account'
import { logoutOperation } from '@/lib/contract/account-component/logout'
import { bearer, newMember } from '../../support/member'
import { expectProblem, expectSuccess, fieldsOf, send } from '../../support/provider'

test.each([
  ['a device id with line breaks', `deviceId=${encodeURIComponent('a\nb')}`, ['deviceId']],
  ['a device id without end', `deviceId=${'a'.repeat(201)}`, ['deviceId']],
  ['two device ids', 'deviceId=a&deviceId=b', ['deviceId']],
  ['an unknown name', 'all=true', ['all']],
])('%s is refused by name, and the session goes on', async (_what, query, fields) => {
  const { accessToken } = await newMember()
  const response = await send(logoutOperation, { headers: bearer(accessToken), query })
  expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(fields)
  await expectSuccess(await send(accountOperation, { headers: bearer(accessToken) }), accountOperation)
})
