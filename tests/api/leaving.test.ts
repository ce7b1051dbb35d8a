import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { GET } from '@/app/apply/partner/[slug]/route'
import { processServices } from '@/lib/server/api/process-services'
import { partnerContent } from '@/lib/server/content/partner-pages'
import { kysely } from '@/lib/server/db/connection'
// Gives this process a database of its own.
import './support/provider'

processServices()

const site = 'https://site.test'

function leave(slug: string, headers: Readonly<Record<string, string>> = {}, query = '', method = 'GET') {
  const request = new NextRequest(`${site}/apply/partner/${slug}${query}`, { headers, method })
  return GET(request, { params: Promise.resolve({ slug }) })
}

async function clicks(page: string) {
  const db = await kysely()
  return db.selectFrom('redirect_clicks').selectAll().where('page', '=', page).execute()
}

test('every partner with an address is left for by it, and by nothing that a request says', async () => {
  const ahead = { 'sec-purpose': 'prefetch', 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' }
  for (const { slug, entityName, address } of partnerContent.entries()) {
    const answer = await leave(slug, ahead, '?url=https://evil.test&to=//evil.test')
    if (entityName === null || address === null) {
      expect(answer.status, slug).toBe(404)
      continue
    }
    expect(answer.status, slug).toBe(303)
    expect(answer.headers.get('location'), slug).toBe(address)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
  }
})

test('leaving is one click, kept by the partner’s name and where the visitor was; looking ahead is none', async () => {
  const referer = `${site}/investment/versa?income=5000#x`
  await leave('versa', { referer, purpose: 'prefetch' })
  await leave('versa', { referer }, '', 'HEAD')
  for (const dest of ['image', 'iframe', 'empty']) await leave('versa', { referer, 'sec-fetch-dest': dest })
  expect(await clicks('/investment/versa')).toEqual([])
  await leave('versa', { referer, 'sec-fetch-dest': 'document' })
  expect(await clicks('/investment/versa')).toMatchObject([
    { entity_name: 'VERSA', category: '', slug: '', issuer_code: null, source: 'led' },
  ])
})

test('a partner without a verified address says so, leads back to its page and records nothing', async () => {
  const answer = await leave('ewill', { referer: `${site}/legal/ewill` })
  const html = await answer.text()
  expect(answer.status).toBe(404)
  expect(html).toContain('no verified address of eWill')
  expect(html).toContain('href="/legal/ewill"')
  expect(answer.headers.get('location')).toBeNull()
  expect(await clicks('/legal/ewill')).toEqual([])
})

test('a partner that is not there is not repeated', async () => {
  const answer = await leave('<script>')
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('<script>')
})
