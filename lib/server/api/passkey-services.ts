import 'server-only'
import type {
  MadePasskey,
  Passkey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '@/lib/contract/entities/passkey'
import type { Recovery } from '@/lib/contract/entities/recovery'
import type { RecoveryCode } from '@/lib/domain/member/recovery-code'
import { env } from '@/lib/server/env'
import {
  type AddOutcome,
  addPasskey,
  confirmByPasskey,
  creationOf,
  type PasskeyDeps,
  passkeysOf,
  removePasskey,
  requestOf,
  signInByPasskey,
} from '@/lib/server/services/accounts/passkeys'
import { makeRecovery, type RecoveryDeps, recoveryOf, signInByRecovery } from '@/lib/server/services/accounts/recovery'
import { runtime } from '@/lib/server/services/runtime'
import type { Member, Opening, TokenPair } from '@/lib/server/services/sessions/session'
import type { Patience } from './member-services'

/** What passkeys and recovery codes stand on. Each rejects with a failure for the caller when it cannot be done in time. */
export interface PasskeyServices {
  readonly passkeysOf: (accountId: string) => Promise<readonly Passkey[]>
  readonly passkeyCreation: (member: Member) => Promise<PasskeyCreation>
  /** Resolves when the passkey is durable, or refused. */
  readonly addPasskey: (member: Member, made: MadePasskey, device: string) => Promise<AddOutcome>
  /** Resolves when it signs in no more, if it is the account's. */
  readonly removePasskey: (accountId: string, id: string) => Promise<void>
  readonly passkeyRequest: () => Promise<PasskeyRequest>
  /** null where the proof is refused. */
  readonly signInByPasskey: (
    proof: PasskeyProof,
    browser: Pick<Opening, 'device' | 'deviceKey'>,
  ) => Promise<TokenPair | null>
  readonly recoveryOf: (accountId: string) => Promise<Recovery>
  /** Resolves with the codes, as they are shown this once, when they are durable. */
  readonly makeRecovery: (accountId: string) => Promise<readonly string[]>
  /** null where the code does not work. */
  readonly signInByRecovery: (
    code: RecoveryCode,
    browser: Pick<Opening, 'device' | 'deviceKey'>,
  ) => Promise<TokenPair | null>
  /** Resolves when the member's proof is durable; false where it is refused. */
  readonly confirmByPasskey: (member: Member, proof: PasskeyProof) => Promise<boolean>
}

function passkeyDeps(): PasskeyDeps {
  const { signIns, passkeys, security } = runtime()
  return { ...signIns, passkeys, security, siteUrl: () => env().SITE_URL }
}

function recoveryDeps(): RecoveryDeps {
  const { signIns, recovery } = runtime()
  return { ...signIns, recovery }
}

/** Those of this process. Making them opens nothing. */
export function passkeyServices(patiently: Patience): PasskeyServices {
  return {
    passkeysOf: (accountId) => patiently(passkeysOf(passkeyDeps(), accountId)),
    passkeyCreation: (member) => patiently(creationOf(passkeyDeps(), member)),
    addPasskey: (member, made, device) => patiently(addPasskey(passkeyDeps(), member, made, device)),
    removePasskey: (accountId, id) => patiently(removePasskey(passkeyDeps(), accountId, id)),
    passkeyRequest: () => patiently(requestOf(passkeyDeps())),
    signInByPasskey: (proof, browser) => patiently(signInByPasskey(passkeyDeps(), proof, browser)),
    recoveryOf: (accountId) => patiently(recoveryOf(recoveryDeps(), accountId)),
    makeRecovery: (accountId) => patiently(makeRecovery(recoveryDeps(), accountId)),
    signInByRecovery: (code, browser) => patiently(signInByRecovery(recoveryDeps(), code, browser)),
    confirmByPasskey: (member, proof) => patiently(confirmByPasskey(passkeyDeps(), member, proof)),
  }
}
