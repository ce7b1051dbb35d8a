import { describe, expect, it } from 'vitest'
import { makeEsim } from '@/tests/factories/esim'
import { fakeAccount, flatRate } from '@/tests/factories/fake-account'
import { personalCategory } from '@/tests/factories/fake-category'
import { known, testToday } from '@/tests/factories/product'
import { categoryOf, siteOf } from '../categories/registry'
import { basisPoints } from '../values/rate'
import { followedCase } from './followed-case'

const [esim, site] = [categoryOf('esim'), siteOf('esim')]
const thai = makeEsim({ countries: known(['TH']) })
const read = (query: string) => followedCase(esim, site, thai, query, testToday)

describe('the case for which somebody follows a product', () => {
  it('is the one of the page’s address, and what the page starts from where that says nothing', () => {
    expect(read('days=12&sort=price&now=other')).toEqual({
      values: { country: 'TH', days: 12, gb: 5 },
      query: 'days=12',
    })
    expect(read('utm_source=x')).toEqual({ values: { country: 'TH', days: 7, gb: 5 }, query: '' })
  })

  it('is the usual one where the address says what the page starts from anyway, or what cannot be read', () => {
    expect([read('country=TH&days=7').query, read('days=soon').query]).toEqual(['', ''])
  })

  it('reads nothing that says something about a person', () => {
    const account = fakeAccount({ rate: flatRate(basisPoints(100)) })
    const asked = followedCase(
      personalCategory,
      siteOf('savings-account'),
      account,
      'student=1&balance=9000',
      testToday,
    )
    expect([asked.query, asked.values.student]).toEqual(['balance=9000', false])
  })
})
