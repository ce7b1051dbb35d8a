import 'server-only'
import * as z from 'zod'
import { systemClock } from '@/lib/server/clock'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { openData, sealData } from '@/lib/server/services/keys/data-seal'
import { keySource } from '@/lib/server/services/keys/key-source'
import { sealingKeys } from '@/lib/server/services/keys/sealing-keys'

/** Longest cookie that is written, in characters: browsers drop what is over 4096 bytes with its name and attributes. */
export const longestCookie = 3_500

const envelopeSchema = z.object({ until: z.number(), content: z.unknown() })

/** A cookie that no script sees, and no other site's form sends. */
interface HiddenCookie {
  readonly name: string
  /** Below which path it is sent. */
  readonly path: string
}

/** One that only this server can read and write. */
interface SealedCookie<T> extends HiddenCookie {
  readonly lifetimeMs: number
  readonly schema: z.ZodType<T>
}

const keys = () => sealingKeys(keySource(env()), 'cookies')

/** Over HTTPS a name that browsers take from an HTTPS page alone, and where it is for the whole site, from this very host alone. */
function nameOf({ name, path }: HiddenCookie): string {
  if (!isHttps()) return name
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`
}

const isHttps = () => env().SITE_URL.startsWith('https:')

/**
 * The content of a cookie out of a request's `Cookie` header; null when there is none, or when it is expired, changed or not of this
 * server. Throws the system's error when the keys can be neither read nor made.
 */
export function openCookie<T>(cookie: SealedCookie<T>, header: string | null): T | null {
  const seal = cookieValue(cookie, header)
  if (seal === null || seal.length > longestCookie) return null
  const text = openData(keys(), cookie.name, seal)
  if (text === null) return null
  const { until, content } = envelopeSchema.parse(JSON.parse(text))
  if (until <= systemClock.now()) return null
  // Of a build before this one it may have another shape.
  return cookie.schema.safeParse(content).data ?? null
}

/**
 * A `Set-Cookie` header that keeps the content, with `untilClosed` no longer than the browser is open, or with null removes it; null when
 * it is too long to be kept.
 */
export function writeCookie<T>(cookie: SealedCookie<T>, content: T | null, untilClosed = false): string | null {
  if (content === null) return cookieHeader(cookie, '', 0)
  const until = systemClock.now() + cookie.lifetimeMs
  const [key] = keys()
  const seal = sealData(key, cookie.name, JSON.stringify({ until, content }))
  if (seal.length <= longestCookie) return cookieHeader(cookie, seal, untilClosed ? null : cookie.lifetimeMs / 1000)
  log().warn('cookie.too-long', { name: cookie.name })
  return null
}

/** A `Set-Cookie` header that keeps a value for so many seconds; null: until the browser is closed. */
export function cookieHeader(cookie: HiddenCookie, value: string, seconds: number | null): string {
  const secure = isHttps() ? '; Secure' : ''
  const age = seconds === null ? '' : `; Max-Age=${seconds}`
  return `${nameOf(cookie)}=${value}; Path=${cookie.path}${age}; HttpOnly; SameSite=Lax${secure}`
}

/** The value of a cookie in a request's `Cookie` header; null without one. */
export function cookieValue(cookie: HiddenCookie, header: string | null): string | null {
  const name = nameOf(cookie)
  const found = (header ?? '').split(';').find((pair) => pair.trim().startsWith(`${name}=`))
  return found === undefined ? null : found.trim().slice(name.length + 1)
}
