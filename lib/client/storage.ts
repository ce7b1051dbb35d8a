import Cookies from 'js-cookie'
import type { CategoryId } from '@/lib/domain/categories/ids'

/**
 * The only place where scripts keep anything on the device. Blocked, full and corrupt storage are ordinary here: a reader then
 * gives null, a writer gives false, nothing throws.
 *
 * Tokens and the version stand in localStorage, so that no page request carries them, and at a visitor's wish what they told
 * about themselves. What has to lapse by itself, the
 * survey's rest and the consent, stands in cookies.
 */
type LocalKey =
  | 'accessToken'
  | 'refreshToken'
  | 'shared'
  | 'appVersion'
  | 'applicant'
  | 'shortlist'
  | 'shelf'
  | 'referral'
  | 'theme'
  | `case-${CategoryId}`
type SessionKey =
  | 'userId'
  | 'country'
  | 'key'
  | 'expiry'
  | 'otp'
  | 'username'
  | 'productFilterPage'
  | 'analysis'
  | 'applicant'
  | `told-${CategoryId}`
  | 'handed'
type CookieKey = 'surveyQuietUntil' | 'consent' | 'open'

/** The pair that holds a session. */
export interface Tokens {
  readonly access: string
  /** Null when the provider gave none: the session then ends with its access token. */
  readonly refresh: string | null
}

const dayMs = 86_400_000
const consentDays = 365

/** What a header can carry; anything else in a token's place is corrupt. */
const tokenPattern = /^[\x21-\x7e]{1,4096}$/

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

const readLocal = (key: LocalKey) => attempt(() => localStorage.getItem(key), null)

function writeLocal(key: LocalKey, value: string | null): boolean {
  return attempt(() => {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  }, false)
}

function readCookie(key: CookieKey): string | null {
  return attempt(() => Cookies.get(key) ?? null, null)
}

/** `expires` is a moment; absent: until the browser is closed. A refused cookie is not reported by the browser, so it is read back. */
function writeCookie(key: CookieKey, value: string, expires?: Date): boolean {
  return attempt(() => {
    Cookies.set(key, value, {
      ...(expires && { expires }),
      path: '/',
      sameSite: 'Lax',
      secure: location.protocol === 'https:',
    })
    return Cookies.get(key) === value
  }, false)
}

function readStoredToken(key: 'accessToken' | 'refreshToken'): string | null {
  const stored = readLocal(key)
  if (stored === null || !tokenPattern.test(stored)) return null
  // On a shared computer the cookie went when the browser was closed: whoever opens it next is somebody else.
  if (readLocal('shared') === null || readCookie('open') !== null) return stored
  writeTokens(null)
  if (readLocal('shelf') !== null) for (const kept of ['shelf', 'shortlist'] as const) writeLocal(kept, null)
  return null
}

/** The access token; null when nobody is signed in here. */
export function readToken(): string | null {
  return readStoredToken('accessToken')
}

/** Both tokens; null without an access token. */
export function readTokens(): Tokens | null {
  const access = readToken()
  return access === null ? null : { access, refresh: readStoredToken('refreshToken') }
}

/**
 * Keeps both tokens, or neither: when one cannot be kept, what stood there before is put back. Null removes both, in
 * every tab.
 */
export function writeTokens(tokens: Tokens | null): boolean {
  const before = readLocal('refreshToken')
  if (!writeLocal('refreshToken', tokens?.refresh ?? null)) return false
  if (writeLocal('accessToken', tokens?.access ?? null)) return true
  writeLocal('refreshToken', before)
  return false
}

/** Says before a session is kept whether others use this computer: it then ends when the browser is closed. False when the browser keeps nothing. */
export function writeShared(shared: boolean): boolean {
  return shared ? writeCookie('open', '1') && writeLocal('shared', '1') : writeLocal('shared', null)
}

/** The version of the site that this device saw last. */
export function readAppVersion(): string | null {
  return readLocal('appVersion')
}

export function writeAppVersion(version: string): boolean {
  return writeLocal('appVersion', version)
}

/** Light or dark, as the visitor chose; null: as the device prefers. The first script of a document reads the same value. */
export function readTheme(): 'light' | 'dark' | null {
  const theme = readLocal('theme')
  return theme === 'light' || theme === 'dark' ? theme : null
}

/** Keeps the choice of light or dark; null takes it back. */
export function writeTheme(theme: 'light' | 'dark' | null): boolean {
  return writeLocal('theme', theme)
}

/** The products that the visitor keeps, as they were written; null when there are none. */
export function readShortlist(): string | null {
  return readLocal('shortlist')
}

export function writeShortlist(list: string): boolean {
  return writeLocal('shortlist', list)
}

/** What this device knows of the shelf of its member, as it was written; null: it was never brought together with an account. */
export function readShelf(): string | null {
  return readLocal('shelf')
}

/** Keeps that; null forgets it. */
export function writeShelf(shelf: string | null): boolean {
  return writeLocal('shelf', shelf)
}

/** The case of a category that the visitor asked this device to remember, as an address says it; null when there is none. */
export function readRememberedCase(category: CategoryId): string | null {
  return readLocal(`case-${category}`)
}

/** Remembers the case of a category in the place of the one before; null forgets it. */
export function writeRememberedCase(category: CategoryId, query: string | null): boolean {
  return writeLocal(`case-${category}`, query)
}

/** A friend's code as it stood in an address, until it is sent; null when there is none. */
export function readReferral(): string | null {
  return readLocal('referral')
}

/** Keeps a friend's code; null removes it. */
export function writeReferral(code: string | null): boolean {
  return writeLocal('referral', code === null ? null : code.slice(0, 40))
}

/** Until when the survey stays away, in epoch milliseconds; null when it need not. */
export function surveyQuietUntil(): number | null {
  const until = Number(readCookie('surveyQuietUntil') ?? Number.NaN)
  return Number.isSafeInteger(until) && until > Date.now() ? until : null
}

/** Keeps the survey away for this many milliseconds from now. */
export function quietSurvey(ms: number): boolean {
  const until = Date.now() + ms
  return writeCookie('surveyQuietUntil', String(until), new Date(until))
}

/** The visitor's choice as it was written; null when there is none. Its shape is checked by whoever reads it. */
export function readConsent(): string | null {
  return readCookie('consent')
}

/** Keeps the visitor's choice for a year. */
export function writeConsent(choice: string): boolean {
  return writeCookie('consent', choice, new Date(Date.now() + consentDays * dayMs))
}

/** A value of this tab; null when there is none. */
export function readSession(key: SessionKey): string | null {
  return attempt(() => sessionStorage.getItem(key), null)
}

/** Keeps a value for this tab; null removes it. */
export function writeSession(key: SessionKey, value: string | null): boolean {
  return attempt(() => {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
    return true
  }, false)
}

/** Says in what a tab keeps of a visitor that some of it is from their account. No question and no field has this name. */
export const accountKey = 'account'

/** Removes what this tab keeps from the account of a member, who is not here any more. */
export function forgetOwn(): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) {
      const isOwn = /^(?:applicant$|told-)/.test(key) && sessionStorage.getItem(key)?.includes(`${accountKey}=1`)
      if (isOwn) sessionStorage.removeItem(key)
    }
    // What a calculator said may have come from the account too, and carries no mark of it.
    sessionStorage.removeItem('handed')
  }, undefined)
}

/** What a visitor told about themselves: in this tab, else what this device keeps at their wish; null: nothing. */
export function readApplicantText(): string | null {
  return readSession('applicant') ?? readLocal('applicant')
}

/**
 * Keeps what a visitor told about themselves in one place: this tab, or with `onDevice` this device, which other tabs read
 * too. Null removes it from both. False when the browser keeps nothing.
 */
export function writeApplicantText(text: string | null, onDevice: boolean): boolean {
  const kept = onDevice ? writeLocal('applicant', text) : writeSession('applicant', text)
  if (!kept) return false
  if (onDevice) writeSession('applicant', null)
  else writeLocal('applicant', null)
  return true
}

/** Whether this device or tab holds what a page as it was sent does not show: a session, a shortlist, what a visitor told or had remembered. */
export function isDeviceUsed(): boolean {
  const isTold = () =>
    Object.keys({ ...localStorage, ...sessionStorage }).some((key) => /^(?:analysis$|told-|case-)/.test(key))
  return (readToken() ?? readShortlist() ?? readApplicantText()) !== null || attempt(isTold, false)
}

/** Whether what a visitor told stays on this device after the tab is closed. */
export function isApplicantOnDevice(): boolean {
  return readSession('applicant') === null && readLocal('applicant') !== null
}
