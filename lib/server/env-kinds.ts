import 'server-only'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { z } from 'zod'
import { brand } from '@/lib/brand'
import { parseIsoDate } from '@/lib/domain/values/iso-date'

const noonInMalaysia = 'T12:00:00+08:00'

export function wholeNumber(min: number, max: number, byDefault: number) {
  const reason = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,6}$/, reason)
    .transform(Number)
    .refine((value) => value >= min && value <= max, reason)
    .default(byDefault)
}

function urlParts(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}

export function isWebAddress(text: string): boolean {
  const url = urlParts(text)
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.username === ''
}

export function isOrigin(text: string): boolean {
  const url = urlParts(text)
  return isWebAddress(text) && url?.pathname === '/' && url.search === '' && url.hash === ''
}

export function isPostgresAddress(text: string): boolean {
  const protocol = urlParts(text)?.protocol
  return protocol === 'postgres:' || protocol === 'postgresql:'
}

export function isMailServer(text: string): boolean {
  const url = urlParts(text)
  return (url?.protocol === 'smtp:' || url?.protocol === 'smtps:') && url.hostname !== '' && /^\/?$/.test(url.pathname)
}

/** Whether a folder is another one or lies in it, by their paths. */
export function isWithin(folder: string, other: string): boolean {
  const path = relative(resolve(/* turbopackIgnore: true */ other), resolve(/* turbopackIgnore: true */ folder))
  return path === '' || !(path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path))
}

/** Whether the host of an address is the machine itself, so that nothing leaves it. */
export function isThisMachine({ hostname }: URL): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}

/** Numbers and codes travel there: in clear on this machine only. */
export function isSafeGateway(text: string): boolean {
  const url = urlParts(text)
  return url !== null && isWebAddress(text) && (url.protocol === 'https:' || isThisMachine(url))
}

/** Epoch milliseconds of a date (noon in Malaysia) or of a moment with its offset; null when it is neither. */
export function parseMoment(text: string): number | null {
  if (parseIsoDate(text) !== null) return Date.parse(`${text}${noonInMalaysia}`)
  return z.iso.datetime({ offset: true }).safeParse(text).success ? Date.parse(text) : null
}

/** The address of a chat provider's script. */
export const chatScript = z
  .string()
  .refine(isWebAddress, 'must be an https address of a script')
  .transform((text) => new URL(text).href)
  .nullable()
  .default(null)

export const chatKey = z
  .string()
  .regex(/^[\w-]{4,100}$/, 'must be 4 to 100 letters, digits, hyphens or underscores')
  .nullable()
  .default(null)

/** The site key or the secret of a challenge. */
export const challengeKey = z
  .string()
  .regex(/^[\w-]{20,100}$/, 'must be 20 to 100 letters, digits, hyphens or underscores')
  .nullable()
  .default(null)

/** Where the app is in a store. */
export const storeAddress = z
  .string()
  .max(500)
  .refine((text) => isWebAddress(text) && text.startsWith('https:'), 'must be an https address of the app in the store')
  .nullable()
  .default(null)

/** Our page at a social network: until one is set, a sample that belongs to nobody. */
export const networkAddress = (network: string) =>
  z
    .string()
    .max(500)
    .refine((text) => isWebAddress(text) && text.startsWith('https:'), 'must be an https address of our page there')
    .default(`https://${network}.${brand.slug}.example`)

/** What a content security policy can name: a scheme and a host, whose first label may be `*`. */
export const chatOrigin = /^(?:https?|wss?):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/

/** A setting as the calls give it: a text. */
export const flag = z.enum(['true', 'false']).default('false')
