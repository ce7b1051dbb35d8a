import 'server-only'
import { type Campaign, type ShownCampaign, shownCampaign } from '@/lib/domain/content/campaign'
import { type ShownVoucher, shownVoucher, type Voucher } from '@/lib/domain/content/voucher'
import { campaignContent } from './campaigns'
import { showsDrafts } from './drafts'
import { voucherContent } from './vouchers'

/** Of some campaigns, by default those of our files, what has a page at a moment in epoch milliseconds, in their order. Throws CatalogueError. */
export function shownCampaigns(
  now: number,
  campaigns: readonly Campaign[] = campaignContent.entries(),
): readonly ShownCampaign[] {
  return campaigns.flatMap((campaign) => shownCampaign(campaign, now, showsDrafts()) ?? [])
}

/** Of some vouchers, by default those of our files, what is shown at a moment in epoch milliseconds. Throws CatalogueError. */
export function shownVouchers(
  now: number,
  vouchers: readonly Voucher[] = voucherContent.entries(),
): readonly ShownVoucher[] {
  return vouchers.flatMap((voucher) => shownVoucher(voucher, now, showsDrafts()) ?? [])
}
