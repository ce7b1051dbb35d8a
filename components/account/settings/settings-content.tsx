import { useLayoutEffect, useRef } from 'react'
import { SettingsSendingContext } from '@/hooks/use-settings-form'
import type { Change, NextForm, Undo } from '@/lib/account/settings/change'
import {
  bloodTypeFields,
  incomeFields,
  mykadFields,
  passwordFields,
  personalFields,
  profileFields,
} from '@/lib/account/settings/fields'
import type { PartData } from '@/lib/account/settings/part-data'
import type { SettingsNote } from '@/lib/account/settings/places'
import { assertNever } from '@/lib/domain/values/assert-never'
import { Close } from './close'
import { Contacts } from './contacts'
import { Interests } from './interests'
import { Notifications } from './notifications'
import { Overview } from './overview'
import { Passkeys } from './passkeys'
import { RecoveryCodes } from './recovery-codes'
import { Restore } from './restore'
import { Sessions } from './sessions'
import { SettingsForm } from './settings-form'

const noteWords: Readonly<Record<SettingsNote, string>> = {
  saved: 'Saved.',
  ended: 'Signed out there.',
  removed: 'Deleted.',
  unremoved: 'That did not work. What is still on the list is still kept: check your connection and try again.',
  restored: 'It is back.',
  unkept: 'That is not kept any more, so nothing was changed.',
  gone: 'It could not be brought back: that works for an hour.',
}

/** What a page of settings shows. */
interface SettingsPage {
  readonly data: PartData
  /** What the last change came to; null before one. */
  readonly note: SettingsNote | null
  /** What was just deleted, to be brought back; null: nothing was. */
  readonly undo: Undo | null
  /** Recovery codes that were just made; null: none were. */
  readonly codes: readonly string[] | null
  /** The form of a code that was sent; null: none waits. */
  readonly next: NextForm | null
}

interface SettingsContentProps {
  readonly page: SettingsPage
  readonly send: (change: Change, removal: Undo | null) => Promise<void>
}

/** What a member sees of a part of the settings. */
export function SettingsContent({ page: { data, note, undo, codes, next }, send }: SettingsContentProps) {
  return (
    <SettingsSendingContext value={send}>
      <div className="settings-part">
        {/* Another one for each thing that is deleted: what was pressed is gone, and the note takes the focus. */}
        <Note key={undo?.id ?? note} note={note} undo={undo} />
        <Part data={data} codes={codes} next={next} />
      </div>
    </SettingsSendingContext>
  )
}

/** What the last form came to. It is where the page is shown from then. */
function Note({ note, undo }: Pick<SettingsPage, 'note' | 'undo'>) {
  const element = useRef<HTMLDivElement>(null)
  // At once: whoever has gone on to its button by then would find the focus taken away between two keys.
  useLayoutEffect(() => {
    if (note !== null) element.current?.focus()
  }, [note])
  if (note === null) return null
  return (
    <div ref={element} id="note" className="notice flex flex-wrap gap-3" role="status" tabIndex={-1}>
      <p>{noteWords[note]}</p>
      {undo === null ? null : <Restore undo={undo} />}
    </div>
  )
}

function Part({ data, codes, next }: Pick<SettingsPage, 'data' | 'codes' | 'next'>) {
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
      return <Contacts profile={data.profile} next={next} />
    case 'password':
      return <SettingsForm form="password" fields={passwordFields(data.profile)} submit="Change the password" />
    case 'passkeys':
      return <Passkeys passkeys={data.passkeys} />
    case 'recovery':
      return <RecoveryCodes recovery={data.recovery} codes={codes} />
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
    default:
      return assertNever(data)
  }
}
