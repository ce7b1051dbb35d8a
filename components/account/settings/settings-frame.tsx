import type { ReactNode } from 'react'
import { type SettingsView, settingsPath, settingsTitles } from '@/lib/account/settings/places'
import '@/styles/account.css'

interface SettingsFrameProps {
  readonly view: SettingsView
  readonly children?: ReactNode
}

/** What each part is for, above its form. */
const ledes: Readonly<Partial<Record<SettingsView, string>>> = {
  personal: 'Nothing here is needed to compare. What you tell us is kept encrypted.',
  income: 'Amounts a month, kept encrypted. Leave empty what you would rather not say.',
  passkeys:
    'A passkey signs you in with your finger, your face or the lock of your device. We keep half of a key; the other half never leaves your devices, so nobody can be tricked out of it.',
  recovery:
    'For the day on which no code reaches you and your devices are gone: codes on paper, of which each signs you in once.',
  notifications: 'We always send the codes that you ask for, and notices about your account.',
  interests:
    'Only you see this list. It changes nothing in how products are ranked, and no provider can pay for an alert.',
  data: 'One file with everything that we keep about you, and what each part of it means.',
  close: 'This is what happens when you close it.',
}

/** A page of account settings: a part of them in one column, or the member's home with the settings beside it where there is room. */
export function SettingsFrame({ view, children }: SettingsFrameProps) {
  const lede = ledes[view]
  return (
    <div className="wrap" {...(view === 'overview' ? {} : { 'data-page-mode': 'form' })}>
      <div className={view === 'overview' ? 'sign settings member-home' : 'sign settings'}>
        {view === 'overview' ? null : (
          <p className="sign-place">
            <a href={settingsPath('overview')}>{settingsTitles.overview}</a>
          </p>
        )}
        <h1>{settingsTitles[view]}</h1>
        {lede === undefined ? null : <p className="sign-lede">{lede}</p>}
        {children}
      </div>
    </div>
  )
}
