import 'server-only'
import type { CodeChannel, Verified } from '@/lib/contract/entities/joining'
import { markVerified } from '@/lib/server/db/joining-repository'
import { joiningHolder } from './code'
import { type CodeDeps, spendCode } from './codes'
import type { Joining } from './joining'
import type { JoiningDeps } from './joinings'
import { openSession, type SessionDeps } from './sessions'

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
}

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
  { requestId, code, channel, device }: TypedForJoining,
): Promise<Verification> {
  const { id, purpose, contact } = joining
  const typed = { holder: joiningHolder(id), purpose, contact, requestId, code, channel }
  const outcome = await spendCode(deps.codes, typed, (transaction) =>
    markVerified(transaction, id, deps.joinings.clock.now()),
  )
  return outcome === 'right' ? { state: 'right', verified: await leadTo(deps, joining, device) } : { state: outcome }
}

async function leadTo(deps: VerificationDeps, joining: Joining, device: string): Promise<Verified> {
  const found = await deps.sessions.accounts.findByContact(joining.contact)
  const isActive = found?.account.state === 'active'
  switch (joining.purpose) {
    case 'reset-password':
      return isActive ? { result: 'verified' } : end(deps, joining, { result: 'no-account' })
    case 'sign-in': {
      if (found === null) return { result: 'verified' }
      if (!isActive) return end(deps, joining, { result: 'no-account' })
      const opened = await openSession(deps.sessions, { accountId: found.account.id, method: 'code', device })
      const { accessToken, refreshToken } = opened
      return end(deps, joining, { result: 'signed-in', accessToken, refreshToken })
    }
  }
}

/** A joining that has led somewhere leads nowhere else. */
async function end({ joinings }: VerificationDeps, { id }: Joining, verified: Verified): Promise<Verified> {
  await joinings.joinings.end(id, joinings.clock.now())
  return verified
}
