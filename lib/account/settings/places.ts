import { routes } from '@/lib/routing/routes'

/** The parts of account settings, in the order in which they are listed. */
export const settingsParts = [
  'profile',
  'personal',
  'income',
  'contacts',
  'password',
  'passkeys',
  'recovery',
  'notifications',
  'interests',
  'sessions',
  'data',
  'close',
] as const
export type SettingsPart = (typeof settingsParts)[number]

/** What can be shown: the overview, or a part. */
export type SettingsView = 'overview' | SettingsPart

/** Every form of these pages. */
export type SettingsFormName =
  | 'profile'
  | 'personal'
  | 'mykad'
  | 'blood-type'
  | 'income'
  | 'email'
  | 'email-code'
  | 'phone'
  | 'phone-code'
  | 'password'
  | 'add-passkey'
  | 'remove-passkey'
  | 'make-recovery'
  | 'notifications'
  | 'name-analysis'
  | 'remove-analysis'
  | 'remove-comparison'
  | 'restore-kept'
  | 'alert'
  | 'remove-interest'
  | 'clear-interests'
  | 'restore-interests'
  | 'end-session'
  | 'end-others'
  | 'data'
  | 'close'
  | 'confirm'
  | 'confirm-send'
  | 'confirm-code'
  | 'confirm-passkey'

/** What a page says of the last change. */
export type SettingsNote = 'saved' | 'ended' | 'removed' | 'unremoved' | 'restored' | 'gone' | 'unkept'

export const settingsTitles: Readonly<Record<SettingsView, string>> = {
  overview: 'Account settings',
  profile: 'Your name',
  personal: 'About you',
  income: 'Income and commitments',
  contacts: 'E-mail address and mobile number',
  password: 'Change your password',
  passkeys: 'Passkeys',
  recovery: 'Recovery codes',
  notifications: 'Messages from us',
  interests: 'Your products and alerts',
  sessions: 'Where you are signed in',
  data: 'Download your data',
  close: 'Close your account',
}

/** The page of a part. */
export function settingsPath(view: SettingsView): string {
  return view === 'overview' ? routes.accountSettings : `${routes.accountSettings}/${view}`
}

/** Where somebody reads that their account is closed; `erasesOn` is the day on which it is erased, null where only the message says it. */
export function closedPath(erasesOn: string | null): string {
  const day = erasesOn === null ? '' : `?${new URLSearchParams({ on: erasesOn })}`
  return `${routes.accountSettings}/closed${day}`
}

/** Forms of which nothing that was typed is kept or shown again: passwords, and a number that is shown masked. */
export const forgettingForms: readonly SettingsFormName[] = ['mykad', 'password']
