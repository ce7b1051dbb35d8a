import { describe, expect, it } from 'vitest'
import { categoryList, categoryOf } from '@/lib/domain/categories/registry'
import { defaultState } from '@/lib/domain/list/list-query'
import { rankProducts } from '@/lib/domain/list/ranking'
import { addDays, daysBetween, isoDate } from '@/lib/domain/values/iso-date'
import { goingStale } from '@/lib/server/catalogue/going-stale'
import { loadCatalogue } from '@/lib/server/catalogue/load'

const today = isoDate('2026-11-20')
const catalogue = loadCatalogue('content', { today, categories: categoryList })
const found = goingStale(catalogue, categoryList, today, 30)

describe('figures that will go stale', () => {
  it('are told by product, field and day, the next first, and only those of the days asked for', () => {
    expect(found.length).toBeGreaterThan(0)
    expect(found.map(({ staleOn }) => staleOn)).toEqual(found.map(({ staleOn }) => staleOn).toSorted())
    for (const { product, figure, staleOn } of found) {
      expect(product).toMatch(/^(key-rates|[a-z-]+\/[a-z0-9-]+)$/)
      expect(figure, product).not.toBe('')
      expect(daysBetween(today, staleOn)).toBeGreaterThan(0)
      expect(daysBetween(today, staleOn)).toBeLessThanOrEqual(30)
    }
  })

  it('lose their rank on the very day that is told, not before', () => {
    const category = categoryOf('current-account')
    const products = [...catalogue.products['current-account'].values()]
    const state = { ...defaultState(category, today), sort: 'net' }
    const isRanked = (slug: string, day: typeof today) =>
      rankProducts(category, products, state, day)
        .rows()
        .find(({ product }) => product.slug === slug)?.rank !== null
    const own = found.filter(({ product, figure }) => product.startsWith('current-account/') && figure === 'rate')
    const slugs = own.map(({ product, staleOn }) => ({ slug: product.slice('current-account/'.length), staleOn }))
    expect(slugs.filter(({ slug, staleOn }) => isRanked(slug, staleOn))).toEqual([])
    // Another figure of the same account may have gone stale before.
    expect(slugs.filter(({ slug, staleOn }) => isRanked(slug, addDays(staleOn, -1)))).not.toEqual([])
  })
})
