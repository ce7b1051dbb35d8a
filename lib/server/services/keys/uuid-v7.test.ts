import fc from 'fast-check'
import { validate, version } from 'uuid'
import { expect, it } from 'vitest'
import { systemRandom } from './random'
import { uuidV7 } from './uuid-v7'

const times = fc.integer({ min: 0, max: 2 ** 48 - 1 })

it('is a version 7 UUID of the moment that the clock shows', () => {
  fc.assert(
    fc.property(times, (time) => {
      const id = uuidV7({ now: () => time }, systemRandom)
      expect([validate(id), version(id), id.toLowerCase()]).toEqual([true, 7, id])
      expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(time)
    }),
  )
})

it('sorts by the millisecond it was made in', () => {
  fc.assert(
    fc.property(times, times, (a, b) => {
      fc.pre(a < b)
      expect(uuidV7({ now: () => a }, systemRandom) < uuidV7({ now: () => b }, systemRandom)).toBe(true)
    }),
  )
})

it('differs within a millisecond', () => {
  const ids = Array.from({ length: 5000 }, () => uuidV7({ now: () => 1 }, systemRandom))
  expect(new Set(ids).size).toBe(5000)
})
