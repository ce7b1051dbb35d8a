import { expect, test } from 'vitest'
import { isoDate } from '@/lib/domain/values/iso-date'
import { threadMs } from '@/tests/setup/thread-time'
import { readBirthDate } from './birth-date'
import { readCompanyName } from './company-name'
import { readContact } from './contact'
import { readEmail } from './email'
import { readMessage } from './message-text'
import { readMykad } from './mykad'
import { readPersonName } from './person-name'
import { readMobile } from './phone'
import { readPostcode } from './postcode'

const today = isoDate('2026-11-20')

const readers: readonly (readonly [string, (typed: string) => unknown])[] = [
  ['an e-mail address', readEmail],
  ['a mobile number', readMobile],
  ['a contact', readContact],
  ['a name', readPersonName],
  ['a company', readCompanyName],
  ['a MyKad number', (typed) => readMykad(typed, today)],
  ['a date of birth', (typed) => readBirthDate(typed, today)],
  ['a postcode', readPostcode],
  ['a message', readMessage],
]

/** What makes matching, trimming or composing slow where a reader lets it. */
const pieces = [
  'a',
  '1',
  '-',
  '.',
  ' ',
  '@',
  'a.',
  'a@',
  'a-',
  '1-',
  '/',
  "'",
  '\u0301',
  'e\u0301\u0323',
  '\u202a',
  '\u00a0',
]
const size = 100_000

/** The fastest of some runs, in milliseconds of processor time: memory may be tidied up in any of them. */
function quickest(run: () => unknown): number {
  return Math.min(...Array.from({ length: 3 }, () => threadMs(run)))
}

test.each(readers)('%s of 100 kB is read in less than 10 ms, whatever is repeated in it', (_what, read) => {
  for (const piece of pieces) {
    const text = piece.repeat(size / piece.length)
    for (const typed of [text, `A${text}`, `${text}<`, `a@${text}.com`, `0${text}x`, `x${text}x`]) {
      expect(
        quickest(() => read(typed)),
        JSON.stringify(piece),
      ).toBeLessThan(10)
    }
  }
})
