import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { hubRoute } from '@/app/(site)/_parts/hub-route'
import { situationHref } from '@/components/home/situation-href'
import { categoryOf, siteOf } from '@/lib/domain/categories/registry'

const lists = ['personal-loan', 'home-loan', 'car-loan', 'business-loan'] as const

const markup = renderToStaticMarkup(await hubRoute('/loan').page())
const words = markup
  .replace(/<[^>]*>/g, ' ')
  .replaceAll('&amp;', '&')
  .replaceAll('&#x27;', '’')
const linked = new Set([...markup.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')))

describe('the page above the lists of loans', () => {
  it.each(lists)('leads to %s, says what to look at there, and offers its situations', (id) => {
    const category = categoryOf(id)
    expect(linked).toContain(category.path)
    expect(words).toContain(siteOf(id).choosing)
    for (const { id: situation } of category.situations) expect(linked).toContain(situationHref(category, situation))
    for (const { href } of siteOf(id).helpers ?? []) expect(linked).toContain(href)
  })

  it('leads to the guides and articles on borrowing', () => {
    for (const href of [
      '/financial-hub/guides/buying-a-car',
      '/financial-hub/guides/buying-a-home',
      '/financial-hub/guides/paying-off-debt',
      '/blog/flat-rate-and-effective-rate',
      '/blog/reading-a-car-loan-offer',
      '/blog/what-a-loan-guarantee-covers',
    ])
      expect(linked).toContain(href)
  })
})
