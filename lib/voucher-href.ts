import { assertNever } from './domain/assert-never'
import type { VoucherUse } from './domain/voucher'
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
