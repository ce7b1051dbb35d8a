import 'server-only'
import type { CodeChannel, Verified } from '@/lib/contract/entities/joining'
import { malaysianDay } from '@/lib/domain/values/iso-date'
import { markVerified } from '@/lib/server/db/joining-repository'
import { joiningHolder } from '@/lib/server/services/messages/code'
import type { Account } from '@/lib/server/services/sessions/account'
import { type CodeDeps, spendCode } from '@/lib/server/services/sessions/codes'
import type { Joining } from '@/lib/server/services/sessions/joining'
import type { JoiningDeps } from '@/lib/server/services/sessions/joinings'
import { openToldSession } from '@/lib/server/services/sessions/new-browser'
import type { SessionDeps } from '@/lib/server/services/sessions/sessions'

export interface VerificationDeps {
  readonly codes: CodeDeps
  readonly joinings: JoiningDeps
  readonly sessions: SessionDeps
}

/** What somebody types on the way to an account, and on what device. */
export interface TypedForJoining {
  readonly requestId: string
  readonly code: string
  /** The way on which it must have come; null for any. */
  readonly channel: CodeChannel | null
  readonly device: string
  readonly deviceKey: string | null
}

type Browser = Pick<TypedForJoining, 'device' | 'deviceKey'>

export type Verification =
  | { readonly state: 'right'; readonly verified: Verified }
  | { readonly state: 'wrong' }
  | { readonly state: 'over' }

/**
 * Tries a code for a joining. Whether the contact has an account is looked up after it was right: only its owner learns it. Throws what
 * the database throws.
 */
export async function verifyJoining(
  deps: VerificationDeps,
  joining: Joining,
  { requestId, code, channel, ...browser }: TypedForJoining,
): Promise<Verification> {
  const { id, purpose, contact } = joining
  const typed = { holder: joiningHolder(id), purpose, contact, requestId, code, channel }
  const outcome = await spendCode(deps.codes, typed, (transaction) =>
    markVerified(transaction, id, deps.joinings.clock.now()),
  )
  return outcome === 'right' ? { state: 'right', verified: await leadTo(deps, joining, browser) } : { state: outcome }
}

async function leadTo(deps: VerificationDeps, joining: Joining, browser: Browser): Promise<Verified> {
  const found = await deps.sessions.accounts.findByContact(joining.contact)
  switch (joining.purpose) {
    case 'reset-password':
      return found?.account.state === 'active' ? { result: 'verified' } : end(deps, joining, { result: 'no-account' })
    case 'sign-in':
      return found === null ? { result: 'verified' } : signIn(deps, joining, found.account, browser)
  }
}

async function signIn(deps: VerificationDeps, joining: Joining, account: Account, browser: Browser): Promise<Verified> {
  switch (account.state) {
    case 'active': {
      const { accessToken, refreshToken } = await openToldSession(
        { ...deps.sessions, messages: deps.codes.messages },
        { accountId: account.id, method: 'code', ...browser },
        joining.contact,
      )
      return end(deps, joining, { result: 'signed-in', accessToken, refreshToken })
    }
    case 'closed': {
      const at = await deps.sessions.accounts.erasesAt(account.id)
      if (at === null) return end(deps, joining, { result: 'no-account' })
      // It goes on: with this key the account can be opened again.
      return { result: 'closed', erasesOn: malaysianDay(at) }
    }
    case 'suspended':
      return end(deps, joining, { result: 'no-account' })
  }
}

/** A joining that has led somewhere leads nowhere else. */
async function end({ joinings }: VerificationDeps, { id }: Joining, verified: Verified): Promise<Verified> {
  await joinings.joinings.end(id, joinings.clock.now())
  return verified
}
