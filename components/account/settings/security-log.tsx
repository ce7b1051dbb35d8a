import { createElement } from 'react'
import { settingsPath } from '@/lib/account/settings/places'
import type { SecurityEvent } from '@/lib/contract/entities/session'
import { assertNever } from '@/lib/domain/values/assert-never'
import { malaysianMoment } from '@/lib/domain/values/malaysian-moment'

const methodWords: Readonly<Record<Extract<SecurityEvent, { kind: 'signed-in' }>['method'], string>> = {
  password: 'Signed in by password',
  code: 'Signed in by code',
  joining: 'Opened the account',
  passkey: 'Signed in by passkey',
  recovery: 'Signed in by recovery code',
}

const endWords: Readonly<Record<Extract<SecurityEvent, { kind: 'signed-out' }>['end'], string>> = {
  logout: 'Signed out',
  member: 'Signed out from your settings',
  'password-changed': 'Signed out, because the password changed or a contact was changed back',
  closed: 'Signed out, because the account was closed',
  reuse: 'Signed out by us, because a copy of this sign-in was used',
}

const contactWords = { email: 'E-mail address', phone: 'Mobile number' } as const

const from = (device: string) => (device === '' ? 'on a device that did not say its name' : `on ${device}`)

function wordsOf(event: SecurityEvent): string {
  switch (event.kind) {
    case 'signed-in':
      return `${methodWords[event.method]} ${from(event.device)}`
    case 'signed-out':
      return `${endWords[event.end]}, ${from(event.device)}`
    case 'contact-set':
      return `${contactWords[event.contact]} confirmed by a code`
    case 'contact-replaced':
      return `${contactWords[event.contact]} replaced: for seven days, the message sent to the old one can take that back`
    case 'passkey-added':
      return `Passkey added ${from(event.device)}`
    case 'recovery-codes-made':
      return 'Recovery codes made'
    case 'password-set':
      return 'Password set'
    case 'mykad-given':
      return 'MyKad number given'
    default:
      return assertNever(event)
  }
}

function itemOf(event: SecurityEvent) {
  return (
    <li>
      <span>{wordsOf(event)}</span>
      <time dateTime={new Date(event.at).toISOString()}>{malaysianMoment(event.at)}</time>
    </li>
  )
}

/** What happened to what guards the account, so that its member sees what somebody else did. */
export function SecurityLog({ events }: { readonly events: readonly SecurityEvent[] }) {
  return (
    <>
      <h2>What happened to your account</h2>
      <p>
        Sign-ins of the last 60 days, and when your contacts, passkeys, recovery codes, password and MyKad number were
        last set. If something was not you, <a href={settingsPath('password')}>change your password</a>: every other
        device is signed out.
      </p>
      {/* Sessions that are ended together end at one moment, so no key would tell them apart; the list is never reordered. */}
      {createElement('ol', { className: 'event-log' }, ...events.map(itemOf))}
    </>
  )
}
