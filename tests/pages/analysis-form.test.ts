import { describe, expect, it } from 'vitest'
import { POST } from '@/app/(site)/financial-analysis/work/route'
import { audienceOf } from '@/lib/routing/dynamic-pages'
import { analysisSeal, openQuery } from '@/lib/server/data/forms/sealed-values'

const post = (body: string, type = 'application/x-www-form-urlencoded') =>
  POST(
    new Request('http://site.test/financial-analysis/work', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    }),
  )

describe('the analysis sent without script', () => {
  it('leads to its report with the answers sealed: none can be read in the address', async () => {
    const response = await post('income=6543&repayments=1234&years=&foreign=1')
    const location = new URL(response.headers.get('location') ?? '', 'http://site.test')
    expect([response.status, location.pathname, location.hash]).toEqual([303, '/financial-analysis', '#report'])
    expect(location.href).not.toMatch(/6543|1234|foreign/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    const opened = openQuery(analysisSeal, location.searchParams.get('sealed') ?? '')
    expect(opened?.toString()).toBe('income=6543&repayments=1234')
    expect(openQuery('affordability', location.searchParams.get('sealed') ?? '')).toBeNull()
    expect(audienceOf(location.pathname, location.searchParams)).toBe('query')
  })

  it('leaves the stored page in place for everything but a seal', () => {
    const query = new URLSearchParams('utm_source=mail&income=1&case=1')
    expect(audienceOf('/financial-analysis', query)).toBe('everybody-without-query')
  })

  it('refuses what is no form, in words', async () => {
    const response = await post('{}', 'application/json')
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('could not be read')])
  })
})
