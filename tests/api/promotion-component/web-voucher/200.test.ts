import { expect, test } from 'vitest'
import { webVoucherOperation } from '@/lib/contract/promotion-component/web-voucher'
import { shownVouchers } from '@/lib/server/content/shown'
import { expectSuccess, providerWith, requestTo, send } from '../../support/provider'

async function told(query: string) {
  const { data } = await expectSuccess(await send(webVoucherOperation, { query }), webVoucherOperation)
  return data
}

test('tells those first that can be used, with code and way out; of the others neither', async () => {
  expect((await told('')).map(({ slug, state, code, path }) => [slug, state, code, path])).toEqual([
    ['kelana-asia-five', 'open', 'SAMPLE-ASIA5', '/apply/esim/kelana-forever-asia'],
    ['selat-welcome-cashback', 'open', null, '/apply/credit-card/selat-basket-cashback'],
    ['kenari-no-transfer-fee', 'used-up', null, null],
    ['tekukur-thailand-day', 'ended', null, null],
  ])
})

test.each([
  ['kind=cashback', ['selat-welcome-cashback']],
  ['partner=kenari-bank', ['kenari-no-transfer-fee']],
  ['partner=kenari-bank&kind=gift', []],
  ['partner=nobody', []],
])('%s leaves these: %j', async (query, slugs) => {
  expect((await told(query)).map(({ slug }) => slug)).toEqual(slugs)
})

test('one that has ended is told for thirty days more', async () => {
  const slugsAt = async (moment: string) => {
    const provider = providerWith({ promotion: { vouchers: () => shownVouchers(Date.parse(moment)) } })
    const answer = await expectSuccess(await provider(requestTo(webVoucherOperation)), webVoucherOperation)
    return answer.data.map(({ slug }) => slug)
  }
  expect(await slugsAt('2026-12-09T15:59:59Z')).toContain('tekukur-thailand-day')
  expect(await slugsAt('2026-12-09T16:00:00Z')).not.toContain('tekukur-thailand-day')
})

test('one is told from its first minute, with its code and way out until its last, without a deployment', async () => {
  const toldAt = async (moment: string) => {
    const provider = providerWith({ promotion: { vouchers: () => shownVouchers(Date.parse(moment)) } })
    const answer = await expectSuccess(await provider(requestTo(webVoucherOperation)), webVoucherOperation)
    const found = answer.data.find(({ slug }) => slug === 'kelana-asia-five')
    return found === undefined ? null : [found.state, found.code, found.path]
  }
  const open = ['open', 'SAMPLE-ASIA5', '/apply/esim/kelana-forever-asia']
  expect(await toldAt('2026-10-31T23:59:59.999+08:00')).toBeNull()
  expect(await toldAt('2026-11-01T00:00:00+08:00')).toEqual(open)
  expect(await toldAt('2026-12-31T23:58:59.999+08:00')).toEqual(open)
  expect(await toldAt('2026-12-31T23:59:00+08:00')).toEqual(['ended', null, null])
})
