import { expect, test } from 'vitest'
import { myIpOperation } from '@/lib/contract/account-component/my-ip'
import { expectSuccess, send } from '../../support/provider'

const ipOf = async (headers: Readonly<Record<string, string>>) =>
  (await expectSuccess(await send(myIpOperation, { headers }), myIpOperation)).data.ip

test('an address is told as the limits see it', async () => {
  expect(await ipOf({ 'x-forwarded-for': '203.0.113.7' })).toBe('203.0.113.7')
  expect(await ipOf({ 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' })).toBe('2001:db8:1:2::/64')
})

test('what a caller says of itself is not believed, and who cannot be told from others has none', async () => {
  expect(await ipOf({ 'x-forwarded-for': '198.51.100.1, 203.0.113.7' })).toBe('203.0.113.7')
  expect(await ipOf({ 'x-forwarded-for': '10.0.0.1' })).toBeNull()
  expect(await ipOf({})).toBeNull()
})
