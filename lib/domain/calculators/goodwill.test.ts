import { describe, expect, it } from 'vitest'
import { isoDate } from '../values/iso-date'
import { type GoodwillFacts, goodwillChecks, goodwillEntitlement, openGoodwillChecks } from './goodwill'

const facts: GoodwillFacts = {
  settledOn: isoDate('2026-11-20'),
  signedOn: isoDate('2023-11-20'),
  oldMethod: true,
  borrower: 'person',
  behind: 'within',
  trouble: 'none',
}
const entitled = (changes: Partial<GoodwillFacts>) => goodwillEntitlement(goodwillChecks({ ...facts, ...changes }))
const failed = (changes: Partial<GoodwillFacts>) =>
  goodwillChecks({ ...facts, ...changes }).flatMap(({ condition, outcome }) => (outcome === 'yes' ? [] : [condition]))

describe('who gets the goodwill discount', () => {
  it('is a person or a small business with an old agreement in good order', () => {
    expect(entitled({})).toBe('yes')
    expect(entitled({ borrower: 'small-business' })).toBe('yes')
  })

  it('goes by the dated rule: from 1 June 2026, for agreements signed by 31 March 2027', () => {
    expect([isoDate('2026-05-31'), isoDate('2026-06-01')].map((settledOn) => entitled({ settledOn }))).toEqual([
      'no',
      'yes',
    ])
    const later = { settledOn: isoDate('2028-01-01') }
    expect(entitled({ ...later, signedOn: isoDate('2027-03-31') })).toBe('yes')
    expect(failed({ ...later, signedOn: isoDate('2027-04-01') })).toEqual(['signed'])
  })

  it.each([
    [{ oldMethod: false }, 'old-method'],
    [{ borrower: 'larger-business' }, 'borrower'],
    [{ behind: 'more' }, 'behind'],
    [{ trouble: 'some' }, 'trouble'],
  ] as const)('is nobody of whom this holds: %o', (changes, condition) => {
    expect(entitled(changes)).toBe('no')
    expect(failed(changes)).toEqual([condition])
  })

  it('is open before anything is said, and nobody before the discount began', () => {
    expect(goodwillEntitlement(openGoodwillChecks(isoDate('2026-06-01')))).toBe('cannot-tell')
    expect(goodwillEntitlement(openGoodwillChecks(isoDate('2026-05-31')))).toBe('no')
  })

  it('cannot be told while something is not said, unless another condition fails already', () => {
    for (const unsaid of [{ borrower: 'unsaid' }, { behind: 'unsaid' }, { trouble: 'unsaid' }] as const) {
      expect(entitled(unsaid)).toBe('cannot-tell')
      expect(entitled({ ...unsaid, oldMethod: false })).toBe('no')
    }
  })
})
