import {
  campaignReminderOperation,
  endCampaignReminderOperation,
  webCampaignOperation,
  webVoucherOperation,
} from '@/lib/contract/calls/campaigns'
import type { ShownCampaign } from '@/lib/domain/content/campaign'
import { filteredVouchers, type ShownVoucher } from '@/lib/domain/content/voucher'
import { routes } from '@/lib/routing/routes'
import { voucherHref } from '@/lib/routing/voucher-href'
import { ApiFailure } from '../failure'
import { type RouteTable, route } from '../route'

/** A moment in epoch milliseconds as the contract tells it, in world time. */
function momentOrNull(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString()
}

function campaignAnswer({ campaign, state }: ShownCampaign) {
  if (state === 'draft') return []
  const { slug, title, summary, offer, sample, startsAt, endsAt, steps, terms } = campaign
  const moments = { startsAt: momentOrNull(startsAt), endsAt: momentOrNull(endsAt) }
  const lists = { steps: [...steps], terms: [...terms] }
  return [{ slug, path: routes.campaignPage(slug), title, summary, offer, state, sample, ...moments, ...lists }]
}

function voucherAnswer({ voucher, state }: ShownVoucher) {
  if (state === 'draft') return []
  const { slug, title, partner, kind, points, sample, startsAt, endsAt, terms } = voucher
  const code = points === null ? voucher.code : null
  const usable = state === 'open' ? { code, path: voucherHref(voucher.use) } : { code: null, path: null }
  const moments = { startsAt: momentOrNull(startsAt), endsAt: momentOrNull(endsAt) }
  return [{ slug, title, partner, kind, state, points, ...usable, sample, ...moments, terms: [...terms] }]
}

/** Campaigns, vouchers and reminders. */
export const campaignRoutes: RouteTable = [
  ({ promotion: { campaigns } }) =>
    route(webCampaignOperation, async () => ({ data: campaigns().flatMap(campaignAnswer) })),
  ({ promotion: { vouchers } }) =>
    route(webVoucherOperation, async ({ query: { partner = null, kind = null } }) => ({
      data: filteredVouchers(vouchers(), { partner, kind }).flatMap(voucherAnswer),
    })),
  ({ promotion: { keepReminder } }) =>
    route(campaignReminderOperation, async ({ body }) => {
      if (!(await keepReminder(body.campaign, body.email))) throw new ApiFailure('GBL0040')
      return undefined
    }),
  ({ promotion: { endReminder } }) =>
    route(endCampaignReminderOperation, async ({ body }) => {
      if (!(await endReminder(body.key))) throw new ApiFailure('GBL0016')
      return undefined
    }),
]
