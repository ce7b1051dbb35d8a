import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { embedDrawer } from '@/components/ui/embed-part'
import { ProseText } from '@/components/ui/prose-text'
import { fixedDeposit } from '@/lib/domain/categories/fixed-deposit/definition'
import { homeLoan } from '@/lib/domain/categories/home-loan/definition'
import { categoryList, siteOf } from '@/lib/domain/categories/registry'
import { figureView, productView, topView } from '@/lib/domain/detail/embed-view'
import { isFor } from '@/lib/domain/products/restriction'
import { isoDate } from '@/lib/domain/values/iso-date'
import { catalogue } from '@/lib/server/catalogue/load'
import { readProse } from '@/lib/server/content/markdown/read-prose'
import { embedViews } from '@/lib/server/data/content/embeds'

const today = isoDate('2026-11-20')
const later = isoDate('2027-12-01')

async function page(markdown: string): Promise<string> {
  const { prose } = readProse(markdown)
  const drawEmbed = embedDrawer(await embedViews(prose))
  return renderToStaticMarkup(createElement(ProseText, { text: prose, drawEmbed }))
}

const deposit = () => {
  const found = catalogue().products['fixed-deposit'].get('bahtera-fixed-deposit')
  if (found === undefined) throw new Error('The sample deposit is gone')
  return found
}

describe('what a text reads from the catalogue', () => {
  it('is a figure with the day it was checked, marked as a sample, within its sentence', async () => {
    const html = await page('It pays :figure{category=fixed-deposit slug=bahtera-fixed-deposit figure=rate-6}.')
    expect(html).toBe(
      '<p>It pays <a href="/investment/fixed-deposit/bahtera-fixed-deposit" translate="no">2.20% p.a.</a> ' +
        '(sample, out of date, checked 30 Apr 2026).</p>',
    )
  })

  it('is a product with its figure, what it is for, its day and its mark', async () => {
    const html = await page('::product{category=fixed-deposit slug=angsana-term-pot-i}')
    expect(html).toContain('href="/investment/fixed-deposit/angsana-term-pot-i"')
    expect(html).toMatch(/checked \d+ \w{3} 2026/)
    expect(html).toContain('Sample catalogue, invented issuers')
  })

  it('is the way to a calculator, with the question that it answers', async () => {
    const html = await page('::calculator{id=card-payoff}')
    expect(html).toContain('<a href="/financial-hub/card-payoff">')
  })

  it('says that it is no longer listed where the provider has dropped it', async () => {
    expect(await page('::product{category=credit-card slug=gone-card}')).toContain('no longer listed')
    expect(await page('At :figure{category=credit-card slug=gone-card figure=annualFee}.')).toContain(
      'no longer listed',
    )
    expect(figureView(fixedDeposit, deposit(), 'no-such-figure', today)).toEqual({ kind: 'lost' })
  })

  it('follows the catalogue: what changes in the list changes in the text', () => {
    const renamed = { ...deposit(), name: 'Renamed deposit', sample: false }
    const view = productView(fixedDeposit, siteOf('fixed-deposit'), renamed, today)
    expect(view).toMatchObject({ kind: 'product', name: 'Renamed deposit', sample: false })
  })

  it('says that a figure is out of date once it is', () => {
    const view = figureView(fixedDeposit, deposit(), 'rate-6', later)
    expect(view).toMatchObject({ kind: 'figure', state: 'stale' })
  })
})

describe('the first products of a list in a text', () => {
  it.each(categoryList.map((category) => [category.id, category] as const))(
    '%s: as many as asked, ranked, and none that is not for everybody',
    (id, category) => {
      const products = [...catalogue().products[id].values()]
      const { products: top } = topView(category, products, 5, today)
      expect(top.length).toBeGreaterThan(0)
      expect(top.length).toBeLessThanOrEqual(5)
      const slugs = top.map(({ href }) => href.slice(href.lastIndexOf('/') + 1))
      const restricted = products.filter((product) => !isFor(product, new Set())).map(({ slug }) => slug)
      expect(slugs.filter((slug) => restricted.includes(slug))).toEqual([])
    },
  )

  it('are none where only members could have them, rather than somebody’s own', () => {
    const restricted = [...catalogue().products['home-loan'].values()].filter((product) => !isFor(product, new Set()))
    expect(restricted.length).toBeGreaterThan(0)
    expect(topView(homeLoan, restricted, 3, today).products).toEqual([])
  })

  it('are drawn in their order with the way to the whole list', async () => {
    const html = await page('::top{category=fixed-deposit count=2}')
    expect(html.match(/<li>/g)).toHaveLength(2)
    expect(html).toContain('<a href="/investment/fixed-deposit">Compare all fixed deposits')
  })
})
