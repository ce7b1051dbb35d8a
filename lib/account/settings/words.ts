import { waitWords } from '@/lib/account/wait-words'
import { ApiError } from '@/lib/client/api-error'
import { NoPasskey } from '@/lib/client/no-passkey'

const noAnswer = 'We cannot do that right now. Check your connection and try again in a moment.'

const lost = 'We got no answer, so it may have been done. Reload the page to see, or send it again.'

/** What the page says of a password that is not its member's. */
export const wrongPassword = 'That is not your password. Check it and try again.'

/** A change that needs a fresh proof of who asks was not proved. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed'
}

/** Whether a change was refused until its member proves who they are. */
export function needsProof(error: unknown): boolean {
  return error instanceof ApiError && error.errorCode === 'GBL0028'
}

/** What a failed change tells its member; `now` is epoch milliseconds. */
export function failureWordsOf(error: unknown, now: number): string {
  if (error instanceof NotConfirmed) return 'Nothing was changed: you did not confirm that it is you.'
  if (error instanceof NoPasskey) return error.message
  if (!(error instanceof ApiError)) return noAnswer
  // There is one contact here, the member's own: only the password can be wrong.
  if (error.errorCode === 'GBL0023') return wrongPassword
  return waitWords(error, now) ?? error.visitorMessage ?? (isLost(error) ? lost : noAnswer)
}

/** Whether a change was sent and nothing came back that says what became of it. */
function isLost({ kind, status }: ApiError): boolean {
  return kind === 'network' || kind === 'timeout' || kind === 'unreadable' || (status !== null && status >= 500)
}
