/** What a visitor can do about a form that was not sent. */
export const newsletterFailures = {
  offline: 'You are offline. Your address is kept here: send it when you are connected again.',
  unreachable: 'We could not be reached. Your address is kept here: try again in a moment.',
  late: 'This took too long. Your address is kept here: try again in a moment.',
  ours: 'This did not work on our side. Your address is kept here: try again in a moment.',
} as const

/**
 * Writes the failure down and gives the words for the form: none when the provider's own are shown as a toast. The
 * scripts that tell failures apart are here already when a call was made; without them nothing reached us.
 */
export async function failureWords(error: unknown): Promise<string> {
  if (!navigator.onLine) return newsletterFailures.offline
  try {
    const [{ ApiError }, { reportFailure }] = await Promise.all([
      import('@/lib/client/api-error'),
      import('@/lib/client/report'),
    ])
    reportFailure(error)
    if (!(error instanceof ApiError)) return newsletterFailures.unreachable
    if (error.visitorMessage !== null) return ''
    if (error.kind === 'timeout') return newsletterFailures.late
    return error.kind === 'network' ? newsletterFailures.unreachable : newsletterFailures.ours
  } catch {
    return newsletterFailures.unreachable
  }
}
