import { describe, expect, it } from 'vitest'
import type { Category } from '@/lib/domain/categories/category'
import { fixedDeposit } from '@/lib/domain/categories/fixed-deposit/definition'
import { categoryList, siteOf } from '@/lib/domain/categories/registry'
import { startingScenario } from '@/lib/domain/detail/detail-scenario'
import { buildListModel } from '@/lib/domain/list/list-model'
import type { Product } from '@/lib/domain/products/product'
import { isoDate } from '@/lib/domain/values/iso-date'
import { scriptJson } from '@/lib/domain/values/script-json'
import { articleLd } from '@/lib/seo/article-ld'
import { breadcrumbLd, itemListLd, listPageLd, organizationLd } from '@/lib/seo/json-ld'
import { productLd } from '@/lib/seo/product-json-ld'
import { catalogue } from '@/lib/server/catalogue/load'
import { articleContent } from '@/lib/server/content/articles'
import { makeFixedDeposit, placementOf, tiedOf } from '@/tests/factories/fixed-deposit'
import { known, sourcesOf } from '@/tests/factories/product'
import { problemsOf, readVocabulary } from './schema-vocabulary'

const origin = 'https://www.example.com'
const today = isoDate('2026-11-20')
const vocabulary = readVocabulary()
const crumbs = [{ href: '/', label: 'Home' }]
const ldOf = (category: Category, product: Product, day = today) => {
  const scenario = startingScenario(category, siteOf(category.id), product, day)
  return productLd(origin, `${category.path}/${product.slug}`, product, category.evaluate(product, scenario, day), day)
}
const productsOf = (id: (typeof categoryList)[number]['id']) => [...catalogue().products[id].values()]

describe("schema.org's vocabulary, as installed", () => {
  it('has the types that the site uses and refuses one that does not exist', () => {
    for (const type of ['CreditCard', 'BankAccount', 'DepositAccount', 'LoanOrCredit', 'ItemList', 'BreadcrumbList']) {
      expect(vocabulary.isType(type)).toBe(true)
    }
    expect(vocabulary.isType('SavingsAccount')).toBe(false)
    expect(() => vocabulary.propertiesOf('SavingsAccount')).toThrow('no type SavingsAccount')
  })

  it('gives a type what it inherits: a card has the rate of a product, the provider of a service, the name of a thing', () => {
    const card = vocabulary.propertiesOf('CreditCard')
    for (const property of ['annualPercentageRate', 'provider', 'name']) expect(card.has(property)).toBe(true)
    expect(card.has('itemListElement')).toBe(false)
  })

  it('finds each kind of mistake and says where', () => {
    const wrong = {
      '@type': 'CreditCard',
      name: '',
      fee: 'RM10',
      provider: { name: 'Bank Nusa' },
      offers: [{ '@type': 'Bargain' }],
      areaServed: Number.NaN,
    }
    expect(problemsOf(vocabulary, wrong)).toEqual([
      '$: CreditCard has no property fee',
      '$.name is empty',
      '$.provider has no @type',
      '$.offers[0]: schema.org has no type Bargain',
      '$.areaServed is empty',
    ])
  })
})

describe('the structured data of the site', () => {
  it('says who runs it in known words', () => {
    expect(problemsOf(vocabulary, organizationLd(origin))).toEqual([])
  })

  it.each(articleContent.entries().map((article) => [article.slug, article] as const))(
    'says of the article %s who wrote it and when, in known words',
    (slug, article) => {
      const data = articleLd(origin, article)
      expect(problemsOf(vocabulary, data)).toEqual([])
      expect(data).toMatchObject({
        '@type': 'BlogPosting',
        headline: article.title,
        mainEntityOfPage: `${origin}/blog/${slug}`,
        image: `${origin}/og/blog/${slug}`,
      })
    },
  )

  it('says where a page stands, from 1 up, with absolute addresses', () => {
    const data = breadcrumbLd(origin, crumbs, { href: '/loan', label: 'Loans' })
    expect(problemsOf(vocabulary, data)).toEqual([])
    expect(data).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: `${origin}/` },
        { position: 2, name: 'Loans', item: `${origin}/loan` },
      ],
    })
  })
})

describe.each(categoryList.map((category) => [category.plural, category] as const))(
  'the structured data of %s',
  (_, category) => {
    const products = productsOf(category.id)

    it('uses known types and properties only, for every product', () => {
      expect(products.length).toBeGreaterThan(0)
      const problems = products.flatMap((product) => problemsOf(vocabulary, ldOf(category, product), product.slug))
      expect(problems).toEqual([])
    })

    it('carries the address, the name and the provider of every product', () => {
      for (const product of products) {
        const data: Readonly<Record<string, unknown>> = {
          ...ldOf(category, product),
        }
        expect({ ...data, provider: data.provider ?? data.brand }).toMatchObject({
          '@context': 'https://schema.org',
          name: product.name,
          url: `${origin}${category.path}/${product.slug}`,
          provider: { name: product.issuer.name },
        })
      }
    })

    it('uses known types and properties only, for the list and each of its variants', () => {
      for (const variant of [null, ...category.variants]) {
        const model = buildListModel(category, products, new URLSearchParams(), variant, today)
        expect(problemsOf(vocabulary, listPageLd(origin, 'A list', crumbs, model))).toEqual([])
      }
    })

    it('lists what is ranked, in the order shown, and nothing that is not', () => {
      const model = buildListModel(category, products, new URLSearchParams(), null, today)
      const ranked = model.rows.filter((row) => row.rank !== null)
      expect(ranked.length).toBeGreaterThan(0)
      expect(itemListLd(origin, category.title, model)).toMatchObject({
        numberOfItems: ranked.length,
        itemListElement: ranked.map((row, index) => ({ position: index + 1, url: `${origin}${row.href}` })),
      })
    })
  },
)

describe('the rates that search engines are told', () => {
  const ended = { text: 'Offer', start: isoDate('2026-01-01'), end: isoDate('2026-10-31'), source: 'page' }
  const fresh = { sources: sourcesOf('2026-11-18') }
  const ldFor = (changes: Parameters<typeof makeFixedDeposit>[0]) =>
    ldOf(fixedDeposit, makeFixedDeposit({ ...fresh, ...changes }))

  it('are those of a deposit that can be had and was checked lately', () => {
    expect(ldFor({})).toMatchObject({ interestRate: { minValue: 3.6, maxValue: 3.85 } })
  })

  it('are none where the offer has ended or the figures are out of date', () => {
    expect(ldFor({ promotion: { ...ended, ordinary: null } })).not.toHaveProperty('interestRate')
    expect(ldFor({ sources: sourcesOf('2026-01-02') })).not.toHaveProperty('interestRate')
  })

  it('are none where they are out of date and the page has no figure for its usual case', () => {
    const placements = known([placementOf(6, 345)])
    expect(ldFor({ placements })).toMatchObject({ interestRate: { minValue: 3.45 } })
    expect(ldFor({ placements, sources: sourcesOf('2026-01-02') })).not.toHaveProperty('interestRate')
    const years = isoDate('2028-01-01')
    for (const category of categoryList) {
      for (const product of productsOf(category.id)) {
        const told = JSON.stringify(ldOf(category, product, years))
        expect(told, product.slug).not.toMatch(/"(interestRate|annualPercentageRate|offers|amount|loanTerm)"/)
      }
    }
  })

  it('of a tied deposit are what all the money earns, as its page says, and say so', () => {
    const tied = ldFor({ tied: known(tiedOf('unit-trust', 10_000, 0, 185)) })
    expect(tied).toMatchObject({
      interestRate: { minValue: 1, maxValue: 1, description: expect.stringContaining('all the money') },
    })
    expect(problemsOf(vocabulary, tied)).toEqual([])
  })
})

describe('data inside a script element', () => {
  it('cannot end the element, whatever a name holds, and reads back the same', () => {
    const data = { name: '</script><script>alert(1)</script><!-- & -->' }
    const text = scriptJson(data)
    expect(text).not.toMatch(/[<>&]/)
    expect(JSON.parse(text)).toEqual(data)
  })
})
