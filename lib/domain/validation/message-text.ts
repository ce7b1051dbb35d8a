import type { Reading } from './reading'

/** Longest message that is taken, in characters. */
export const longestMessage = 3000
const shortestMessage = 10

/** Everything that is no letter, sign, blank or line break: it could steer a terminal or a mail program. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu
/** Joins letters of some scripts and parts of emoji. */
const joiners = /[\u200c\u200d]/

const tooLong = { ok: false, message: `Use at most ${longestMessage} characters.` } as const

/** Reads a message of several lines: blanks around it dropped, line breaks made one kind, what cannot be seen taken out. Never throws. */
export function readMessage(typed: string): Reading<string> {
  // What can never become short enough is not looked through: a character is at most four of these before it is composed.
  if (typed.length > 4 * longestMessage) return tooLong
  const value = typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(unseen, (sign) => (sign === '\n' || joiners.test(sign) ? sign : sign === '\t' ? ' ' : ''))
    .trim()
  if (value === '') return { ok: false, message: 'Tell us what it is about.' }
  if (value.length < shortestMessage) return { ok: false, message: 'Tell us a little more, so that we can help.' }
  if (value.length > longestMessage) return tooLong
  return { ok: true, value }
}
