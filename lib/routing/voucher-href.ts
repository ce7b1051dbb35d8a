import type { VoucherUse } from '@/lib/domain/content/voucher'
import { assertNever } from '@/lib/domain/values/assert-never'
import { routes } from './routes'

/** Our own way out to where a voucher is used. */
export function voucherHref(use: VoucherUse): string {
  switch (use.at) {
    case 'product':
      return routes.apply(use.category, use.slug)
    case 'partner':
      return routes.applyPartner(use.slug)
    default:
      return assertNever(use)
  }
}
