import { mostPasskeys, type Passkey } from '@/lib/contract/entities/passkey'
import { malaysianMoment } from '@/lib/domain/values/malaysian-moment'
import { SettingsForm } from './settings-form'

interface PasskeysProps {
  /** The oldest first. */
  readonly passkeys: readonly Passkey[]
}

const nameOf = ({ device }: Passkey) => (device === '' ? 'A device that did not say its name' : device)

/** The passkeys that a member signs in by, how to add one, and how to remove one. */
export function Passkeys({ passkeys }: PasskeysProps) {
  return (
    <>
      {passkeys.length === 0 ? (
        <p>You have none yet.</p>
      ) : (
        <ul className="sign-next">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <b>{nameOf(passkey)}</b>
              <span>
                {`Added on ${malaysianMoment(passkey.addedAt)}. ${passkey.lastUsedAt === null ? 'Not used yet.' : `Last used on ${malaysianMoment(passkey.lastUsedAt)}.`}`}
              </span>
              <SettingsForm
                form="remove-passkey"
                item={passkey.id}
                fields={[{ kind: 'hidden', name: 'id', value: passkey.id }]}
                submit="Remove"
                about={nameOf(passkey)}
                button="quiet"
              />
            </li>
          ))}
        </ul>
      )}
      {passkeys.length < mostPasskeys ? (
        <SettingsForm form="add-passkey" fields={[]} submit="Add a passkey on this device" />
      ) : (
        <p>{`You have ${mostPasskeys} passkeys. Remove one to add another.`}</p>
      )}
    </>
  )
}
