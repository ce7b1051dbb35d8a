import type { Reading } from './reading'

/** Longest name of a company that is kept, in characters. */
export const longestCompanyName = 200

/** Blanks and composing make a name shorter; what is longer than this is not looked at. */
const longestTyped = 5 * longestCompanyName

/**
 * Letters, marks and digits, space and `. ' - & ( )` as the specification has it, and what else names of companies hold: `, / + @ !` and
 * the printed apostrophe. Somewhere in it is a letter or a digit.
 */
const name = /^[\p{L}\p{M}\p{N} .'’\-&(),/+@!]*$/u
const letterOrDigit = /[\p{L}\p{N}]/u

/** Reads the name of a company: blanks around it dropped, runs of blanks made one, Unicode composed. Never throws. */
export function readCompanyName(typed: string): Reading<string> {
  const trimmed = typed.trim()
  if (trimmed === '') return { ok: false, message: 'Enter the name of the company.' }
  const value = trimmed.slice(0, longestTyped).normalize('NFC').replace(/\s+/g, ' ')
  if (trimmed.length > longestTyped || value.length > longestCompanyName) {
    return { ok: false, message: `Use at most ${longestCompanyName} characters.` }
  }
  if (name.test(value) && letterOrDigit.test(value)) return { ok: true, value }
  return { ok: false, message: 'Enter the name of the company without signs such as < or %.' }
}
