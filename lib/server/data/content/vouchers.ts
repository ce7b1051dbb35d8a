import 'server-only'
import type { SearchEntry } from '@/lib/domain/content/search'
import { type ShownVoucher, voucherKinds } from '@/lib/domain/content/voucher'
import { routes } from '@/lib/routing/routes'
import { shownVouchers } from '@/lib/server/content/shown'
import { campaignNow } from './campaigns'
import { contentOf } from './given-content'

/** The vouchers that are shown now. Throws CatalogueError when a file cannot be used. */
export function allVouchers(): readonly ShownVoucher[] {
  return shownVouchers(campaignNow(), contentOf('vouchers'))
}

/** The vouchers that can be used now, for the search of the site. */
export function voucherSearchEntries(): readonly SearchEntry[] {
  return allVouchers().flatMap(({ voucher: { slug, title, partner, kind }, state }) =>
    state === 'open'
      ? [{ href: `${routes.vouchers}#${slug}`, title, context: `Voucher, ${partner.name}`, also: voucherKinds[kind] }]
      : [],
  )
}
