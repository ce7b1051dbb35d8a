import { webVoucherOperation } from '@/lib/contract/promotion-component/web-voucher'
import { filteredVouchers, type ShownVoucher } from '@/lib/domain/content/voucher'
import { voucherHref } from '@/lib/routing/voucher-href'
import { route } from '../../route'
import type { PromotionServices } from '../../services'
import { momentOrNull } from './moment'

function answerOf({ voucher, state }: ShownVoucher) {
  if (state === 'draft') return []
  const { slug, title, partner, kind, sample, startsAt, endsAt, terms } = voucher
  const usable = state === 'open' ? { code: voucher.code, path: voucherHref(voucher.use) } : { code: null, path: null }
  const moments = { startsAt: momentOrNull(startsAt), endsAt: momentOrNull(endsAt) }
  return [{ slug, title, partner, kind, state, ...usable, sample, ...moments, terms: [...terms] }]
}

export const webVoucherRoute = ({ vouchers }: PromotionServices) =>
  route(webVoucherOperation, async ({ query: { partner = null, kind = null } }) => ({
    data: filteredVouchers(vouchers(), { partner, kind }).flatMap(answerOf),
  }))
