import 'server-only'
import { routes } from '@/lib/routing/routes'
import { cookieHeader, cookieValue } from '@/lib/server/data/forms/sealed-cookie'
import { systemRandom } from '@/lib/server/services/keys/random'
import { deviceKeySchema } from '@/lib/server/services/sessions/known-devices'
import { randomToken } from '@/lib/server/services/sessions/tokens'

/** As long as the provider knows a browser from which nobody signs in. */
const seconds = 365 * 86_400

/** It says nothing, so it is not sealed: a change of keys must not make the browsers of members strangers. */
const cookie = { name: 'device', path: routes.signIn }

/** What a browser is known by, from a request's `Cookie` header; for one that is not known yet, what it will be known by. */
export function deviceKeyOf(header: string | null): string {
  return deviceKeySchema.safeParse(cookieValue(cookie, header)).data ?? randomToken(systemRandom)
}

/** The `Set-Cookie` header by which a browser stays known, after somebody signed in from it. */
export function keepDevice(deviceKey: string): string {
  return cookieHeader(cookie, deviceKey, seconds)
}
