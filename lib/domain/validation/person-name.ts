import type { Reading } from './reading'

/** Longest full name that is kept, in characters. */
export const longestName = 200

/** Blanks and composing make a name shorter; what is longer than this is not looked at. */
const longestTyped = 5 * longestName

/**
 * Letters of any script with their marks and joiners, and what names hold between them: D'Souza, Nur-Ain, S/O, A/P, @, full stops,
 * brackets of an alias. One may begin with an apostrophe, as 'Aisyah does. More than the specification's letters, `@`, `/` and space,
 * never less.
 */
const name = /^['’‘`]?\p{L}[\p{L}\p{M}\p{N}\p{Join_Control}'’‘`.,()@/ ·‧・-]*$/u

/** Reads a full name: blanks around it dropped, runs of blanks made one, Unicode composed. Never throws. */
export function readPersonName(typed: string): Reading<string> {
  const trimmed = typed.trim()
  if (trimmed === '') return { ok: false, message: 'Enter your full name.' }
  const value = trimmed.slice(0, longestTyped).normalize('NFC').replace(/\s+/g, ' ')
  if (trimmed.length > longestTyped || value.length > longestName) {
    return { ok: false, message: `Use at most ${longestName} characters.` }
  }
  if (name.test(value)) return { ok: true, value }
  return { ok: false, message: 'Enter your name as it is on your MyKad or passport, without signs such as < or %.' }
}
