import { expect, test } from 'vitest'
import { operations } from '@/lib/contract/operations'
import { forwardedCall } from './forwarded-call'

const addressOf = (path: string) => path.replace(/\{\w+\}/g, 'any-id')

test('every call of the contract goes to the provider, but for those about this process', () => {
  const kept = operations.filter(({ method, path }) => forwardedCall(method, addressOf(path)) === null)
  expect(kept.map(({ id }) => id)).toEqual(['site/version', 'site/health', 'site/ready'])
  for (const operation of operations.filter((one) => !kept.includes(one)))
    expect(forwardedCall(operation.method, addressOf(operation.path))).toBe(operation)
})

test.each([
  ['GET', '/'],
  ['GET', '//elsewhere.example/account-component/account'],
  ['GET', '/account-component/account/'],
  ['GET', '/account-component/accounts'],
  ['GET', '/x/account-component/account'],
  ['GET', '/ACCOUNT-COMPONENT/account'],
  ['GET', '/common-component/institution-config/a/b/REFERRAL_CODE_TERM_AND_CONDITION'],
  ['GET', '/common-component/institution-config//REFERRAL_CODE_TERM_AND_CONDITION'],
  ['PATCH', '/account-component/account'],
  ['POST', '/account-component/account'],
  ['OPTIONS', '/account-component/account'],
  ['GET', '/openapi.json'],
  ['GET', '/admin'],
])('%s %s never leaves the site', (method, path) => {
  expect(forwardedCall(method, path)).toBeNull()
})

test('a question about a read is one of the read', () => {
  expect(forwardedCall('HEAD', '/account-component/account')?.id).toBe('account-component/account')
})
