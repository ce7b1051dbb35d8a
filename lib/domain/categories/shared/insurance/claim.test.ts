import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { known, missing, none, unlimited } from '@/tests/factories/product'
import { ringgit, sen } from '../../../values/money'
import { claimOf, leftText, limitedPart, unpaidParts } from './claim'

const names = { label: 'Bill', uncovered: 'the bill' }
const part = (loss: number, limit: Parameters<typeof limitedPart>[2]) => limitedPart(names, ringgit(loss), limit)

describe('a loss that is paid up to a limit', () => {
  it.each([
    ['a limit above it', known(ringgit(50_000)), 30_000, 'RM30,000, within the limit of RM50,000'],
    ['a limit below it', known(ringgit(20_000)), 20_000, 'RM30,000, at most RM20,000'],
    ['no limit', unlimited, 30_000, 'RM30,000, no limit'],
    ['no cover', none, 0, 'RM30,000, not covered'],
  ])('with %s', (_, limit, pays, how) => {
    expect(part(30_000, limit)).toMatchObject({ pays: ringgit(pays), how })
  })

  it('is not known where the limit is not published, which is not a limit of nothing', () => {
    expect(part(30_000, missing).pays).toBeNull()
    expect(claimOf([part(30_000, missing), part(100, none)])).toMatchObject({ pays: null, left: null })
  })
})

describe('a case of several losses', () => {
  it('adds up, leaves out what loses nothing, and names what is paid nothing of', () => {
    const claim = claimOf([part(30_000, known(ringgit(20_000))), part(3_000, none), part(0, missing)])
    expect(claim).toMatchObject({ loss: ringgit(33_000), pays: ringgit(20_000), left: ringgit(13_000) })
    expect(unpaidParts(claim)).toEqual(['the bill'])
    expect(leftText(claim)).toBe('RM13,000 of RM33,000 left to you')
  })

  it('never pays more than is lost or than the limit, and never leaves more where the limit is higher', () => {
    const amount = fc.integer({ min: 0, max: 300_000_000 })
    fc.assert(
      fc.property(amount, amount, amount, (loss, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        const withLimit = (limit: number) => claimOf([limitedPart(names, sen(loss), known(sen(limit)))])
        expect(withLimit(low).pays).toBeLessThanOrEqual(Math.min(loss, low))
        expect(withLimit(high).left).toBeLessThanOrEqual(withLimit(low).left ?? -1)
      }),
    )
  })
})
