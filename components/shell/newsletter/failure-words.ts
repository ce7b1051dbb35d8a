import { ApiError } from '@/lib/client/api-error'
import { reportFailure } from '@/lib/client/report'

/** What a visitor can do about a form that was not sent. */
export const newsletterFailures = {
  offline: 'You are offline. Your address is kept here: send it when you are connected again.',
  unreachable: 'We could not be reached. Your address is kept here: try again in a moment.',
  late: 'This took too long. Your address is kept here: try again in a moment.',
  ours: 'This did not work on our side. Your address is kept here: try again in a moment.',
} as const

/**
 * Writes the failure down and gives the words for the form; null when the provider's own are shown as a toast. What is no
 * failure of a call is a script that did not come.
 */
export function failureWords(error: unknown): string | null {
  reportFailure(error)
  if (!navigator.onLine) return newsletterFailures.offline
  if (!(error instanceof ApiError)) return newsletterFailures.unreachable
  if (error.visitorMessage !== null) return null
  if (error.kind === 'timeout') return newsletterFailures.late
  return error.kind === 'network' ? newsletterFailures.unreachable : newsletterFailures.ours
}
