import { describe, expect, it } from 'vitest'
import { categoryList } from '@/lib/domain/categories/registry'
import { knownQueryKeys, spreadKeys } from '@/lib/domain/list/list-query'
import { dynamicPageOf, isInnerPath, isPersonal, storedAt } from './dynamic-pages'

const asked = (path: string, query: string) => dynamicPageOf(path, new URLSearchParams(query))

describe('an address that is rendered per request', () => {
  it.each(categoryList.map((category) => [category.path, category] as const))(
    '%s has a dynamicPage for every key that changes it',
    (path, category) => {
      for (const key of [...knownQueryKeys(category), ...spreadKeys(category)])
        expect(asked(path, `${key}=1`)).toBe(`/dynamic-list/${category.id}`)
    },
  )

  it('of a variant goes to the dynamic page of the variant', () => {
    expect(asked('/credit-card/cashback', 'sort=fee')).toBe('/dynamic-list/credit-card/cashback')
  })

  it('of a product goes to the dynamic page of the product when its scenario is changed', () => {
    expect(asked('/investment/fixed-deposit/nusa-fixed-deposit', 'amount=5000')).toBe(
      '/dynamic-product/fixed-deposit/nusa-fixed-deposit',
    )
    for (const key of ['total', 'mix', 'drawn'])
      expect(asked('/credit-card/rimba-card', `${key}=1`)).toBe('/dynamic-product/credit-card/rimba-card')
    expect(asked('/investment/fixed-deposit/nusa-fixed-deposit', 'total=1')).toBeNull()
  })

  it.each(['/campaign', '/campaign/year-end', '/vouchers'])(
    'is that of what begins and ends by the clock: %s',
    (path) => {
      expect(asked(path, '')).toBe(path)
      expect(asked('/campaigns', '')).toBeNull()
    },
  )

  it('is the comparison, whatever it compares', () => {
    expect(asked('/compare', '')).toBe('/compare')
    expect(asked('/compare', 'product=a&product=b')).toBe('/compare')
  })
})

describe('a calculator', () => {
  it('has a dynamic page for a form that was sent and for sealed figures', () => {
    expect(asked('/financial-hub/affordability', 'sealed=abc')).toBe('/dynamic-calculator/affordability')
    expect(asked('/financial-hub/fixed-deposit', 'case=1&amount=5000')).toBe('/dynamic-calculator/fixed-deposit')
  })

  it('stays in the cache for anything else, and so does what lies below it', () => {
    expect(asked('/financial-hub/fixed-deposit', 'utm_source=mail&amount=5000')).toBeNull()
    expect(asked('/financial-hub', 'case=1')).toBeNull()
    expect(asked('/financial-hub/', 'case=1')).toBeNull()
    expect(asked('/financial-hub/fixed-deposit/schedule', 'case=1')).toBeNull()
  })
})

describe('an address that stays in the cache', () => {
  it.each(categoryList.map(({ path }) => path))('%s without a query, or with a campaign tag only', (path) => {
    expect(asked(path, '')).toBeNull()
    expect(asked(path, 'utm_source=mail&utm_campaign=x&gclid=1')).toBeNull()
  })

  it('is a product asked with the filters of its list: they do not change it', () => {
    expect(asked('/credit-card/nusa-fuel-card', 'sort=fee&page=2&situation=travel')).toBeNull()
  })

  it('is any page that is no list and no product', () => {
    for (const path of ['/', '/products', '/loan', '/bank-account', '/glossary', '/credit-cards', '/api/docs']) {
      expect(asked(path, 'sort=fee&amount=1&page=2')).toBeNull()
    }
  })
})

describe('a stored page', () => {
  it.each(categoryList.map((category) => [category.path, category] as const))(
    'of %s, of its variants and of its products lies with those of its kind',
    (path, { id, variants }) => {
      expect(storedAt(path)).toBe(`/list/${id}`)
      for (const { slug } of variants) expect(storedAt(`${path}/${slug}`)).toBe(`/list/${id}/${slug}`)
      expect(storedAt(`${path}/some-product`)).toBe(`/product/${id}/some-product`)
    },
  )

  it('of anything else lies at its address', () => {
    for (const path of ['/', '/products', '/loan', '/loan/car-loan', '/bank-account', '/credit-cards', '/glossary']) {
      expect(storedAt(path)).toBe(path)
    }
  })

  it('is not found where it lies, only at its address', () => {
    for (const path of ['/credit-card', '/credit-card/cashback', '/credit-card/some-card']) {
      expect(isInnerPath(path)).toBe(false)
      expect(isInnerPath(storedAt(path))).toBe(true)
    }
    expect(isInnerPath('/products')).toBe(false)
  })
})

describe('pages made for one visitor', () => {
  it.each(['/sign-in', '/sign-in/code', '/sign-in/nothing', '/account-settings', '/account-settings/close'])(
    'are those of signing in and of an account: %s',
    (path) => {
      expect(isPersonal(path)).toBe(true)
    },
  )

  it.each(['/', '/sign-in-page', '/products', '/credit-card', '/account-settings-page'])(
    'are no others: %s',
    (path) => {
      expect(isPersonal(path)).toBe(false)
    },
  )
})
