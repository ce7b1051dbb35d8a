import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { systemRandom } from './random'
import { isUuidV7, uuidV7 } from './uuid-v7'

const times = fc.integer({ min: 0, max: 2 ** 48 - 1 })
const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 })

function uuidOf(time: number, random: Uint8Array): string {
  return uuidV7({ now: () => time }, { bytes: () => random })
}

describe('uuidV7', () => {
  it('gives the example of RFC 9562, appendix A.6', () => {
    const random = Uint8Array.of(0xcc, 0x31, 0x8c, 0x4d, 0xc0, 0xc0, 0xc0, 0x7a, 0x0c, 0xba)
    const id = uuidOf(0x017f22e279b0, random)
    expect(id.slice(0, 18)).toBe('017f22e2-79b0-7cc3')
    expect(isUuidV7('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')).toBe(true)
  })

  it('is canonical, and carries its time in the first 48 bits', () => {
    fc.assert(
      fc.property(times, bytes, (time, random) => {
        const id = uuidOf(time, random)
        expect(isUuidV7(id)).toBe(true)
        expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(time)
      }),
    )
  })

  it('sorts by the millisecond it was made in', () => {
    fc.assert(
      fc.property(times, times, bytes, bytes, (a, b, first, second) => {
        fc.pre(a < b)
        expect(uuidOf(a, first) < uuidOf(b, second)).toBe(true)
      }),
    )
  })

  it('differs in any of its 74 random bits', () => {
    const seen = new Set(Array.from({ length: 5000 }, () => uuidV7({ now: () => 1 }, systemRandom)))
    expect(seen.size).toBe(5000)
    for (let bit = 0; bit < 74; bit += 1) {
      const one = new Uint8Array(10)
      const index = bit < 12 ? bit : bit + 2
      one[index >> 3] = 0x80 >> (index & 7)
      expect(uuidOf(1, one)).not.toBe(uuidOf(1, new Uint8Array(10)))
    }
  })

  it('refuses a clock that does not fit', () => {
    for (const time of [-1, 2 ** 48, Number.NaN, 0.5])
      expect(() => uuidOf(time, new Uint8Array(10))).toThrow(RangeError)
  })

  it('knows other kinds of id from its own', () => {
    for (const text of ['', 'x', crypto.randomUUID(), '017F22E2-79B0-7CC3-98C4-DC0C0C07398F']) {
      expect(isUuidV7(text)).toBe(false)
    }
  })
})
