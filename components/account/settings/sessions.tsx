import type { ShownSession } from '@/lib/account/settings/part-data'
import type { SecurityEvent } from '@/lib/contract/entities/session'
import { malaysianMoment } from '@/lib/domain/values/malaysian-moment'
import { SecurityLog } from './security-log'
import { SettingsForm } from './settings-form'

const methodWords: Readonly<Record<ShownSession['method'], string>> = {
  password: 'by password',
  code: 'by code',
  joining: 'when the account was opened',
  passkey: 'by passkey',
  recovery: 'by recovery code',
}

interface SessionsProps {
  readonly sessions: readonly ShownSession[]
  /** What happened to what guards the account, the newest first. */
  readonly events: readonly SecurityEvent[]
}

/** Where the member is signed in, how to end it, and what happened to what guards the account. */
export function Sessions({ sessions, events }: SessionsProps) {
  return (
    <>
      <ul className="sign-next">
        {sessions.map((session) => (
          <li key={session.id}>
            <b>{nameOf(session)}</b>
            <span>
              {`Signed in ${methodWords[session.method]} on ${malaysianMoment(session.openedAt)}. Last used on ${malaysianMoment(session.lastUsedAt)}.`}
            </span>
            {session.current ? null : (
              <SettingsForm
                form="end-session"
                fields={[{ kind: 'hidden', name: 'id', value: session.id }]}
                submit="Sign out"
                about={nameOf(session)}
                button="quiet"
              />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <SettingsForm form="end-others" fields={[]} submit="Sign out everywhere else" />
      ) : (
        <p>You are signed in nowhere else.</p>
      )}
      <SecurityLog events={events} />
    </>
  )
}

function nameOf({ device, current }: ShownSession): string {
  const name = device === '' ? 'A device that did not say its name' : device
  return current ? `${name} (this one)` : name
}
