import { useLayoutEffect, useRef } from 'react'
import { SettingsSendingContext } from '@/hooks/use-settings-form'
import type { Change, Undo } from '@/lib/account/settings/change'
import {
  bloodTypeFields,
  incomeFields,
  mykadFields,
  passwordFields,
  personalFields,
  profileFields,
} from '@/lib/account/settings/fields'
import type { SettingsNote } from '@/lib/account/settings/places'
import type { SettingsPage } from '@/lib/account/settings/view'
import { wrongPassword } from '@/lib/account/settings/words'
import { assertNever } from '@/lib/domain/values/assert-never'
import { Close } from './close'
import { Contacts } from './contacts'
import { Interests } from './interests'
import { Notifications } from './notifications'
import { Overview } from './overview'
import { Passkeys } from './passkeys'
import { ProofForms } from './proof-forms'
import { Restore } from './restore'
import { Sessions } from './sessions'
import { SettingsForm } from './settings-form'

const noteWords: Readonly<Record<SettingsNote, string>> = {
  saved: 'Saved.',
  ended: 'Signed out there.',
  proved: 'Thank you. Your change is not made yet: send it again.',
  'proved-empty': 'Thank you. Your change is not made yet: type it again and send it. We do not keep it in between.',
  wrong: wrongPassword,
  later: 'We cannot check that right now. Try again in a moment.',
  removed: 'Deleted.',
  unremoved: 'That did not work. What is still on the list is still kept: check your connection and try again.',
  restored: 'It is back.',
  unkept: 'That is not kept any more, so nothing was changed.',
  gone: 'It could not be brought back: that works for an hour.',
  'wrong-code': 'That code is not right, or no longer works. Check the six digits, or ask for a new one.',
  wait: 'That was tried too often. Wait a minute, or use another way.',
}

interface SettingsContentProps {
  readonly page: SettingsPage
  /** Makes a change from script; null: the browser posts forms itself. */
  readonly send: ((change: Change, removal: Undo | null) => Promise<void>) | null
}

/** What a member sees of a part of the settings: the same, whoever read it, a browser or the server. */
export function SettingsContent({ page: { data, note, until, undo, refused, asked }, send }: SettingsContentProps) {
  return (
    <SettingsSendingContext value={{ send, refused }}>
      <div className="settings-part">
        {/* Another one for each thing that is deleted: what was pressed is gone, and the note takes the focus. */}
        <Note key={undo?.id ?? note} note={note} until={until} undo={undo} focused={send !== null} />
        <Part data={data} refused={refused} asked={asked} />
      </div>
    </SettingsSendingContext>
  )
}

interface NoteProps extends Pick<SettingsPage, 'note' | 'until'> {
  readonly undo: Undo | null
  readonly focused: boolean
}

/** What the last form came to. It is where the page is shown from then. */
function Note({ note, until, undo, focused }: NoteProps) {
  const element = useRef<HTMLDivElement>(null)
  // At once: whoever has gone on to its button by then would find the focus taken away between two keys.
  useLayoutEffect(() => {
    if (focused && note !== null) element.current?.focus()
  }, [focused, note])
  if (note === null) return null
  return (
    <div ref={element} id="note" className="notice flex flex-wrap gap-3" role="status" tabIndex={-1}>
      <p>{until === null ? noteWords[note] : `That was tried too often. Try again at ${until}, or use another way.`}</p>
      {undo === null ? null : <Restore undo={undo} />}
    </div>
  )
}

function Part({ data, refused, asked }: Pick<SettingsPage, 'data' | 'refused' | 'asked'>) {
  switch (data.view) {
    case 'overview':
      return <Overview {...data} />
    case 'profile':
      return <SettingsForm form="profile" fields={profileFields(data.profile)} submit="Save" />
    case 'personal':
      return (
        <>
          <SettingsForm form="personal" fields={personalFields(data.profile)} submit="Save" />
          <section className="sign-more">
            <h2>MyKad</h2>
            <SettingsForm form="mykad" fields={mykadFields(data.profile.mykad)} submit="Save the number" />
          </section>
          <section className="sign-more">
            <h2>Blood type</h2>
            <SettingsForm form="blood-type" fields={bloodTypeFields(data.profile)} submit="Save the blood type" />
          </section>
        </>
      )
    case 'income':
      return <SettingsForm form="income" fields={incomeFields(data.incomes)} submit="Save" />
    case 'contacts':
      return <Contacts profile={data.profile} refused={refused} />
    case 'password':
      return <SettingsForm form="password" fields={passwordFields(data.profile)} submit="Change the password" />
    case 'passkeys':
      return <Passkeys passkeys={data.passkeys} />
    case 'notifications':
      return <Notifications choices={data.choices} />
    case 'interests':
      return <Interests interests={data.interests} />
    case 'sessions':
      return <Sessions sessions={data.sessions} events={data.events} />
    case 'data':
      return <SettingsForm form="data" fields={[]} submit="Download my data" />
    case 'close':
      return <Close message={data.message} />
    case 'confirm':
      return <ProofForms profile={data.profile} asked={asked} />
    default:
      return assertNever(data)
  }
}
