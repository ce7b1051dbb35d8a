import { expect, test } from 'vitest'
import { ApiError } from '@/lib/client/api-error'
import { clockTime, waitWords } from './wait-words'

/** 24 November 2026, 3:04:40 pm in Malaysia. */
const now = Date.parse('2026-11-24T07:04:40Z')

const refused = (operation: string, retryAfter: number | null, errorCode = 'GBL0017') =>
  new ApiError('status', `account-component/${operation}`, 429, { message: 'Wait.', errorCode }, { retryAfter })

test.each([
  ['authenticate', 30, 'Too many tries with a password. Try again at 3:06 pm.'],
  ['confirm', 900, 'Too many tries with a password. Try again at 3:20 pm.'],
  ['request-otp', 20, 'No new code was sent: one can be sent each minute. Ask for the next one at 3:05 pm.'],
  [
    'request-otp-reset-email',
    2_120,
    'No new code was sent: at most 5 go to one address or number in an hour, and 10 in a day. Ask for the next one at 3:40 pm.',
  ],
  ['pre-register', 60, 'Too many tries. Try again at 3:06 pm.'],
])('%s that has to wait %i s says from when it works', (operation, seconds, words) => {
  expect(waitWords(refused(operation, seconds), now)).toBe(words)
})

test.each([
  ['an answer that gives no time', refused('authenticate', null)],
  ['another refusal', refused('authenticate', 30, 'GBL0023')],
])('%s has no words here', (_what, error) => expect(waitWords(error, now)).toBeNull())

test('a time is the one in Malaysia, never before its minute, and tomorrow is named', () => {
  expect(clockTime(Date.parse('2026-11-24T15:59:00Z'), now)).toBe('11:59 pm')
  expect(clockTime(Date.parse('2026-11-24T15:59:01Z'), now)).toBe('12:00 am tomorrow')
})
