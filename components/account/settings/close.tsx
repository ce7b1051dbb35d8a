import type { SettingsField } from '@/lib/account/settings/fields'
import type { ClosingMessage } from '@/lib/account/settings/part-data'
import { settingsPath } from '@/lib/account/settings/places'
import { formatDate } from '@/lib/domain/values/iso-date'
import { SettingsForm } from './settings-form'

/** What closing the account does, and the form that does it. */
export function Close({ message }: { readonly message: ClosingMessage }) {
  const { happens, kept, erasesOn } = message
  return (
    <>
      <ul className="settings-says">
        {happens.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h2>What we keep, and why</h2>
      <ul className="settings-says">
        {kept.map(({ what, why, howLong }) => (
          <li key={what}>
            <b>{what}</b> {why} {howLong}
          </li>
        ))}
      </ul>
      <SettingsForm form="close" fields={fieldsOf(message)} submit="Close my account" button="danger" />
      <p className="sign-ways">
        <a href={settingsPath('overview')} data-keep-account="">
          Keep my account
        </a>
      </p>
      <p className="sign-small">Closed today, it would be erased on {formatDate(erasesOn)}.</p>
    </>
  )
}

function fieldsOf({ reasons }: ClosingMessage): readonly SettingsField[] {
  return [
    { kind: 'choice', name: 'reason', label: 'Why are you leaving? You need not say', value: '', options: reasons },
    {
      kind: 'text',
      name: 'text',
      label: 'Anything else? You need not say',
      value: '',
      hint: 'Kept encrypted, and erased with the account.',
    },
    { kind: 'tick', name: 'sure', label: 'Yes, close my account.', value: false },
  ]
}
