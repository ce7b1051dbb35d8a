import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiError } from '@/lib/client/api-error'
import { catalogue } from '@/lib/server/catalogue/load'
import { recordApplyClick } from '@/lib/server/data/apply-click'
import { findProduct, listProducts } from '@/lib/server/data/catalogue'
import { kysely } from '@/lib/server/db/connection'
import { type RunningServer, serveHandler } from '@/scripts/serve-handler'
import { providerWith } from './support/provider'

let provider: RunningServer
let broken = false

beforeAll(async () => {
  const listed = async () => {
    if (broken) throw new Error('broken')
    return catalogue()
  }
  const handler = providerWith({
    ai: { catalogue: listed },
    bank: { catalogue: listed },
    calls: { reportFault: () => {} },
  })
  provider = await serveHandler(handler, '127.0.0.1', 0)
  process.env.API_BASE_URL = `http://127.0.0.1:${provider.port}`
})

afterAll(() => provider.close())

async function clicks(page: string) {
  const db = await kysely()
  return db.selectFrom('redirect_clicks').selectAll().where('page', '=', page).execute()
}

test('with API_BASE_URL the pages get the same products over HTTP', async () => {
  const { products, asOf } = await listProducts('savings-account')
  expect(new Map(products.map((product) => [product.slug, product]))).toEqual(catalogue().products['savings-account'])
  expect(asOf).toBe(catalogue().asOf)
  expect(await findProduct('savings-account', 'no-such-account')).toBeNull()
})

test('a provider that fails from the start makes the page fail: never does it look like a product that is gone', async () => {
  broken = true
  const [slug = ''] = catalogue().products['current-account'].keys()
  await expect(findProduct('current-account', slug)).rejects.toBeInstanceOf(ApiError)
  await expect(listProducts('current-account')).rejects.toMatchObject({ kind: 'status', status: 500 })
  broken = false
  expect((await listProducts('current-account')).products.length).toBeGreaterThan(0)
})

test('a click travels to the provider; when the provider cannot take it, it is kept here', async () => {
  const [slug = ''] = catalogue().products['credit-card'].keys()
  const click = { category: 'credit-card', slug, userAgent: 'Mozilla/5.0 (iPhone) Mobile' } as const
  await recordApplyClick({ ...click, page: '/credit-card?spend=1' })
  expect(await clicks('/credit-card')).toMatchObject([{ slug, device_kind: 'mobile', source: 'apply' }])
  broken = true
  await recordApplyClick({ ...click, page: '/credit-card/cashback' })
  broken = false
  expect(await clicks('/credit-card/cashback')).toMatchObject([{ slug, device_kind: 'mobile', issuer_code: null }])
})

test('a page that is no path is kept as the root, and the click is not lost', async () => {
  const [slug = ''] = catalogue().products['credit-card'].keys()
  await recordApplyClick({ category: 'credit-card', slug, page: 'https://elsewhere.example/x', userAgent: null })
  expect(await clicks('/')).toMatchObject([{ slug, device_kind: 'unknown' }])
})
