import { ApiError } from '@/lib/client/api-error'
import { reportFailure } from '@/lib/client/report'

/** The specification's words. */
export const surveyTitle = 'Oops! Leaving so soon? Tell us why'
export const thanks = {
  title: 'Successfully submitted!',
  text: 'Thanks so much for sharing your thoughts! Your review means a lot to us.',
} as const

const remedies = {
  load: { online: 'Try again in a moment, or close this.', offline: 'Try again when you are connected.' },
  send: {
    online: 'Your answer is kept here: try again in a moment.',
    offline: 'Your answer is kept here: send it when you are connected again.',
  },
} as const

function causeOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'This did not work on our side.'
  if (error.visitorMessage !== null) return error.visitorMessage
  if (error.kind === 'timeout') return 'This took too long.'
  return error.kind === 'network' ? 'We could not be reached.' : 'This did not work on our side.'
}

/** Writes the failure down and gives the words for the survey: what went wrong and what the visitor can do. */
export function failureWords(error: unknown, doing: 'load' | 'send'): string {
  const offline = !navigator.onLine
  reportFailure(error)
  return offline ? `You are offline. ${remedies[doing].offline}` : `${causeOf(error)} ${remedies[doing].online}`
}
