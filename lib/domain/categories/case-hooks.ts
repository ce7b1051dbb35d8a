import type { IsoDate } from '../values/iso-date'

/** A scenario as a visitor told it, on a day. */
export interface ToldCase<S> {
  readonly scenario: S
  readonly today: IsoDate
}

/** What a category says of a case as a whole, beside each product's evaluation. `R` is a rule of who may apply. */
export interface CaseHooks<P, S, R> {
  /**
   * Rules for what a scenario tells of, such as the business that would borrow, beside those for the person who applies. They read
   * nothing of the applicant; null: nothing was told. Absent: there are none.
   */
  readonly caseRules?: (product: P, told: ToldCase<S> | null) => readonly R[]
}
