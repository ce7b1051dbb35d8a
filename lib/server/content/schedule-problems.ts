import type { Schedule } from '@/lib/domain/content/schedule'
import type { Problem } from '@/lib/domain/validation/field-problem'

/** What is wrong between the moments of a schedule. */
export function scheduleProblems({ startsAt, endsAt }: Schedule): readonly Problem[] {
  return startsAt !== null && endsAt !== null && endsAt <= startsAt
    ? [{ path: ['endsAt'], reason: 'lies before the start, or on it' }]
    : []
}
