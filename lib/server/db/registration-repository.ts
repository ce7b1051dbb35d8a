import 'server-only'
import type { Kysely } from 'kysely'
import type { NewSession } from '@/lib/server/services/sessions/session'
import { ContactTaken, insertAccount, type NewAccount, setPasswordIn } from './account-repository'
import { endJoining } from './joining-repository'
import { insertProofs, type MemberProof } from './member-repository'
import { insertReferral, type NewReferral } from './referral-repository'
import type { Schema } from './schema'
import { insertSession } from './session-repository'

/** An account with everything that comes into being with it. */
export interface Registration {
  readonly joiningId: string
  readonly added: NewAccount
  readonly proofs: readonly MemberProof[]
  readonly opened: NewSession
  /** By whose code; null for nobody's. */
  readonly referral: NewReferral | null
}

/** A new password for whoever a joining proved to be. `at` is epoch milliseconds. */
export interface Reset {
  readonly joiningId: string
  readonly accountId: string
  readonly passwordHash: string
  readonly at: number
}

/** Work of the same transaction: done if and only if the rest is. */
type Along = (transaction: Kysely<Schema>) => Promise<void>

/** What a verified joining leads to. Each is done once, whole or not at all. */
export interface RegistrationRepository {
  /** `over`: the joining has ended. `taken`: the contact got an account meanwhile; then the joining stays as it is. */
  register(registration: Registration, along: Along): Promise<'registered' | 'over' | 'taken'>
  /** Sets the password and ends every session; false when the joining has ended. */
  reset(reset: Reset, along: Along): Promise<boolean>
}

/** Registrations on either engine; `connect` is called for each use, so nothing is opened before. */
export function createRegistrationRepository(connect: () => Promise<Kysely<Schema>>): RegistrationRepository {
  return {
    register: async ({ joiningId, added, proofs, opened, referral }, along) => {
      const db = await connect()
      try {
        return await db.transaction().execute(async (transaction) => {
          if (!(await endJoining(transaction, joiningId, added.createdAt))) return 'over'
          await insertAccount(transaction, added)
          await insertProofs(transaction, added.account.id, proofs)
          if (referral !== null) await insertReferral(transaction, added.account.id, added.createdAt, referral)
          await insertSession(transaction, opened)
          await along(transaction)
          return 'registered'
        })
      } catch (error) {
        if (error instanceof ContactTaken) return 'taken'
        throw error
      }
    },
    reset: async ({ joiningId, accountId, passwordHash, at }, along) => {
      const db = await connect()
      return db.transaction().execute(async (transaction) => {
        if (!(await endJoining(transaction, joiningId, at))) return false
        await setPasswordIn(transaction, { accountId, passwordHash, at, keptSessionId: null })
        await along(transaction)
        return true
      })
    },
  }
}
