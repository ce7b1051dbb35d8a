import axios from 'axios'

const notSent = 'You are offline, so nothing was sent. Connect again and send it once more.'
const notTaken = 'We could not accept that, and nothing was changed. Reload the page and try again.'

/**
 * What a form says whose request failed. Only a browser that was offline before it sent knows that nothing left, and only an answer that
 * refuses that nothing was done: everything else may have been done, its answer lost. `ifLost` says what sending it again comes to.
 */
export function openingWords(error: unknown, wasOffline: boolean, ifLost: string): string {
  const status = axios.isAxiosError(error) ? error.response?.status : undefined
  if (status !== undefined && status >= 400 && status < 500) return notTaken
  return status === undefined && wasOffline ? notSent : `We got no answer. ${ifLost}`
}
