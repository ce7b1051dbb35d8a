import 'server-only'
import * as z from 'zod'
import { type SettingsFormName, settingsFormNames } from '@/lib/account/settings/places'
import type { RefusedSettings } from '@/lib/account/settings/view'
import { routes } from '@/lib/routing/routes'
import { keptOf, refusedFormShape } from '@/lib/server/data/forms/refused-form'
import { openCookie, writeCookie } from '@/lib/server/data/forms/sealed-cookie'

const lifetimeMs = 900_000
const income = ['grossMonthly', 'netMonthly', 'otherMonthly', 'homeLoan', 'carLoan', 'personalLoan', 'cardMinimum']
const place = ['line1', 'line2', 'line3', 'postcode', 'city', 'state', 'country']
const work = ['educationLevel', 'occupationGroup', 'businessNature', 'employer']

/** What a form may keep for when it comes back. What is not named is never written: passwords, codes and MyKad numbers. */
const kept: Readonly<Record<SettingsFormName, readonly string[]>> = {
  profile: ['fullName'],
  personal: ['birthDate', 'sex', 'maritalStatus', 'nationality', ...place, ...work],
  mykad: [],
  'blood-type': ['bloodType', 'bloodTypeConsent'],
  income: [...income, 'ptptn', 'other'],
  email: ['email'],
  'email-code': ['email', 'requestId'],
  phone: ['mobile'],
  'phone-code': ['mobile', 'requestId'],
  password: [],
  'add-passkey': [],
  'remove-passkey': ['id'],
  notifications: ['textVersion', 'marketing', 'updates'],
  'name-analysis': ['id', 'name'],
  'remove-analysis': ['id'],
  'remove-comparison': ['id'],
  'restore-kept': ['kind', 'id'],
  alert: ['category', 'slug', 'case', 'least', 'rhythm'],
  'remove-interest': ['id'],
  'clear-interests': [],
  'restore-interests': ['kind', 'id'],
  'end-session': ['id'],
  'end-others': [],
  data: [],
  close: ['reason', 'text', 'sure'],
  confirm: [],
  'confirm-send': [],
  'confirm-code': [],
  'confirm-passkey': [],
}

const stateSchema = z.object({ ...refusedFormShape, form: z.enum(settingsFormNames) })

/** A form of the settings that came back to its member, sealed in their own browser. */
type SettingsState = Readonly<z.infer<typeof stateSchema>>

const cookie = { name: 'settings', path: routes.accountSettings, lifetimeMs, schema: stateSchema }

/** The form that came back, in a request's `Cookie` header; null when none did. */
export function settingsState(header: string | null): SettingsState | null {
  return openCookie(cookie, header)
}

/** Keeps a form that came back: the header that does it, and the id by which an address shows it. */
export function keepSettings({ typed, ...refused }: RefusedSettings): { readonly id: string; readonly cookie: string } {
  const shown = Object.entries(typed).filter(([name]) => kept[refused.form].includes(name))
  const state = { ...refused, errors: [...refused.errors], ...keptOf(Object.fromEntries(shown)) }
  const header = writeCookie(cookie, state) ?? writeCookie(cookie, { ...state, typed: {} })
  return { id: state.id, cookie: header ?? forgetSettings() }
}

/** The `Set-Cookie` header that forgets it. */
export function forgetSettings(): string {
  return String(writeCookie(cookie, null))
}
