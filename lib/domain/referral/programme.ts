import type { WithdrawalRules } from '../points/withdrawal'
import { addDays, type IsoDate } from '../values/iso-date'

/** The rules of the referral programme, as a file of the content says them. Points, days in Malaysia, and whole days. */
export interface ReferralProgramme {
  readonly id: string
  /** Made up to show how it works: points buy samples only. */
  readonly isSample: boolean
  /** Not open, whatever its days say. */
  readonly isDraft: boolean
  /** Its first and its last day; null: it has no end yet. */
  readonly from: IsoDate
  readonly until: IsoDate | null
  /** The version of the referral terms that say all this. */
  readonly termsVersion: string
  /** What each side gets for one friend. */
  readonly rewards: { readonly inviter: number; readonly friend: number }
  /** For how many days the friend keeps an analysis or a comparison before that counts. */
  readonly keptDays: number
  /** The friend has so many days from joining for all of it. */
  readonly daysToQualify: number
  /** The reward waits so many days after that. */
  readonly waitDays: number
  /** For so many friends an inviter is rewarded at most. */
  readonly caps: { readonly month: number; readonly year: number }
  /** A person looks at it when more friends than so many join by one code on one day. */
  readonly joinedInADay: number
  /** Points can be used until the end of the month so many months after the one in which they became the member's. */
  readonly monthsKept: number
  /** What points are paid out at, where the site lets them be withdrawn at all. */
  readonly withdrawal: WithdrawalRules
}

/** Whether friends who join on a day are part of it. */
export function isOpenOn({ isDraft, from, until }: ReferralProgramme, day: IsoDate): boolean {
  return !isDraft && from <= day && (until === null || day <= until)
}

/** The last day on which a friend who joined on a day can do what is asked. */
export function lastDayToQualify({ daysToQualify }: ReferralProgramme, joinedOn: IsoDate): IsoDate {
  return addDays(joinedOn, daysToQualify)
}
