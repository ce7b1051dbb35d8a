import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attributionIn } from './attribution'

describe('where a visit came from', () => {
  it('is read from the campaign parameters and from nothing else, a friend’s referral code least of all', () => {
    expect(attributionIn('?utm_source=news&utm_medium=e-mail&ref=AB12CD&salary=5000&gclid=xyz&utm_secret=1')).toEqual({
      utm_source: 'news',
      utm_medium: 'e-mail',
    })
  })

  it('is left out where it may say who somebody is, is empty or is no name of a campaign', () => {
    const query = new URLSearchParams({
      utm_source: 'aminah@example.com',
      utm_medium: '0123456789',
      utm_campaign: ' ',
      utm_term: '<script>',
      utm_content: '900101-14-5678',
    })
    expect(attributionIn(`?${query}`)).toEqual({})
  })

  it('is cut, never broken, whatever the address holds', () => {
    expect(attributionIn(`?utm_source=${'a'.repeat(5000)}`).utm_source).toHaveLength(100)
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const value of Object.values(attributionIn(`?utm_source=${text}&utm_term=${text}`))) {
          expect(value.length).toBeLessThanOrEqual(100)
        }
      }),
    )
  })
})
