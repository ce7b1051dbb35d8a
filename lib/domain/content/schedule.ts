/** From when until when something is shown, in epoch milliseconds; null: without a beginning or an end. */
export interface Schedule {
  /** A draft is shown by a development server alone, whatever its moments say. */
  readonly draft: boolean
  readonly startsAt: number | null
  /** The first moment at which it is over. */
  readonly endsAt: number | null
}

export type ScheduleState = 'draft' | 'coming' | 'running' | 'ended'

/** Where a schedule stands at a moment in epoch milliseconds. */
export function scheduleState({ draft, startsAt, endsAt }: Schedule, now: number): ScheduleState {
  if (draft) return 'draft'
  if (startsAt !== null && now < startsAt) return 'coming'
  return endsAt !== null && now >= endsAt ? 'ended' : 'running'
}
