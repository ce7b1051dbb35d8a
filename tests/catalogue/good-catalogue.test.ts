import { describe, expect, it } from 'vitest'
import { productSchema } from '@/lib/contract/entities/product'
import { categoryIds } from '@/lib/domain/categories/load'
import { isoDate } from '@/lib/domain/values/iso-date'
import { ringgit } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'
import type { Catalogue } from '@/lib/server/catalogue/catalogue'
import { readContentFiles } from '@/lib/server/catalogue/content-files'
import { applyDestination } from '@/lib/server/catalogue/partners'
import { countCatalogue } from '@/lib/server/catalogue/summary'
import { readFiles, verifyFiles } from '@/lib/server/catalogue/verify'
import { contentWith, goodContent, goodPaths, writeContent } from './good-content'

const today = isoDate('2026-11-20')

function load(files = goodContent): Catalogue {
  const verified = verifyFiles(readFiles(files), { today, categories: [] })
  if (!verified.ok) throw new Error(JSON.stringify(verified.findings))
  return verified.catalogue
}

describe('a catalogue in which nothing is wrong', () => {
  it('has every product under its category and slug, with its issuer', () => {
    const catalogue = load()
    const slugs = categoryIds.map((id) => [id, [...catalogue.products[id].keys()]] as const)
    expect(Object.fromEntries(slugs.filter(([, found]) => found.length > 0))).toEqual({
      'savings-account': ['nusa-saver'],
      'current-account': ['nusa-everyday'],
      'fixed-deposit': ['nusa-term'],
      'credit-card': ['nusa-cash'],
      'personal-loan': ['maju-cash-i'],
    })
    expect(catalogue.products['personal-loan'].get('maju-cash-i')?.issuer).toEqual({
      slug: 'maju-islamic-bank',
      name: 'Maju Islamic Bank',
      shortName: 'Maju',
      code: 'MAJU',
      mark: 'leaf',
      colour: 'green',
      kind: 'islamic-bank',
      depositProtection: true,
      invented: true,
    })
  })

  it('reads amounts to the sen and rates to the basis point, with commas inside braces', () => {
    const catalogue = load()
    expect(catalogue.products['savings-account'].get('nusa-saver')?.baseRate).toEqual({
      state: 'known',
      source: 'page',
      value: {
        method: 'incremental',
        bands: [
          { upTo: ringgit(5_000), rate: basisPoints(25) },
          { upTo: ringgit(50_000), rate: basisPoints(115) },
          { upTo: null, rate: basisPoints(50) },
        ],
      },
    })
    expect(catalogue.products['fixed-deposit'].get('nusa-term')).toMatchObject({
      placements: { value: [{}, {}, { from: 5_000_001, upTo: null }] },
      maximumDeposit: { value: 100_000_000 },
    })
    expect(catalogue.products['savings-account'].get('nusa-saver')?.yearlyCardFee).toMatchObject({ value: 1_250 })
  })

  it('keeps missing, none, unlimited and zero apart', () => {
    const catalogue = load(contentWith(goodPaths.card, 'overseasFee: { value: 1%', 'overseasFee: { value: 0%'))
    const card = catalogue.products['credit-card'].get('nusa-cash')
    const states = [card?.supplementaryFee, card?.loungeVisits, card?.overseasFee]
    expect(states).toEqual([
      { state: 'missing' },
      { state: 'none', source: 'page' },
      { state: 'known', value: 0, source: 'pds' },
    ])
    expect(catalogue.products['savings-account'].get('nusa-saver')?.freeWithdrawalsAMonth.state).toBe('unlimited')
  })

  it('keeps the commas of amounts in prose', () => {
    const catalogue = load(contentWith(goodPaths.card, 'for everyday money', 'for RM1,000,000, and RM12,50 more'))
    expect(catalogue.products['credit-card'].get('nusa-cash')?.summary).toBe(
      'A plain product for RM1,000,000, and RM12,50 more.',
    )
  })

  it('is as of its newest check, and updated on its newest change', () => {
    const files = contentWith(goodPaths.loan, 'checkedOn: 2026-11-03', 'checkedOn: 2026-11-19')
    expect([load(files).asOf, load(files).updatedOn]).toEqual(['2026-11-19', '2026-11-03'])
  })

  it('is the same when it is read from a folder', () => {
    expect(readContentFiles(writeContent(goodContent))).toEqual(goodContent)
  })

  it('warns of short lists without refusing them', () => {
    const verified = verifyFiles(readFiles(goodContent), { today, categories: [] })
    expect(verified.ok && verified.warnings).toHaveLength(categoryIds.length)
  })

  it('travels as JSON and arrives as the same products', () => {
    const products = categoryIds.flatMap((id) => [...load().products[id].values()])
    for (const product of products) expect(productSchema.parse(JSON.parse(JSON.stringify(product)))).toEqual(product)
  })

  it.each(['javascript:alert(1)', 'http://www.banknusa.example/', 'https://a:b@c.example/'])(
    'does not arrive with a source whose link is %s',
    (url) => {
      const card: unknown = JSON.parse(JSON.stringify(load().products['credit-card'].get('nusa-cash')))
      expect(productSchema.safeParse(card).success).toBe(true)
      const changed = JSON.stringify(card).replaceAll('https://www.banknusa.example/product', url)
      expect(productSchema.safeParse(JSON.parse(changed)).success).toBe(false)
    },
  )

  it('counts its missing figures by category', () => {
    const counts = countCatalogue(load(), [], today)
    expect(counts.find((count) => count.id === 'credit-card')).toEqual({
      id: 'credit-card',
      products: 1,
      stale: 0,
      missing: 1,
    })
  })
})

describe('the way to a partner', () => {
  it('is built from the address in the issuer file alone', () => {
    const catalogue = load()
    expect(applyDestination(catalogue, 'credit-card', 'nusa-cash')).toBe(
      'https://www.banknusa.example/apply/credit-card/nusa-cash',
    )
    expect(applyDestination(catalogue, 'personal-loan', 'maju-cash-i')).toBe(
      'https://www.majuislamic.example/start?product=maju-cash-i',
    )
  })

  it.each(['nusa-everyday', '', '..', '//evil.example', 'constructor'])(
    'does not exist for what is no product: %s',
    (slug) => {
      expect(applyDestination(load(), 'credit-card', slug)).toBeNull()
    },
  )
})
