import { ownMissing, ownNone } from '../own'

/** What a form about the loan that a visitor has now does not ask for. */
export const ownTerms = {
  minAmount: ownNone,
  maxAmount: ownNone,
  minMonths: ownNone,
  maxMonths: ownNone,
  lateCharge: ownMissing,
  disbursalDays: ownMissing,
} as const
