import { quietSurvey, surveyQuietUntil } from '@/lib/client/storage'

/** The specification's rests of the survey, in milliseconds. */
export const rests = { closed: 12 * 3_600_000, submitted: 24 * 3_600_000 } as const

/** The rest of this page, should the device not keep it; epoch milliseconds. */
let until = 0

function quietUntil(): number {
  return Math.max(until, surveyQuietUntil() ?? 0)
}

/** Keeps the survey away for this many milliseconds from now. A longer rest that is under way stays. */
export function keepQuiet(ms: number): void {
  const end = Date.now() + ms
  if (end <= quietUntil()) return
  until = end
  quietSurvey(ms)
}

/** Whether the survey must stay away. It does so wherever its rest could not be remembered: it would come on every page. */
export function isQuiet(): boolean {
  return !navigator.cookieEnabled || Date.now() < quietUntil()
}
