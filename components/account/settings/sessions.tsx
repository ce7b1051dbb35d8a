import type { ShownSession } from '@/lib/account/settings/part-data'
import { SettingsForm } from './settings-form'

const methodWords: Readonly<Record<ShownSession['method'], string>> = {
  password: 'by password',
  code: 'by code',
  joining: 'when the account was opened',
}

const moment = new Intl.DateTimeFormat('en-MY', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kuala_Lumpur',
})

/** Where the member is signed in, and how to end it. */
export function Sessions({ sessions }: { readonly sessions: readonly ShownSession[] }) {
  return (
    <>
      <ul className="sign-next">
        {sessions.map((session) => (
          <li key={session.id}>
            <b>{nameOf(session)}</b>
            <span>
              {`Signed in ${methodWords[session.method]} on ${moment.format(session.openedAt)}. Last used on ${moment.format(session.lastUsedAt)}.`}
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
    </>
  )
}

function nameOf({ device, current }: ShownSession): string {
  const name = device === '' ? 'A device that did not say its name' : device
  return current ? `${name} (this one)` : name
}
