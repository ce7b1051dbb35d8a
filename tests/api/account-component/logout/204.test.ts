import { expect, test } from 'vitest'
import { accountOperation } from '@/lib/contract/account-component/account'
import { logoutOperation } from '@/lib/contract/account-component/logout'
import { tokenExtendsOperation } from '@/lib/contract/account-component/token-extends'
import { bearer, newMember } from '../../support/member'
import { expectProblem, expectSuccess, send } from '../../support/provider'

test('after logout both tokens fail at once, and so do the ones they were renewed to', async () => {
  const { accessToken, refreshToken } = await newMember()
  const renewed = await expectSuccess(
    await send(tokenExtendsOperation, { body: { refreshToken } }),
    tokenExtendsOperation,
  )
  const query = 'deviceId=Mobile;Chrome;4711;Android'
  await expectSuccess(await send(logoutOperation, { headers: bearer(accessToken), query }), logoutOperation)
  for (const token of [accessToken, renewed.accessToken]) {
    await expectProblem(await send(accountOperation, { headers: bearer(token) }), 'GBL0011')
  }
  for (const token of [refreshToken, renewed.refreshToken]) {
    await expectProblem(await send(tokenExtendsOperation, { body: { refreshToken: token } }), 'GBL0012')
  }
})

test('the browser is told to forget what it was answered, and nothing that a visitor typed, at logout and at no other call', async () => {
  const { accessToken } = await newMember()
  const account = await send(accountOperation, { headers: bearer(accessToken) })
  expect(account.headers.get('clear-site-data')).toBeNull()
  const response = await send(logoutOperation, { headers: bearer(accessToken) })
  expect(response.headers.get('clear-site-data')).toBe('"cache"')
  await expectSuccess(response, logoutOperation)
})

test('one session ends, the other session of the same person goes on', async () => {
  const here = await newMember()
  const there = await newMember()
  await expectSuccess(await send(logoutOperation, { headers: bearer(here.accessToken) }), logoutOperation)
  await expectSuccess(await send(accountOperation, { headers: bearer(there.accessToken) }), accountOperation)
})
