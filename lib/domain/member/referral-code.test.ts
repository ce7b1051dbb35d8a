import { describe, expect, it } from 'vitest'
import { newReferralCode, readReferralCode } from './referral-code'

/** Bytes of a small generator with a seed: the same in every run. */
function seeded(seed: number) {
  let state = seed
  return (length: number) =>
    Uint8Array.from({ length }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return (state >> 16) & 255
    })
}

const alphabet = [...'23456789ABCDEFGHJKMNPQRSTUVWXYZ']
const codes = Array.from({ length: 200 }, (_one, at) => newReferralCode(seeded(at + 1)))

describe('a referral code', () => {
  it('has ten characters, none of which is taken for another', () => {
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{10}$/)
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('is read in lower case, with spaces and with hyphens', () => {
    const [code = ''] = codes
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4, 8)} ${code.slice(8)} `
    expect(readReferralCode(typed)).toEqual({ ok: true, value: code })
  })

  it('with one wrong character is refused, whichever it is', () => {
    for (const code of codes.slice(0, 10)) {
      for (const at of code.split('').keys()) {
        for (const other of alphabet.filter((one) => one !== code[at])) {
          expect(readReferralCode(code.slice(0, at) + other + code.slice(at + 1)).ok).toBe(false)
        }
      }
    }
  })

  it('with two characters that changed places is refused', () => {
    let tried = 0
    for (const code of codes) {
      for (let at = 0; at < 9; at += 1) {
        const [one = '', two = ''] = code.slice(at, at + 2)
        if (one === two) continue
        tried += 1
        expect(readReferralCode(code.slice(0, at) + two + one + code.slice(at + 2)).ok).toBe(false)
      }
    }
    expect(tried).toBeGreaterThan(1000)
  })

  it.each(['', 'FRIEND-1', '0000000000', `${codes[0]}2`, '<script>', 'A'.repeat(10_000)])('is not %s', (typed) => {
    expect(readReferralCode(typed)).toEqual({ ok: false, message: expect.stringContaining('ten letters and digits') })
  })

  it('never comes from bytes that would favour some characters', () => {
    const bytes = (length: number) => new Uint8Array(length).fill(255)
    let calls = 0
    const mostlyUnfair = (length: number) => {
      calls += 1
      return calls === 1 ? bytes(length) : new Uint8Array(length).fill(3)
    }
    expect(newReferralCode(mostlyUnfair).slice(0, 9)).toBe('555555555')
  })
})
