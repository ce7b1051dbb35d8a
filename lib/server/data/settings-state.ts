import 'server-only'
import * as z from 'zod'
import { routes } from '@/lib/routes'
import { settingsFormNames } from '@/lib/settings/places'
import type { RefusedSettings } from '@/lib/settings/view'
import { keptOf, refusedFormShape } from './refused-form'
import { openCookie, writeCookie } from './sealed-cookie'

const lifetimeMs = 900_000
/** Never written into a cookie, sealed or not. */
const secret = ['password', 'currentPassword', 'newPassword', 'repeat', 'code']

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
  const shown = Object.entries(typed).filter(([name]) => !secret.includes(name))
  const state = { ...refused, errors: [...refused.errors], ...keptOf(Object.fromEntries(shown)) }
  const header = writeCookie(cookie, state) ?? writeCookie(cookie, { ...state, typed: {} })
  return { id: state.id, cookie: header ?? forgetSettings() }
}

/** The `Set-Cookie` header that forgets it. */
export function forgetSettings(): string {
  return String(writeCookie(cookie, null))
}
