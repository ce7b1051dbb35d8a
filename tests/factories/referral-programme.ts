import type { ReferralProgramme } from '@/lib/domain/referral/programme'
import { isoDate } from '@/lib/domain/values/iso-date'

/** A programme that is open from 2026 on. */
export function makeProgramme(changes: Partial<ReferralProgramme> = {}): ReferralProgramme {
  return {
    id: 'test',
    isSample: true,
    isDraft: false,
    from: isoDate('2026-01-01'),
    until: null,
    termsVersion: '3',
    rewards: { inviter: 500, friend: 200 },
    keptDays: 7,
    daysToQualify: 90,
    waitDays: 14,
    caps: { month: 5, year: 20 },
    joinedInADay: 5,
    monthsKept: 24,
    withdrawal: { minimum: 400, senPerPoint: 1 },
    ...changes,
  }
}
