import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSigned, signatureHash, signatureWindowMs } from './signature'

const signing = { appId: 'timbang', key: 'a-key-of-browsers' }
const now = 1_795_000_000_000

function headersAt(at: number, key = signing.key) {
  const timestamp = String(at)
  return { timestamp, hash: signatureHash(signing.appId, key, timestamp) }
}

describe('isSigned', () => {
  it('takes the two headers of a moment up to five minutes away, and no further', () => {
    for (const away of [0, signatureWindowMs, -signatureWindowMs]) {
      expect(isSigned(headersAt(now + away), signing, now)).toBe(true)
    }
    for (const away of [signatureWindowMs + 1, -signatureWindowMs - 1]) {
      expect(isSigned(headersAt(now + away), signing, now)).toBe(false)
    }
  })

  it('takes the hash in capitals too, as some libraries write it', () => {
    const { timestamp, hash } = headersAt(now)
    expect(isSigned({ timestamp, hash: hash.toUpperCase() }, signing, now)).toBe(true)
  })

  it('refuses another key, another app and another moment', () => {
    expect(isSigned(headersAt(now, 'another key'), signing, now)).toBe(false)
    expect(isSigned(headersAt(now), { ...signing, appId: 'another' }, now)).toBe(false)
    expect(isSigned({ ...headersAt(now), timestamp: String(now + 1) }, signing, now)).toBe(false)
  })

  it('refuses what is missing or no header of this kind, whatever it is, without throwing', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constant(null), fc.constant(String(now)))
    fc.assert(
      fc.property(text, text, (timestamp, hash) => {
        expect(isSigned({ timestamp, hash }, signing, now)).toBe(false)
      }),
    )
    const { timestamp, hash } = headersAt(now)
    for (const broken of [`${hash}0`, hash.slice(2), ` ${hash}`, `${hash.slice(0, -1)}g`]) {
      expect(isSigned({ timestamp, hash: broken }, signing, now)).toBe(false)
    }
    expect(isSigned({ timestamp: `${timestamp}.0`, hash: headersAt(now).hash }, signing, now)).toBe(false)
  })

  it('is HMAC-SHA512 of the app id and the timestamp, without anything between them', () => {
    // RFC 4231, section 4.3 (test case 2).
    expect(signatureHash('what do ya want ', 'Jefe', 'for nothing?')).toBe(
      '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea250554' +
        '9758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
    )
  })
})
