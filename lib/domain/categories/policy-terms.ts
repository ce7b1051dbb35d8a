import { addDays, addMonths, type IsoDate } from '../values/iso-date'

/** A time that begins with a policy, such as its waiting time. */
export interface PolicyTerm {
  /** Tells the terms of one product apart. */
  readonly id: string
  /** What its day is, as an entry of a calendar begins. */
  readonly label: string
  /** What to do about it, in a sentence or two. */
  readonly text: string
  /** How long after the start its day comes. */
  readonly after: { readonly days: number } | { readonly months: number }
}

/** The day of a term of a policy that starts on a day. */
export function termDay({ after }: Pick<PolicyTerm, 'after'>, start: IsoDate): IsoDate {
  return 'days' in after ? addDays(start, after.days) : addMonths(start, after.months)
}
