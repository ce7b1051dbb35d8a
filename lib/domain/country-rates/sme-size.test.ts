import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDate } from '../values/iso-date'
import { ringgit, sen } from '../values/money'
import { ruleOn } from './dated'
import { isSme, smeDefinitions, smeSize } from './sme-size'

const { value: definition } = ruleOn(smeDefinitions, isoDate('2026-11-20'))
const sizeOf = (manufactures: boolean, turnover: number, workers: number) =>
  smeSize(definition, { manufactures, turnover: ringgit(turnover), workers })

describe('the size of a business', () => {
  it.each([
    [true, 299_999, 4, 'micro'],
    [true, 300_000, 5, 'small'],
    [true, 14_999_999, 74, 'small'],
    [true, 15_000_000, 75, 'medium'],
    [true, 50_000_000, 200, 'medium'],
    [true, 50_000_001, 201, 'large'],
    [false, 299_999, 4, 'micro'],
    [false, 300_000, 5, 'small'],
    [false, 2_999_999, 29, 'small'],
    [false, 3_000_000, 30, 'medium'],
    [false, 20_000_000, 75, 'medium'],
    [false, 20_000_001, 76, 'large'],
  ])('follows the published limits: manufacturing %s, RM%d, %d workers', (manufactures, turnover, workers, size) => {
    expect(sizeOf(manufactures, turnover, workers)).toBe(size)
  })

  it('is the smaller of the two that turnover and workers give', () => {
    expect(sizeOf(false, 200_000, 12)).toBe('micro')
    expect(sizeOf(false, 1_000_000, 3)).toBe('micro')
    expect(sizeOf(true, 60_000_000, 100)).toBe('medium')
    expect(sizeOf(true, 10_000_000, 500)).toBe('small')
  })

  it('never falls as a business grows', () => {
    const sizes = ['micro', 'small', 'medium', 'large']
    const amounts = fc.integer({ min: 0, max: 10_000_000_000 })
    const counts = fc.integer({ min: 0, max: 400 })
    fc.assert(
      fc.property(fc.boolean(), amounts, counts, amounts, counts, (manufactures, turnover, workers, more, hired) => {
        const before = smeSize(definition, { manufactures, turnover: sen(turnover), workers })
        const after = smeSize(definition, { manufactures, turnover: sen(turnover + more), workers: workers + hired })
        expect(sizes.indexOf(after)).toBeGreaterThanOrEqual(sizes.indexOf(before))
      }),
    )
  })

  it('says which sizes are SMEs', () => {
    expect((['micro', 'small', 'medium', 'large'] as const).map(isSme)).toEqual([true, true, true, false])
  })
})
