import 'server-only'
import * as z from 'zod'
import { ApiError } from '@/lib/client/api-error'
import { isRefused } from '@/lib/client/renewal'
import { logoutOperation, tokenExtendsOperation } from '@/lib/contract/calls/session'
import { systemClock } from '@/lib/server/clock'
import { openCookie, writeCookie } from '@/lib/server/data/forms/sealed-cookie'
import { type Caller, callFor } from '@/lib/server/data/site/visitor-call'
import { log } from '@/lib/server/log'

const day = 86_400_000
/** As long as a refresh token that nobody uses. */
const lifetimeMs = 14 * day
/** An access token works for ten minutes; one that is older than this is renewed before it is used. */
const freshMs = 9 * 60_000

const memberSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  renewedAt: z.number(),
  shared: z.boolean().default(false),
})

const cookie = { name: 'member', path: '/', lifetimeMs, schema: memberSchema }

/** A session as a browser keeps it: its tokens, as the contract gives them, and for how long. */
export interface OpenedSession {
  readonly accessToken: string
  readonly refreshToken: string
  /** Others use the computer too: it ends when the browser is closed. */
  readonly shared: boolean
}

/**
 * Who is signed in without script. `fresh`: here is a token to ask with. `stale`: it has to be renewed first, which only an answer can
 * do that may write the cookie: lead to {@link renewPath}.
 */
export type CookieMember =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'stale' }
  | { readonly kind: 'fresh'; readonly bearer: string }

/** The member whose session a request's `Cookie` header holds. Asks nobody: that the session still lives, a call will say. */
export function memberOf(header: string | null): CookieMember {
  const member = openCookie(cookie, header)
  if (member === null) return { kind: 'nobody' }
  if (systemClock.now() - member.renewedAt >= freshMs) return { kind: 'stale' }
  return { kind: 'fresh', bearer: member.accessToken }
}

/** The `Set-Cookie` header that keeps a session for a browser without script; with null, the one that forgets it. */
export function keepMember(session: OpenedSession | null): string {
  const content = session === null ? null : { ...session, renewedAt: systemClock.now() }
  return String(writeCookie(cookie, content, content?.shared))
}

/** The session with new tokens; `ended` when there is none any more; null when the provider could not say. Never rejects for a failed call. */
async function renewed(header: string | null, caller: Caller): Promise<OpenedSession | 'ended' | null> {
  const member = openCookie(cookie, header)
  if (member === null) return 'ended'
  try {
    const body = { refreshToken: member.refreshToken }
    const { accessToken, refreshToken } = await callFor(caller, tokenExtendsOperation, { body })
    return { accessToken, refreshToken: refreshToken ?? member.refreshToken, shared: member.shared }
  } catch (error) {
    if (error instanceof ApiError && isRefused(error)) return 'ended'
    log().warn('sign-in.renewal-failed', { kind: error instanceof ApiError ? error.kind : 'unknown' })
    return null
  }
}

/**
 * Renews the tokens of a session in a cookie: the header that keeps the new ones, or forgets a session that has ended; null when the
 * provider could not say.
 */
export async function renewMember(header: string | null, caller: Caller): Promise<string | null> {
  const session = await renewed(header, caller)
  return session === null ? null : keepMember(session === 'ended' ? null : session)
}

/** Ends the session of a cookie at the provider. That it could not be told is logged: the browser forgets the session all the same. */
export async function endMember(header: string | null, caller: Caller): Promise<void> {
  const member = memberOf(header)
  const session = member.kind === 'stale' ? await renewed(header, caller) : null
  const bearer =
    member.kind === 'fresh' ? member.bearer : session !== null && session !== 'ended' ? session.accessToken : null
  if (bearer === null) return
  await callFor(caller, logoutOperation, { query: {} }, { bearer }).catch((error: unknown) => {
    log().warn('sign-in.leave-failed', { kind: error instanceof ApiError ? error.kind : 'unknown' })
  })
}

/** Where a page leads whose member is stale, to come back to `next` with a fresh one or with none. */
export function renewPath(next: string): string {
  return `/sign-in/renew?${new URLSearchParams({ next })}`
}
