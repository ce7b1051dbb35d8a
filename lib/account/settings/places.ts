import { routes } from '@/lib/routing/routes'

/** The parts of account settings, in the order in which they are listed. */
export const settingsParts = [
  'profile',
  'personal',
  'income',
  'contacts',
  'password',
  'passkeys',
  'notifications',
  'interests',
  'sessions',
  'data',
  'close',
] as const
export type SettingsPart = (typeof settingsParts)[number]

/** What can be shown: the overview, a part, or the step that proves without script who asks. */
export type SettingsView = 'overview' | SettingsPart | 'confirm'

/** Every form of these pages, by the last part of the address that it is posted to. */
export const settingsFormNames = [
  'profile',
  'personal',
  'mykad',
  'blood-type',
  'income',
  'email',
  'email-code',
  'phone',
  'phone-code',
  'password',
  'add-passkey',
  'remove-passkey',
  'notifications',
  'name-analysis',
  'remove-analysis',
  'remove-comparison',
  'restore-kept',
  'alert',
  'remove-interest',
  'clear-interests',
  'restore-interests',
  'end-session',
  'end-others',
  'data',
  'close',
  'confirm',
  'confirm-send',
  'confirm-code',
  'confirm-passkey',
] as const
export type SettingsFormName = (typeof settingsFormNames)[number]

/** What a page says of the form that led to it. */
export const settingsNotes = [
  'saved',
  'ended',
  'proved',
  'proved-empty',
  'wrong',
  'wrong-code',
  'wait',
  'later',
  'removed',
  'unremoved',
  'restored',
  'gone',
  'unkept',
] as const
export type SettingsNote = (typeof settingsNotes)[number]

export const settingsTitles: Readonly<Record<SettingsView, string>> = {
  overview: 'Account settings',
  profile: 'Your name',
  personal: 'About you',
  income: 'Income and commitments',
  contacts: 'E-mail address and mobile number',
  password: 'Change your password',
  passkeys: 'Passkeys',
  notifications: 'Messages from us',
  interests: 'Your products and alerts',
  sessions: 'Where you are signed in',
  data: 'Download your data',
  close: 'Close your account',
  confirm: 'Confirm it is you',
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

/** The address that a form is posted to without script. */
export function settingsFormPath(form: SettingsFormName): string {
  return `${routes.accountSettings}/send/${form}`
}

/** The page that shows a form. */
export function pageOfForm(form: SettingsFormName): SettingsView {
  switch (form) {
    case 'mykad':
    case 'blood-type':
      return 'personal'
    case 'email':
    case 'email-code':
    case 'phone':
    case 'phone-code':
      return 'contacts'
    case 'add-passkey':
    case 'remove-passkey':
      return 'passkeys'
    case 'name-analysis':
    case 'remove-analysis':
    case 'remove-comparison':
    case 'restore-kept':
      return 'overview'
    case 'alert':
    case 'remove-interest':
    case 'clear-interests':
    case 'restore-interests':
      return 'interests'
    case 'end-session':
    case 'end-others':
      return 'sessions'
    case 'confirm-send':
    case 'confirm-code':
    case 'confirm-passkey':
      return 'confirm'
    default:
      return form
  }
}
