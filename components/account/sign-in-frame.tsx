import type { ReactNode } from 'react'
import type { SignInNote } from '@/lib/account/sign-in-steps'
import type { PageMode } from '@/lib/client/session-store'
import '@/styles/account.css'

const noteWords: Readonly<Record<SignInNote, string>> = {
  begin: 'Signing in begins here. What you may have filled in before is kept for an hour.',
  over: 'It has been more than an hour, or this was finished in another window. Start again here.',
  order: 'That page comes later. Go on from here.',
  reset: 'Your new password works. You are signed out everywhere: sign in with it now.',
  'no-account': 'No account uses that e-mail address or mobile number. You can open one with it here.',
  barred: 'Nobody can sign in to this account at the moment. Write to support and we tell you why.',
  'account-changed':
    'This account was made, opened or closed somewhere else in the meantime. Start again here to go on.',
  finished:
    'If you have just chosen a password, it works: sign in with it here. If not, go back and enter your e-mail address or mobile number.',
  'signed-out': 'You are signed out.',
  'opened-again':
    'Your account is open again, and nothing in it was erased. We have confirmed this by message to every address and number of the account.',
}

interface SignInFrameProps {
  readonly mode: PageMode
  readonly title: string
  readonly lede: ReactNode
  /** Where in the application form this is; null elsewhere. */
  readonly place: string | null
  readonly note: SignInNote | null
  /** Somebody comes by a friend's invitation: the events of the page count that. */
  readonly invited?: boolean
  readonly children: ReactNode
}

/** A page of joining or signing in: one question, in one column. */
export function SignInFrame({ mode, title, lede, place, note, invited = false, children }: SignInFrameProps) {
  return (
    <div className="wrap" data-page-mode={mode} data-invited={invited ? '' : undefined}>
      <div className="sign">
        {place === null ? null : <p className="sign-place">{place}</p>}
        <h1>{title}</h1>
        {note === null ? null : (
          <p className="notice" role="status">
            {noteWords[note]}
          </p>
        )}
        <p className="sign-lede">{lede}</p>
        {children}
      </div>
    </div>
  )
}
