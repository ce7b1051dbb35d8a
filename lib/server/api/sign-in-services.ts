import 'server-only'
import type { SecurityEvent } from '@/lib/contract/entities/session'
import { problemsOf } from '@/lib/server/services/accounts/passwords'
import {
  type Application,
  finishRegister,
  type RegistrationOutcome,
  type ResetOutcome,
  resetPassword,
} from '@/lib/server/services/accounts/registration'
import { runtime } from '@/lib/server/services/runtime'
import type { Member, Session } from '@/lib/server/services/sessions/session'
import { endOtherSessions, endOwnSession, sessionsOf } from '@/lib/server/services/sessions/sessions'
import { type Confirmation, confirmMember, type SignInOutcome, signIn } from '@/lib/server/services/sessions/sign-in'
import type { Patience } from './member-services'

/** What signing in, joining and sessions stand on. Each rejects with a failure for the caller when it cannot be done in time. */
export interface SignInServices {
  readonly signIn: (typed: Parameters<typeof signIn>[1]) => Promise<SignInOutcome>
  /** Resolves when the member's proof is durable, or refused. */
  readonly confirm: (member: Member, password: string) => Promise<Confirmation>
  /** Resolves when the account is durable with its first session, or refused. */
  readonly finishRegister: (application: Application) => Promise<RegistrationOutcome>
  /** Resolves when the password is durable and no session works any more, or refused. */
  readonly resetPassword: (key: string, password: string) => Promise<ResetOutcome>
  /** What speaks against a password; `about` is what it must not be made of. */
  readonly passwordProblems: (password: string, about: readonly string[]) => readonly string[]
  /** The sessions that last, the one used last first. */
  readonly sessionsOf: (accountId: string) => Promise<readonly Session[]>
  /** What happened to what guards an account, the newest first. */
  readonly securityLogOf: (accountId: string) => Promise<readonly SecurityEvent[]>
  /** Resolves when no token of the session works any more, if it is the account's. */
  readonly endOwnSession: (accountId: string, sessionId: string) => Promise<void>
  readonly endOtherSessions: (member: Member) => Promise<void>
}

/** Those of this process. Making them opens nothing. */
export function signInServices(patiently: Patience): SignInServices {
  return {
    signIn: (typed) => patiently(signIn(runtime().signIns, typed)),
    confirm: (member, password) => patiently(confirmMember(runtime().signIns, member, password)),
    finishRegister: (application) => patiently(finishRegister(runtime().registrations, application)),
    resetPassword: (key, password) => patiently(resetPassword(runtime().registrations, key, password)),
    passwordProblems: problemsOf,
    sessionsOf: (accountId) => patiently(sessionsOf(runtime().sessions, accountId)),
    securityLogOf: (accountId) => patiently(runtime().security.log(accountId)),
    endOwnSession: (accountId, sessionId) => patiently(endOwnSession(runtime().sessions, accountId, sessionId)),
    endOtherSessions: (member) => patiently(endOtherSessions(runtime().sessions, member)),
  }
}
