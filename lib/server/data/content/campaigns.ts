import 'server-only'
import { ApiError } from '@/lib/client/api-error'
import { campaignReminderOperation } from '@/lib/contract/calls/campaigns'
import type { Campaign, ShownCampaign } from '@/lib/domain/content/campaign'
import type { SearchEntry } from '@/lib/domain/content/search'
import { readEmail } from '@/lib/domain/validation/email'
import type { ReminderResult } from '@/lib/forms/campaign-reminder-results'
import { routes } from '@/lib/routing/routes'
import { clock } from '@/lib/server/clock'
import { shownCampaigns } from '@/lib/server/content/shown'
import { type Caller, callFor } from '@/lib/server/data/site/visitor-call'
import { log } from '@/lib/server/log'
import { contentOf } from './given-content'

/** The moment by which campaigns and vouchers begin and end, in epoch milliseconds. */
export function campaignNow(): number {
  return clock().now()
}

/** The campaigns that have a page now, what began last first. Throws CatalogueError when a file cannot be used. */
export function allCampaigns(): readonly ShownCampaign[] {
  return shownCampaigns(campaignNow(), contentOf('campaigns'))
}

/** The campaign at a slug; null when it has no page now. Throws as {@link allCampaigns}. */
export function findCampaign(slug: string): ShownCampaign | null {
  return allCampaigns().find(({ campaign }) => campaign.slug === slug) ?? null
}

/** The campaigns that run now. Throws as {@link allCampaigns}. */
export function runningCampaigns(): readonly Campaign[] {
  return allCampaigns().flatMap(({ campaign, state }) => (state === 'running' ? [campaign] : []))
}

/** The campaigns that run now, for the search of the site. */
export function campaignSearchEntries(): readonly SearchEntry[] {
  return runningCampaigns().map(({ slug, title, summary, offer }) => ({
    href: routes.campaignPage(slug),
    title,
    context: 'Campaign',
    also: `${summary} ${offer}`,
  }))
}

/** Asks for a reminder with what was typed into the form. `over`: the campaign takes no addresses any more. Never rejects. */
export async function remindByForm(
  slug: string,
  typed: string,
  caller: Caller,
): Promise<ReminderResult | 'over' | 'failed'> {
  if (typed.trim() === '') return 'email-empty'
  const read = readEmail(typed)
  if (!read.ok) return 'email-invalid'
  try {
    await callFor(caller, campaignReminderOperation, { body: { campaign: slug, email: read.value } })
    return 'kept'
  } catch (error) {
    if (error instanceof ApiError && error.errorCode === 'GBL0040') return 'over'
    log().warn('campaign.form-failed', { kind: error instanceof ApiError ? error.kind : 'unknown' })
    return 'failed'
  }
}
