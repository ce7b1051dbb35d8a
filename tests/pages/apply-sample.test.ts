import { NextRequest } from 'next/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import ApplySample from '@/app/(site)/apply/sample/page'
import { GET } from '@/app/apply/[category]/[slug]/route'
import { audienceOf } from '@/lib/routing/dynamic-pages'
import { listProducts } from '@/lib/server/data/catalogue/catalogue'

process.env.TEST_NOW = '2026-11-20'
process.env.LOG_LEVEL = 'silent'

const [card] = (await listProducts('credit-card')).products
if (card === undefined) throw new Error('No card')
const pageOf = async (product: string) =>
  renderToStaticMarkup(await ApplySample({ searchParams: Promise.resolve({ product }) }))

it('an application for a sample leads to a page that names issuer and product and says that nothing was sent', async () => {
  const url = `https://site.test/apply/credit-card/${card.slug}`
  const request = new NextRequest(url, { headers: { 'sec-purpose': 'prefetch', host: 'evil.test' } })
  const answer = await GET(request, { params: Promise.resolve({ category: 'credit-card', slug: card.slug }) })
  const to = answer.headers.get('location') ?? ''
  expect([answer.status, to]).toEqual([303, `/apply/sample?product=credit-card/${card.slug}`])
  const { pathname, searchParams } = new URL(to, url)
  expect([pathname, audienceOf(pathname, searchParams)]).toEqual(['/apply/sample', 'request'])
  const page = await pageOf(searchParams.get('product') ?? '')
  for (const text of [card.name, card.issuer.name, 'sample', 'Nothing was sent', `href="/credit-card/${card.slug}"`])
    expect(page).toContain(text)
  expect(page).not.toContain('.example')
})

it.each(['', 'credit-card', 'credit-card/no-such-card', 'nothing/at-all', '../x'])(
  'the page of no sample, %j, is not found',
  async (product) => {
    await expect(pageOf(product)).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
  },
)
