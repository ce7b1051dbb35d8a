import 'server-only'
import * as z from 'zod'
import { routes } from '@/lib/routes'
import { systemClock } from '@/lib/server/clock'
import { settingsFormNames } from '@/lib/settings/places'
import type { RefusedSettings } from '@/lib/settings/view'
import { openCookie, writeCookie } from './sealed-cookie'

const lifetimeMs = 900_000
/** Longest text that is given back to a form. */
const longestTyped = 300
/** Never written into a cookie, sealed or not. */
const secret = ['password', 'currentPassword', 'newPassword', 'repeat', 'code']

const stateSchema = z.object({
  /** Stands in the address beside it, so that the words show once and not on every later visit. */
  id: z.string(),
  form: z.enum(settingsFormNames),
  errors: z.array(z.object({ field: z.string().nullable(), message: z.string() })),
  typed: z.record(z.string(), z.string()),
})

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
  const short = Object.fromEntries(shown.map(([name, value]) => [name, value.slice(0, longestTyped)]))
  const state = { ...refused, errors: [...refused.errors], typed: short, id: systemClock.now().toString(36) }
  const header = writeCookie(cookie, state) ?? writeCookie(cookie, { ...state, typed: {} })
  return { id: state.id, cookie: header ?? forgetSettings() }
}

/** The `Set-Cookie` header that forgets it. */
export function forgetSettings(): string {
  return String(writeCookie(cookie, null))
}
