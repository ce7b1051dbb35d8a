import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameLines } from './line-names'

describe('the names beside the ends of lines', () => {
  it('are level with their ends where these are far apart, a long one in rows of whole words', () => {
    expect(
      nameLines(
        [
          { name: 'With every condition met', y: 100 },
          { name: 'Aim', y: 20 },
        ],
        220,
      ),
    ).toEqual([
      { text: 'Aim', y: 20 },
      { text: 'With every', y: 92 },
      { text: 'condition met', y: 108 },
    ])
  })

  it('never lie over each other and stay beside the plot, wherever the lines end', () => {
    const end = fc.record({
      name: fc.constantFrom('Aim', 'With your habits', 'Interest or profit paid'),
      y: fc.nat(220),
    })
    fc.assert(
      fc.property(fc.array(end, { minLength: 1, maxLength: 4 }), (ends) => {
        const rows = nameLines(ends, 220)
        expect(rows.map(({ text }) => text).join(' ')).toHaveLength(ends.map(({ name }) => name).join(' ').length)
        for (const [at, { y }] of rows.entries()) {
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThanOrEqual(220)
          if (at > 0) expect(y - (rows[at - 1]?.y ?? 0)).toBeGreaterThanOrEqual(15)
        }
      }),
    )
  })
})
