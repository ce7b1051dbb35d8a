import { type Sen, sen } from '../values/money'
import type { Answers } from './questions'
import { drawingMarks, type Situation } from './situation'

/**
 * Months of essentials: below `least` a reserve is small; `usual` is the usual aim, `uneven` that of somebody whose income
 * goes up and down or has stopped. The calculator of the emergency fund names the same.
 */
export const reserveMarks = { least: 3, usual: 6, uneven: 12 }

/** How many months of essentials are the usual aim for who answers so. */
export function reserveMonths({ steady }: Answers, { withoutIncome }: Situation): number {
  return steady === 'no' || withoutIncome ? reserveMarks.uneven : reserveMarks.usual
}

/** What of the savings is to be left alone by every advice to use them. */
interface EmergencyReserve {
  readonly amount: Sen
  /** `your six-month reserve` */
  readonly words: string
}

/**
 * The reserve that advice leaves alone: the usual months of essentials, and with a shortfall what it takes in a year, or
 * in five years from who lives on savings. All savings where nothing comes in. Never more than there is; null where the
 * answers do not say.
 */
export function emergencyReserve(answers: Answers, situation: Situation): EmergencyReserve | null {
  const { liquid, essentials, retired } = answers
  const { shortfall, livesOffSavings, withoutIncome } = situation
  if (liquid === null) return null
  if (withoutIncome) return { amount: liquid, words: 'what you live on until money comes in' }
  if (essentials === null) return null
  const months = reserveMonths(answers, situation)
  const draws = livesOffSavings || retired === 'yes'
  const drawn = shortfall === null ? 0 : shortfall * 12 * (draws ? drawingMarks.act : 1)
  const later =
    shortfall === null ? '' : draws ? ' and five years of what you draw' : ' and a year of what you are short'
  return {
    amount: sen(Math.min(liquid, essentials * months + drawn)),
    words: `your ${months === reserveMarks.uneven ? 'twelve' : 'six'}-month reserve${later}`,
  }
}

/** Savings beyond {@link emergencyReserve}; null where that is not known. */
export function beyondReserve(answers: Answers, situation: Situation): Sen | null {
  const kept = emergencyReserve(answers, situation)
  return kept === null || answers.liquid === null ? null : sen(answers.liquid - kept.amount)
}
