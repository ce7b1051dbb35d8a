import { useEffect, useRef } from 'react'
import type { AskedProof } from '@/lib/account/settings/change'
import { proofCodeFields, proofFields } from '@/lib/account/settings/fields'
import type { Profile } from '@/lib/contract/entities/profile'
import type { ContactKind } from '@/lib/domain/validation/contact'
import { SettingsForm } from './settings-form'

export interface ProofFormsProps {
  readonly profile: Pick<Profile, 'hasPassword' | 'hasPasskey' | 'contacts'>
  /** A code that is on its way; null: none was asked for. */
  readonly asked: AskedProof | null
}

const wayWords: Readonly<Record<ContactKind, string>> = {
  email: 'Send a code by e-mail',
  phone: 'Send a code by text message',
}

/** The ways in which a member can prove who they are: by a passkey or by password, where they have one, or by a code to a contact of their own. */
export function ProofForms({ profile: { hasPassword, hasPasskey, contacts }, asked }: ProofFormsProps) {
  return (
    <>
      {asked === null ? null : <CodeProof key={asked.requestId} asked={asked} />}
      {hasPasskey ? <SettingsForm form="confirm-passkey" fields={[]} submit="Confirm with a passkey" /> : null}
      {hasPassword ? (
        <SettingsForm form="confirm" fields={proofFields} submit="Confirm" {...(hasPasskey && { button: 'quiet' })} />
      ) : null}
      {contacts.map(({ kind, value }) => (
        <section key={kind} className="sign-more">
          <SettingsForm
            form="confirm-send"
            fields={[{ kind: 'hidden', name: 'kind', value: kind }]}
            submit={wayWords[kind]}
            button="quiet"
          />
          <p className="sign-small">It goes to {value}.</p>
        </section>
      ))}
    </>
  )
}

/** Asks for the code that was sent. It is where the page is shown from then. */
function CodeProof({ asked }: { readonly asked: AskedProof }) {
  const sent = useRef<HTMLParagraphElement>(null)
  useEffect(() => sent.current?.focus(), [])
  return (
    <>
      <p ref={sent} id="sent" className="notice" tabIndex={-1}>
        We sent six digits. They work for five minutes.
      </p>
      <SettingsForm form="confirm-code" fields={proofCodeFields(asked)} submit="Check the code" />
    </>
  )
}
