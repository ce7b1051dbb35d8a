import { randomUUID } from 'node:crypto'
import type { Operation } from '@/lib/contract/operation'
import { isoDate } from '@/lib/domain/values/iso-date'
import { kysely } from '@/lib/server/db/connection'
import { env } from '@/lib/server/env'
import { createAccount } from '@/lib/server/services/accounts/accounts'
import { signatureHash } from '@/lib/server/services/calls/signature'
import { runtime } from '@/lib/server/services/runtime'
import { type Account, ownInstitutionId, type SignIn } from '@/lib/server/services/sessions/account'
import {
  endSession,
  extendSession,
  identify,
  isFresh,
  openSession,
  type SessionDeps,
} from '@/lib/server/services/sessions/sessions'
import { passwordHash } from './password'
import type { ChangedServices } from './provider'
import './provider'

/** Someone who is signed in, with the tokens that only the browser has. */
export interface TestMember {
  readonly accountId: string
  readonly sessionId: string
  readonly accessToken: string
  readonly refreshToken: string
}

/** Stores an account, with the password of the samples and no contact unless it is given others, and opens a session for it. */
export async function newMember(
  change: Partial<Omit<Account, 'id'>> = {},
  signIn: SignIn = { contacts: [], passwordHash },
): Promise<TestMember> {
  const input = {
    fullName: 'Siti Nurhaliza Binti Omar',
    birthDate: isoDate('1990-05-17'),
    state: 'active',
    institutionId: ownInstitutionId,
    referralTermsVersion: '1',
    ...change,
  } as const
  const { id: accountId } = await createAccount(runtime().accounts, input, signIn)
  return { accountId, ...(await openSession(runtime().sessions, { accountId, method: 'code', device: '' })) }
}

/** Gives a member a MyKad number, from which the birth date of the account then follows. */
export async function giveMykad(accountId: string): Promise<void> {
  const db = await kysely()
  await db.updateTable('accounts').set({ nric_digest: accountId }).where('id', '=', accountId).execute()
}

/** A session whose account has been closed. */
export async function goneMember(): Promise<TestMember> {
  return newMember({ state: 'closed' })
}

/** The header that a token is sent in. */
export function bearer(accessToken: string): { readonly authorization: string } {
  return { authorization: `Bearer ${accessToken}` }
}

/** The headers of a signed call that is made at a moment. */
export function signed(at: number = Date.now()): { readonly timestamp: string; readonly hash: string } {
  const timestamp = String(at)
  return { timestamp, hash: signatureHash(env().API_APP_ID, env().API_SIGNING_KEY, timestamp) }
}

/** Headers that let a caller through to an operation: its signature and a member of its own, as it asks for them. */
export async function callerOf(operation: Operation): Promise<Readonly<Record<string, string>>> {
  return {
    ...(operation.headers === 'signed' ? signed() : {}),
    ...(operation.idempotent ? { 'idempotency-key': randomUUID() } : {}),
    ...(operation.auth === 'bearer' ? bearer((await newMember()).accessToken) : {}),
  }
}

/** The session services with some of their parts replaced, such as the clock. */
export function sessionsWith(change: Partial<SessionDeps>): ChangedServices {
  const deps = () => ({ ...runtime().sessions, ...change })
  return {
    calls: {
      identify: (token) => identify(deps(), token),
      isFresh: (member) => isFresh(member, deps().clock.now()),
    },
    account: {
      extendSession: (token) => extendSession(deps(), token),
      endSession: (id) => endSession(deps(), id),
    },
  }
}
