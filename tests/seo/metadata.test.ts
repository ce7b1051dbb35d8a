import type { Metadata } from 'next'
import { describe, expect, it } from 'vitest'
import { detailRoute } from '@/app/(site)/_parts/detail-route'
import { listRoute } from '@/app/(site)/_parts/list-route'
import { fixedDeposit } from '@/lib/domain/categories/fixed-deposit/definition'
import { categoryList, siteOf } from '@/lib/domain/categories/registry'
import { startingScenario } from '@/lib/domain/detail/detail-scenario'
import { sealedKey } from '@/lib/domain/fields/form'
import { listPath } from '@/lib/domain/list/list-model'
import { fieldNames } from '@/lib/domain/personal/personal-answers'
import { isoDate } from '@/lib/domain/values/iso-date'
import { detailMetadata, listMetadata, pageMetadata } from '@/lib/seo/metadata'
import { catalogue } from '@/lib/server/catalogue/load'
import { makeFixedDeposit } from '@/tests/factories/fixed-deposit'
import { sourcesOf } from '@/tests/factories/product'

const today = isoDate('2026-11-20')
const lists = categoryList.flatMap((category) =>
  [null, ...category.variants].map((variant) => ({
    path: listPath(category, variant),
    category,
    variant,
    metadata: listMetadata(category, variant, catalogue().products[category.id].size),
  })),
)
const details = categoryList.flatMap((category) =>
  [...catalogue().products[category.id].values()].map((product) => {
    const scenario = startingScenario(category, siteOf(category.id), product, today)
    const evaluation = category.evaluate(product, scenario, today)
    return {
      path: `${category.path}/${product.slug}`,
      product,
      headline: evaluation.headline,
      metadata: detailMetadata(category, product, evaluation),
    }
  }),
)
const all = [...lists, ...details]

const titleOf = (metadata: Metadata) => (typeof metadata.title === 'string' ? metadata.title : '')
const canonicalOf = (metadata: Metadata) => metadata.alternates?.canonical

describe('the metadata of every list and product', () => {
  it('has a title that search engines show whole: at most 65 letters', () => {
    expect(
      all.filter(({ metadata }) => titleOf(metadata).length > 65).map(({ metadata }) => titleOf(metadata)),
    ).toEqual([])
  })

  it('has no gap in its words, also where a figure has no unit, as that of an offer that has ended', () => {
    expect(details.some(({ headline }) => headline.unit === '' && headline.value.startsWith('Ended '))).toBe(true)
    const words = details.flatMap(({ metadata }) => [titleOf(metadata), JSON.stringify(metadata.openGraph?.images)])
    expect(words.filter((text) => /\s\s|\s$|\s"/.test(text))).toEqual([])
  })

  it('has a title of its own', () => {
    const titles = all.map(({ metadata }) => titleOf(metadata))
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })

  it('has a description of 50 to 155 letters that ends in a sentence or a mark that more follows', () => {
    const bad = all
      .map(({ metadata }) => metadata.description ?? '')
      .filter((text) => text.length < 50 || text.length > 155 || !/[.…]$/.test(text))
    expect(bad).toEqual([])
  })

  it('has its bare address as the canonical one', () => {
    for (const { path, metadata } of all) expect(canonicalOf(metadata)).toBe(path)
  })

  it('has a picture of its own size under an address of the site', () => {
    for (const { metadata } of all) {
      expect(metadata.openGraph?.images).toEqual([
        {
          url: expect.stringMatching(/^\/og\/[a-z-]+(\/[a-z0-9-]+)?$/),
          alt: expect.any(String),
          width: 1200,
          height: 630,
        },
      ])
    }
  })
})

describe("a product's metadata", () => {
  it('names the product and its issuer', () => {
    for (const { product, metadata } of details) {
      expect(titleOf(metadata)).toContain(product.name)
      expect(metadata.description).toContain(product.issuer.name)
    }
  })
})

describe('what a preview says of a deposit', () => {
  const metadataFor = (changes: Parameters<typeof makeFixedDeposit>[0]) => {
    const product = makeFixedDeposit(changes)
    const scenario = startingScenario(fixedDeposit, siteOf('fixed-deposit'), product, today)
    return detailMetadata(fixedDeposit, product, fixedDeposit.evaluate(product, scenario, today))
  }

  it('marks a figure that is out of date, in the title and before all else', () => {
    const { title, description, openGraph } = metadataFor({ sources: sourcesOf('2026-01-02') })
    expect(title).toMatch(/, out of date$/)
    expect(openGraph?.title).toBe(title)
    expect(description).toContain('. Out of date, checked 2 Jan 2026.')
    expect(metadataFor({}).title).not.toContain('out of date')
  })

  it('says that an offer has ended, in whole sentences', () => {
    const promotion = { text: 'Offer', start: isoDate('2026-01-01'), end: isoDate('2026-10-31'), source: 'page' }
    const { description } = metadataFor({ promotion: { ...promotion, ordinary: null } })
    expect(description).toMatch(/: Ended 31 Oct 2026\. Not ranked/)
    expect(details.filter(({ metadata }) => /\. ?\./.test(metadata.description ?? ''))).toEqual([])
  })
})

describe('a page without a picture of its own', () => {
  it("shows the site's, and cuts a long description at a word", () => {
    const metadata = pageMetadata({ path: '/x', title: 'X', description: 'word '.repeat(60).trim() })
    expect(metadata.openGraph?.images).toMatchObject([{ url: '/og/site' }])
    expect(metadata.description).toMatch(/^(word )+word…$/)
    expect(metadata.description?.length).toBeLessThanOrEqual(155)
  })
})

describe('a page whose query changes it', () => {
  const robots = { index: false, follow: true }

  it.each(lists.map(({ path, category, variant }) => [path, category, variant] as const))(
    '%s with filters is not indexed and points at the bare list',
    async (path, category, variant) => {
      const { generateMetadata } = listRoute(category.id, variant?.slug ?? null)
      const metadataFor = (query: Record<string, string>) => generateMetadata({ searchParams: Promise.resolve(query) })
      const filtered = await metadataFor({ sort: 'fee' })
      expect([filtered.robots, canonicalOf(filtered)]).toEqual([robots, path])
      const tagged = await metadataFor({ utm_source: 'mail' })
      expect([tagged.robots, canonicalOf(tagged)]).toEqual([undefined, path])
    },
  )

  it('of a product with a changed case is not indexed and points at the bare product', async () => {
    for (const category of categoryList) {
      const [detail = ''] = catalogue().products[category.id].keys()
      const { generateMetadata } = detailRoute(category.id)
      const metadataFor = (query: Record<string, string>) =>
        generateMetadata({ params: Promise.resolve({ detail }), searchParams: Promise.resolve(query) })
      const [field = ''] = [...fieldNames(category.scenario, false), sealedKey]
      const changed = await metadataFor({ [field]: '1' })
      expect([changed.robots, canonicalOf(changed)]).toEqual([robots, `${category.path}/${detail}`])
      expect((await metadataFor({ sort: 'fee' })).robots).toBeUndefined()
    }
  })
})
