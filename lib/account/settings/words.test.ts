import { expect, test } from 'vitest'
import { ApiError } from '@/lib/client/api-error'
import { failureWordsOf } from './words'

test.each([
  ['network', null],
  ['timeout', null],
  ['unreadable', 200],
  ['status', 502],
] as const)('a change whose answer was lost (%s) does not say that nothing was done', (kind, status) => {
  expect(failureWordsOf(new ApiError(kind, 'account-component/update-profile', status, null), 0)).toContain(
    'may have been done',
  )
})

test('a request that was never put together does', () => {
  expect(failureWordsOf(new ApiError('unsent', 'account-component/update-profile', null, null), 0)).toContain(
    'We cannot do that right now',
  )
})
