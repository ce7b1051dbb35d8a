import { describe, expect, it } from 'vitest'
import { categoryList } from '../domain/categories/registry'
import { pageKeys } from '../domain/list/list-query'
import { audienceOf, listedAt } from './dynamic-pages'

const asked = (path: string, query: string) => audienceOf(path, new URLSearchParams(query))

describe('the page of an address is one for its query', () => {
  it.each(categoryList.map((category) => [category.path, category] as const))(
    '%s for every key that changes it',
    (path, category) => {
      for (const key of pageKeys(category)) expect(asked(path, `${key}=1`)).toBe('query')
    },
  )

  it('of a variant as of its list', () => {
    expect(asked('/credit-card/cashback', 'sort=fee')).toBe('query')
  })

  it('of a product when its scenario is changed', () => {
    expect(asked('/investment/fixed-deposit/some-deposit', 'amount=5000')).toBe('query')
    for (const key of ['total', 'mix', 'drawn', 'now'])
      expect(asked('/credit-card/some-card', `${key}=1`)).toBe('query')
    expect(asked('/investment/fixed-deposit/some-deposit', 'total=1')).toBe('everybody-without-query')
  })

  it('of the referral programme when it is a friend’s link', () => {
    expect(asked('/referral', 'code=ABCDEFGHJK')).toBe('query')
    expect(asked('/referral', 'utm_source=mail')).toBe('everybody-without-query')
    expect(asked('/referral/referral-terms-conditions', 'code=ABCDEFGHJK')).toBe('everybody')
  })

  it('of the contact form when a refused invitation leads to it', () => {
    expect(asked('/contact-us', 'invitation=456789ab&reason=own-account')).toBe('query')
    expect(asked('/contact-us', 'utm_source=mail')).toBe('everybody-without-query')
  })

  it('of a calculator when a form was sent, or its figures are sealed', () => {
    expect(asked('/financial-hub/affordability', 'sealed=abc')).toBe('query')
    expect(asked('/financial-hub/fixed-deposit', 'case=1&amount=5000')).toBe('query')
    expect(asked('/financial-hub/early-settlement', 'letter=1')).toBe('query')
  })
})

describe('the page of an address is the same for everybody', () => {
  it.each(categoryList.map(({ path }) => path))('%s without a query, or with a campaign tag only', (path) => {
    expect(asked(path, '')).toBe('everybody-without-query')
    expect(asked(path, 'utm_source=mail&utm_campaign=x&gclid=1')).toBe('everybody-without-query')
  })

  it('of a product asked with the filters of its list: they do not change it', () => {
    expect(asked('/credit-card/some-card', 'sort=fee&page=2&situation=travel')).toBe('everybody-without-query')
  })

  it('of a calculator asked with anything else than a form', () => {
    expect(asked('/financial-hub/fixed-deposit', 'utm_source=mail&amount=5000')).toBe('everybody-without-query')
  })

  it('of whatever is no list, no product and no calculator, which read no query at all', () => {
    for (const path of ['/', '/products', '/loan', '/bank-account', '/glossary', '/credit-cards', '/campaigns']) {
      expect(asked(path, 'sort=fee&amount=1&page=2&case=1')).toBe('everybody')
    }
    for (const path of ['/financial-hub', '/financial-hub/', '/financial-hub/fixed-deposit/schedule'])
      expect(asked(path, 'case=1')).toBe('everybody')
  })
})

describe('the page of an address is made for each request', () => {
  it.each(['/campaign', '/campaign/year-end', '/vouchers'])('where it begins and ends by the clock: %s', (path) => {
    expect(asked(path, '')).toBe('request')
  })

  it('where it is nothing without its query', () => {
    expect(asked('/compare', '')).toBe('request')
    expect(asked('/compare', 'product=a&product=b')).toBe('request')
  })
})

describe('pages made for one visitor', () => {
  it.each(['/sign-in', '/sign-in/code', '/sign-in/nothing', '/account-settings', '/account-settings/close'])(
    'are those of signing in and of an account: %s',
    (path) => {
      expect(asked(path, '')).toBe('visitor')
    },
  )

  it.each(['/', '/sign-in-page', '/products', '/credit-card', '/account-settings-page'])(
    'are no others: %s',
    (path) => {
      expect(asked(path, '')).not.toBe('visitor')
    },
  )
})

describe('what an address names of a category', () => {
  it.each(categoryList.map((category) => [category.path, category] as const))(
    'is the list at %s, its variants, and the products below it',
    (path, { id, variants }) => {
      expect(listedAt(path)).toEqual({ category: id, slug: null })
      for (const { slug } of variants) expect(listedAt(`${path}/${slug}`)).toEqual({ category: id, slug: null })
      expect(listedAt(`${path}/some-product`)).toEqual({ category: id, slug: 'some-product' })
    },
  )

  it('is nothing anywhere else', () => {
    for (const path of ['/', '/products', '/loan', '/credit-cards', '/bank-account']) expect(listedAt(path)).toBeNull()
  })
})
