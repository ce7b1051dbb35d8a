import { expect, it } from 'vitest'
import { newRecoveryCode, readRecoveryCode, recoveryCodeText } from './recovery-code'

/** Bytes one after the other, from 0. */
function counting() {
  let next = 0
  return (length: number) => Uint8Array.from({ length }, () => next++ % 256)
}

it('is read as it is shown, typed in small letters or with blanks', () => {
  const code = newRecoveryCode(counting())
  const shown = recoveryCodeText(code)
  expect(shown).toMatch(/^(?:[2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}$/)
  for (const typed of [shown, shown.toLowerCase(), ` ${shown.replaceAll('-', ' ')} `, code])
    expect(readRecoveryCode(typed)).toEqual({ ok: true, value: code })
})

it('has each character as likely as any other', () => {
  const bytes = counting()
  const counts = new Map<string, number>()
  // 31 times 8 bytes of 256 are used: sixteen rounds of all of them make 248 codes of 16 characters.
  for (let at = 0; at < 248; at += 1)
    for (const character of newRecoveryCode(bytes)) counts.set(character, (counts.get(character) ?? 0) + 1)
  expect(counts.size).toBe(31)
  expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThan(24)
})

it.each(['', 'ABCD', 'ABCD-EFGH-JKMN-PQR0', 'ABCD-EFGH-JKMN-PQRST', 'a'.repeat(500)])('“%s” is none', (typed) => {
  expect(readRecoveryCode(typed).ok).toBe(false)
})
