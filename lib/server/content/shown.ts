import 'server-only'
import { type ShownCampaign, shownCampaign } from '@/lib/domain/content/campaign'
import { type ShownVoucher, shownVoucher } from '@/lib/domain/content/voucher'
import { campaignContent } from './campaigns'
import { showsDrafts } from './drafts'
import { voucherContent } from './vouchers'

/** The campaigns that have a page at a moment in epoch milliseconds, what began last first. Throws CatalogueError. */
export function shownCampaigns(now: number): readonly ShownCampaign[] {
  return campaignContent.entries().flatMap((campaign) => shownCampaign(campaign, now, showsDrafts()) ?? [])
}

/** The vouchers that are shown at a moment in epoch milliseconds. Throws CatalogueError. */
export function shownVouchers(now: number): readonly ShownVoucher[] {
  return voucherContent.entries().flatMap((voucher) => shownVoucher(voucher, now, showsDrafts()) ?? [])
}
