import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { systemRandom } from '@/lib/server/services/keys/random'
import { hashToken, randomToken, successorsOf } from './tokens'

describe('randomToken', () => {
  it('is 256 bits from the source of randomness', () => {
    expect(Buffer.from(randomToken(systemRandom), 'base64url')).toHaveLength(32)
    const known = { bytes: (length: number) => new Uint8Array(length).fill(0xab) }
    expect(randomToken(known)).toBe(Buffer.alloc(32, 0xab).toString('base64url'))
    expect(randomToken(systemRandom)).not.toBe(randomToken(systemRandom))
  })
})

describe('hashToken', () => {
  it('is SHA-256 in hex', () => {
    expect(hashToken('abc')).toBe(createHash('sha256').update('abc').digest('hex'))
  })
})

describe('successorsOf', () => {
  it('is the same for the same token and salt, 256 bits each, and another for anything else', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (token, salt, other) => {
        fc.pre(salt !== other && token !== other)
        const { accessToken, refreshToken } = successorsOf(token, salt)
        expect(successorsOf(token, salt)).toEqual({ accessToken, refreshToken })
        expect(Buffer.from(accessToken, 'base64url')).toHaveLength(32)
        const strangers = [successorsOf(token, other), successorsOf(other, salt)]
        const all = [token, accessToken, refreshToken, ...strangers.flatMap((pair) => Object.values(pair))]
        expect(new Set(all).size).toBe(all.length)
      }),
    )
  })

  it('is keyed by the old token, which nobody stores', () => {
    const expected = createHmac('sha256', 'old').update('refresh:salt').digest('base64url')
    expect(successorsOf('old', 'salt').refreshToken).toBe(expected)
  })
})
