import { describe, expect, it } from 'vitest'
import { compareLinks } from '@/components/home/compare-links'
import { situationHref } from '@/components/home/situation-href'
import { categoryIds } from '@/lib/domain/categories/load'
import { filterProducts } from '@/lib/domain/list/filters'
import { parseListQuery } from '@/lib/domain/list/list-query'
import { isoDate } from '@/lib/domain/values/iso-date'
import { catalogue } from '@/lib/server/catalogue/load'
import { testToday } from '@/tests/factories/product'

const links = compareLinks.map((link) => [link.label, link] as const)

describe('what people come to compare', () => {
  it.each(links)('"%s" leads to a situation that exists', (_, link) => {
    const { category } = link
    const { searchParams, pathname } = new URL(situationHref(category, link.situation), 'https://example.com')
    expect(pathname).toBe(category.path)
    expect(parseListQuery(category, searchParams, testToday)).toMatchObject({
      state: { situation: link.situation },
      problems: [],
    })
  })

  it.each(links)('"%s" leads to products, not to an empty list', (_, link) => {
    const { category } = link
    const products = [...catalogue().products[category.id].values()]
    const { state } = parseListQuery(category, new URLSearchParams({ situation: link.situation }), testToday)
    expect(filterProducts(category, products, state, null, isoDate('2026-11-20')).length).toBeGreaterThan(0)
  })

  it('reaches every category', () => {
    expect(new Set(compareLinks.map(({ category }) => category.id))).toEqual(new Set(categoryIds))
  })

  it('says each thing once', () => {
    expect(new Set(compareLinks.map(({ label }) => label)).size).toBe(compareLinks.length)
    const targets = compareLinks.map(({ category, situation }) => `${category.id} ${situation}`)
    expect(new Set(targets).size).toBe(targets.length)
  })
})
