import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attributionIn } from './attribution'

describe('where a visit came from', () => {
  it('is read from the campaign parameters and the referral code, and from nothing else', () => {
    expect(attributionIn('?utm_source=news&utm_medium=e-mail&ref=AB12CD&salary=5000&gclid=xyz&utm_secret=1')).toEqual({
      utm_source: 'news',
      utm_medium: 'e-mail',
      referral_code: 'AB12CD',
    })
  })

  it('is left out where it may say who somebody is, is empty or is no name of a campaign', () => {
    const query = new URLSearchParams({
      utm_source: 'aminah@example.com',
      utm_medium: '0123456789',
      utm_campaign: ' ',
      utm_term: '<script>',
      ref: '900101-14-5678',
    })
    expect(attributionIn(`?${query}`)).toEqual({})
  })

  it('is cut, never broken, whatever the address holds', () => {
    expect(attributionIn(`?utm_source=${'a'.repeat(5000)}`).utm_source).toHaveLength(100)
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const value of Object.values(attributionIn(`?utm_source=${text}&ref=${text}`))) {
          expect(value.length).toBeLessThanOrEqual(100)
        }
      }),
    )
  })
})
