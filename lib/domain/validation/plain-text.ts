import type { Reading } from './reading'

/** Letters of any script, digits, blanks and the signs of addresses and names of companies; nothing that is a mark-up or a command. */
const allowed = /^[\p{L}\p{M}\p{N} .,'’"&()/#:;+@_·-]*$/u

/**
 * Reads one line that somebody tells of themselves, such as a part of an address: blanks around it dropped, runs of blanks made one,
 * Unicode composed. Nothing typed is null. Never throws.
 */
export function readPlainText(typed: string, longest: number): Reading<string | null> {
  const value = typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (value === '') return { ok: true, value: null }
  if (value.length > longest) return { ok: false, message: `Use at most ${longest} characters.` }
  if (allowed.test(value)) return { ok: true, value }
  return { ok: false, message: 'Use letters, digits and signs such as . , - / only.' }
}
