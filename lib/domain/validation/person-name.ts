import type { Reading } from './reading'

/** Longest full name that is kept, in characters. */
export const longestName = 200

/**
 * Letters of any script with their marks, and what names hold between them: D'Souza, Nur-Ain, S/O, A/P, @, full stops, brackets of an
 * alias. More than the specification's letters, `@`, `/` and space, never less.
 */
const name = /^[\p{L}\p{M}][\p{L}\p{M}\p{N}'’ʼ`.,()@/ ·‧・-]*$/u

/** Reads a full name: blanks around it dropped, runs of blanks made one, Unicode composed. Never throws. */
export function readPersonName(typed: string): Reading<string> {
  const value = typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (value === '') return { ok: false, message: 'Enter your full name.' }
  if (value.length > longestName) return { ok: false, message: `Use at most ${longestName} characters.` }
  if (name.test(value)) return { ok: true, value }
  return { ok: false, message: 'Enter your name as it is on your MyKad or passport, without signs such as < or %.' }
}
