import 'server-only'
import { ApiError } from '@/lib/client/api-error'
import { accountOperation } from '@/lib/contract/calls/session'
import { callerOf, callFor } from '@/lib/server/data/site/visitor-call'
import { log } from '@/lib/server/log'
import { memberOf } from './member-cookie'

/** The full name of whoever the cookie of these headers signs in; null for nobody, and where it cannot be told. Never rejects for a failed call. */
export async function memberName(headers: Headers): Promise<string | null> {
  const member = memberOf(headers.get('cookie'))
  if (member.kind !== 'fresh') return null
  try {
    return (await callFor(callerOf(headers), accountOperation, {}, { bearer: member.bearer })).data.fullName
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log().warn('sign-in.name-not-read', { kind: error.kind })
    return null
  }
}

/** Whether a cookie of these headers signs somebody in: who has no script, or had none when they signed in. */
export function isCookieMember(headers: Headers): boolean {
  return memberOf(headers.get('cookie')).kind !== 'nobody'
}
