import { expect, it } from 'vitest'
import { pointsOf } from './points'
import { purchaseId, saleOf, voucherOfCause } from './voucher-purchase'

const voucher = {
  slug: 'ten-off',
  title: 'RM10 off',
  partner: { name: 'Kelana Data', slug: 'kelana-data' },
  kind: 'discount',
  code: 'TEN-OFF',
  points: pointsOf(200),
  use: { at: 'partner', slug: 'kelana-data' },
  usedUp: false,
  sample: true,
  isDraft: false,
  draft: false,
  startsAt: null,
  endsAt: null,
  terms: [],
  body: [],
} as const
const wanted = { slug: 'ten-off', points: 200 }
const at = (isSample: boolean | null) => ({ now: 0, isSample })

it('a sample is sold for points of a sample programme, and for nothing else', () => {
  expect(saleOf([voucher], wanted, at(true))).toMatchObject({ state: 'open', code: 'TEN-OFF', price: 200 })
  expect(saleOf([voucher], wanted, at(null))).toMatchObject({ state: 'open' })
  expect(saleOf([voucher], wanted, at(false))).toEqual({ state: 'refused', reason: 'not-open' })
  expect(saleOf([{ ...voucher, sample: false }], wanted, at(true))).toEqual({ state: 'refused', reason: 'not-open' })
})

it('names in a purchase the voucher and nothing of the member but the random name of their points', () => {
  const id = purchaseId('ten-off', 'holder-1', 'key-1')
  expect(voucherOfCause('redemption', id)).toBe('ten-off')
  expect(voucherOfCause('referral-friend', id)).toBeNull()
  expect(voucherOfCause('redemption', 'r1')).toBeNull()
})
