import { describe, expect, it } from 'vitest'
import { situationHref } from '@/components/home/situation-href'
import { weighingLinks } from '@/components/home/weighing-links'
import { categoryIds } from '@/lib/domain/categories/load'
import { filterProducts } from '@/lib/domain/filters'
import { isoDate } from '@/lib/domain/iso-date'
import { parseListQuery } from '@/lib/domain/list-query'
import { catalogue } from '@/lib/server/catalogue/load'
import { testToday } from '@/tests/factories/product'

const links = weighingLinks.map((link) => [link.label, link] as const)

describe('what people come to weigh', () => {
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
    expect(new Set(weighingLinks.map(({ category }) => category.id))).toEqual(new Set(categoryIds))
  })

  it('says each thing once', () => {
    expect(new Set(weighingLinks.map(({ label }) => label)).size).toBe(weighingLinks.length)
    const targets = weighingLinks.map(({ category, situation }) => `${category.id} ${situation}`)
    expect(new Set(targets).size).toBe(targets.length)
  })
})
