import type { ApiError } from '@/lib/client/api-error'
import { codesToOne } from '@/lib/domain/member/code-limits'

const minuteMs = 60_000

const clock = new Intl.DateTimeFormat('en-MY', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kuala_Lumpur' })
const day = new Intl.DateTimeFormat('en-MY', { dateStyle: 'short', timeZone: 'Asia/Kuala_Lumpur' })

/** A moment of the next 24 hours as a clock in Malaysia shows it, not before its minute is full. Both are epoch milliseconds. */
export function clockTime(at: number, now: number): string {
  const shown = Math.ceil(at / minuteMs) * minuteMs
  return day.format(shown) === day.format(now) ? clock.format(shown) : `${clock.format(shown)} tomorrow`
}

/** The calls that send a code. */
const codeCalls = /\/request-otp/
/** The calls that try a password. */
const passwordCalls = /\/(?:authenticate|confirm|change-password)$/

function triedIn(operation: string): 'code' | 'password' | 'other' {
  if (codeCalls.test(operation)) return 'code'
  return passwordCalls.test(operation) ? 'password' : 'other'
}

/**
 * What a page says of a call that was made too often, with the time from which it can be made; null for any other failure, and where the
 * answer gives no time. `now` is epoch milliseconds.
 */
export function waitWords(error: ApiError, now: number): string | null {
  const { errorCode, operation, retryAfter: seconds } = error
  if (errorCode !== 'GBL0017' || seconds === null) return null
  const time = clockTime(now + seconds * 1000, now)
  switch (triedIn(operation)) {
    case 'password':
      return `Too many tries with a password. Try again at ${time}.`
    case 'other':
      return `Too many tries. Try again at ${time}.`
    case 'code': {
      const rule =
        seconds * 1000 <= minuteMs
          ? 'one can be sent each minute'
          : `at most ${codesToOne.perHour} go to one address or number in an hour, and ${codesToOne.perDay} in a day`
      return `No new code was sent: ${rule}. Ask for the next one at ${time}.`
    }
  }
}
