import { expect, test } from 'vitest'
import { malaysianMoment } from './malaysian-moment'

test.each([
  ['2026-11-20T12:05:59Z', '20 Nov 2026, 8:05 pm'],
  ['2026-11-20T15:59:00Z', '20 Nov 2026, 11:59 pm'],
  ['2026-11-20T16:00:00Z', '21 Nov 2026, 12:00 am'],
  ['2026-11-21T04:00:00Z', '21 Nov 2026, 12:00 pm'],
  ['2026-11-20T23:30:00Z', '21 Nov 2026, 7:30 am'],
])('%s is %s in Malaysia', (moment, said) => {
  expect(malaysianMoment(Date.parse(moment))).toBe(said)
})
