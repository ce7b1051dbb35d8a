import type { IsoDate } from '../values/iso-date'
import type { Prose } from './prose'
import { type Schedule, type ScheduleState, scheduleState } from './schedule'

/** One thing to do, in the order in which it is done. */
interface CampaignStep {
  readonly title: string
  readonly text: string
}

/** A campaign, as its file tells it. */
export interface Campaign extends Schedule {
  /** The last part of its address, and the name by which it is counted. */
  readonly slug: string
  readonly title: string
  /** What it is about, in one sentence. */
  readonly summary: string
  /** What a visitor gets, in a few words. */
  readonly offer: string
  /** Whether it is an example that nobody can take up. */
  readonly sample: boolean
  /** The day on which its words were last changed. */
  readonly updatedOn: IsoDate
  /** Where its button leads. */
  readonly action: { readonly href: string; readonly label: string }
  readonly steps: readonly CampaignStep[]
  readonly terms: readonly string[]
  /** Whether visitors may leave an e-mail address to be reminded of the end. */
  readonly reminders: boolean
  readonly body: Prose
}

/** A state in which a campaign has a page. A draft has one in development alone, a coming one none before it starts. */
export type ShownState = Exclude<ScheduleState, 'coming'>

/** A campaign that has a page now. */
export interface ShownCampaign {
  readonly campaign: Campaign
  readonly state: ShownState
}

/**
 * A campaign as it stands at a moment in epoch milliseconds; null: it has no page then. `withDrafts` is true for a development
 * server, which shows what is still to come as a draft too.
 */
export function shownCampaign(campaign: Campaign, now: number, withDrafts: boolean): ShownCampaign | null {
  const state = scheduleState(campaign, now)
  if (state === 'draft' || state === 'coming') return withDrafts ? { campaign, state: 'draft' } : null
  return { campaign, state }
}

/** When those who asked are reminded, in epoch milliseconds: three days before the end; null: it has none. */
export function reminderAt({ endsAt }: Pick<Campaign, 'endsAt'>): number | null {
  return endsAt === null ? null : endsAt - 3 * 86_400_000
}
