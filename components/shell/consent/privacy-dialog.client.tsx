'use client'

import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '@/components/ui/dialog.client'
import type { PartProps } from '@/lib/client/shell-config'
import { readConsent } from '@/lib/client/storage'
import { type Consent, isCurrent, parseConsent } from '@/lib/domain/messages/consent'
import { formatDate, malaysianDay } from '@/lib/domain/values/iso-date'
import { choose } from './choices'
import { consentText } from './consent-text'
import '@/styles/consent.css'
import { refusesTracking } from './whether-to-measure'

/** Holds for everybody: a click on the way to a partner is counted by our server, without anything about the visitor. */
const clicksCounted =
  'We count how many people follow a link to a partner; the count does not say who they are. If you are signed in, the product is also on your own list in account settings.'

/** What is counted, what was chosen and when, and the way to change it. A change holds from the moment it is saved. */
export function PrivacyDialog({ config, onClose }: PartProps) {
  return (
    <Dialog title="Privacy choices" onClose={onClose}>
      <div className="grid gap-4">
        {config.analytics === null ? (
          <p>We use no analytics, so there is nothing to choose. {clicksCounted}</p>
        ) : refusesTracking() ? (
          <p>Your browser asks sites not to track you, so we use no analytics. {clicksCounted}</p>
        ) : (
          <Choices config={config} />
        )}
        <p className="text-14 text-muted">{consentText.always}</p>
      </div>
    </Dialog>
  )
}

function stored(): Consent | null {
  const consent = parseConsent(readConsent())
  return isCurrent(consent, Date.now()) ? consent : null
}

function Choices({ config }: Pick<PartProps, 'config'>) {
  const [current, setCurrent] = useState(stored)
  const [analytics, setAnalytics] = useState(current?.analytics ?? false)
  const [recording, setRecording] = useState(current?.recording ?? false)
  const [saved, setSaved] = useState('')

  const save = (choice: { readonly analytics: boolean; readonly recording: boolean }) => {
    setAnalytics(choice.analytics)
    setRecording(choice.recording)
    setCurrent(choose(config, choice, 'dialog'))
    setSaved(choice.analytics ? 'Saved.' : 'Saved. Counting has stopped and its data is removed from this browser.')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save({ analytics, recording: analytics && recording })
  }
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <p>{consentText.what}</p>
      <Option
        label={consentText.analytics}
        note={consentText.analyticsNote}
        checked={analytics}
        onChange={setAnalytics}
      />
      <Option
        label={consentText.recording}
        note={consentText.recordingNote}
        checked={analytics && recording}
        disabled={!analytics}
        onChange={setRecording}
      />
      <p className="text-14">{currentWords(current)}</p>
      <div className="grid grid-cols-2 gap-3">
        <button type="submit" className="btn quiet">
          Save choices
        </button>
        <button type="button" className="btn quiet" onClick={() => save({ analytics: false, recording: false })}>
          Refuse all
        </button>
      </div>
      <p role="status" className="text-14">
        {saved}
      </p>
    </form>
  )
}

function currentWords(consent: Consent | null): string {
  if (consent === null) return 'You have not chosen yet. Nothing is counted until you do.'
  const what = !consent.analytics
    ? 'You refused counting'
    : consent.recording
      ? 'You allowed counting and recording'
      : 'You allowed counting, without recording'
  return `${what} on ${formatDate(malaysianDay(consent.at))}.`
}

interface OptionProps {
  readonly label: string
  readonly note: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
}

function Option({ label, note, checked, disabled = false, onChange }: OptionProps) {
  const noteId = useId()
  return (
    <div>
      <label className="opt min-h-[44px] font-semibold">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-describedby={noteId}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      <p id={noteId} className="text-14 text-muted">
        {note}
      </p>
    </div>
  )
}
