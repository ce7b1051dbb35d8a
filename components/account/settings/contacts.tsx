import { useEffect, useRef } from 'react'
import type { NextForm } from '@/lib/account/settings/change'
import type { SettingsField } from '@/lib/account/settings/fields'
import { settingsPath } from '@/lib/account/settings/places'
import type { Profile } from '@/lib/contract/entities/profile'
import type { ContactKind } from '@/lib/domain/validation/contact'
import { SettingsForm } from './settings-form'

interface ContactsProps {
  readonly profile: Profile
  /** The form of a code that was sent; null: none waits. */
  readonly next: NextForm | null
}

/** By what the member signs in, and how to change it: a code goes to the new one. */
export function Contacts({ profile, next }: ContactsProps) {
  if (next !== null) return <CodeSection form={next.form} typed={next.typed} />
  return (
    <>
      <ContactSection kind="email" title="E-mail address" profile={profile} />
      <ContactSection kind="phone" title="Mobile number" profile={profile} />
    </>
  )
}

/** Asks for the code that was sent to the new contact. */
function CodeSection({ form, typed }: NextForm) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        Enter your code
      </h2>
      <p>{`We sent six digits to ${typed.email ?? typed.mobile}. They work for five minutes.`}</p>
      <SettingsForm form={form} fields={codeFields({ form, typed })} submit="Check the code" />
      <p className="sign-ways">
        <a href={settingsPath('contacts')}>Use another one</a>
      </p>
    </>
  )
}

interface ContactSectionProps {
  readonly kind: ContactKind
  readonly title: string
  readonly profile: Profile
}

const newFields: Readonly<Record<ContactKind, SettingsField>> = {
  email: {
    kind: 'text',
    name: 'email',
    label: 'New e-mail address',
    value: '',
    hint: 'We send a code there, and a message to the contacts that you have now.',
    autoComplete: 'email',
  },
  phone: {
    kind: 'text',
    name: 'mobile',
    label: 'New mobile number',
    value: '',
    hint: 'Such as 012-345 6789. We send a code there, and a message to the contacts that you have now.',
    autoComplete: 'tel',
  },
}

function ContactSection({ kind, title, profile }: ContactSectionProps) {
  const current = profile.contacts.find((contact) => contact.kind === kind)
  return (
    <section className="sign-more">
      <h2>{title}</h2>
      <p>{current === undefined ? 'You have none yet.' : `You have ${current.value}.`}</p>
      <SettingsForm
        form={kind}
        fields={[newFields[kind]]}
        submit="Send a code"
        about={`to the ${title.toLowerCase()}`}
      />
    </section>
  )
}

function codeFields({ form, typed }: NextForm): readonly SettingsField[] {
  const name = form === 'email-code' ? 'email' : 'mobile'
  return [
    { kind: 'hidden', name, value: typed[name] ?? '' },
    { kind: 'hidden', name: 'requestId', value: typed.requestId ?? '' },
    { kind: 'text', name: 'code', label: 'Six-digit code', value: '', autoComplete: 'one-time-code' },
  ]
}
