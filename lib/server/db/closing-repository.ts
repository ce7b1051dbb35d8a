import 'server-only'
import type { Kysely } from 'kysely'
import type { Contact } from '@/lib/domain/validation/contact'
import type { NewSession } from '@/lib/server/services/sessions/session'
import { forgetComingIdentities, noteFormerIdentities } from './former-identity-repository'
import { endJoining } from './joining-repository'
import { type StoredContact, verifiedContactsOf } from './member-repository'
import type { RetentionWords } from './retention-entries'
import { retentionTable } from './retention-table'
import type { Schema } from './schema'
import { endSessionsIn, insertSession } from './session-repository'

export type { RetentionWords }

/** Tables that outlive an account. */
const outlive = [
  'redirect_clicks',
  'newsletter_subscribers',
  'referrals',
  'points_account',
  'former_identities',
] as const

/** What outlives an account, in the words of the privacy notice. */
export function wordsOfWhatOutlives(): readonly RetentionWords[] {
  const kept = retentionTable.filter(({ tables }) => outlive.some((table) => tables.includes(table)))
  return kept.flatMap(({ words }) => (words === null ? [] : [words]))
}

/** What belongs to a closing, in its transaction and only if the account was active. */
export interface AlongWithClosing {
  /** Seals the account's details again with what is added to them; null leaves them as they are. */
  readonly sealedAgain: (detailsSealed: string | null) => string | null
  /** The digest by which a contact is recognised once the account is erased. */
  readonly digestOf: (contact: Contact) => string
  /** Told which contacts the account has. */
  readonly tell: (transaction: Kysely<Schema>, contacts: readonly StoredContact[]) => Promise<void>
}

/** `over`: the account is closed already, or gone. `inactive`: it is not its member's to close, for it was suspended. */
export type ClosingState = 'closed' | 'over' | 'inactive'

export interface ClosingRepository {
  /** Closes an account that is active and ends all its sessions, all or nothing. Moments are epoch milliseconds. */
  close(
    account: { readonly id: string; readonly closedAt: number; readonly eraseAt: number },
    along: AlongWithClosing,
  ): Promise<ClosingState>
  /**
   * Opens an account again that its member closed and that is not due to be erased, ends the joining that proved them and stores their
   * session, all or nothing. `over`: the joining has ended. `not-closed`: there is nothing to open; then the joining stays as it is.
   */
  reopen(reopening: {
    readonly joiningId: string
    readonly opened: NewSession
    readonly now: number
    /** Told which contacts the account has. */
    readonly tell: AlongWithClosing['tell']
  }): Promise<'opened' | 'over' | 'not-closed'>
}

/** Thrown to undo what was done of a reopening. */
class NotClosed extends Error {}

/** Closing and reopening on either engine; `connect` is called for each use, so nothing is opened before. */
export function createClosingRepository(connect: () => Promise<Kysely<Schema>>): ClosingRepository {
  return {
    close: async ({ id, closedAt, eraseAt }, { sealedAgain, digestOf, tell }) => {
      const db = await connect()
      return db.transaction().execute(async (transaction) => {
        const row = await transaction
          .updateTable('accounts')
          .set({ state: 'closed', closed_at: closedAt, erase_at: eraseAt })
          .where('id', '=', id)
          .where('state', '=', 'active')
          .returning(['profile_sealed', 'nric_digest'])
          .executeTakeFirst()
        if (row === undefined) return whyNotClosed(transaction, id)
        const sealed = sealedAgain(row.profile_sealed)
        if (sealed !== null)
          await transaction.updateTable('accounts').set({ profile_sealed: sealed }).where('id', '=', id).execute()
        await endSessionsIn(transaction, { accountId: id, at: closedAt, reason: 'closed', keptSessionId: null })
        const contacts = await verifiedContactsOf(transaction, id)
        const digests = contacts.map(({ contact }) => digestOf(contact))
        const all = row.nric_digest === null ? digests : [...digests, row.nric_digest]
        await noteFormerIdentities(transaction, { accountId: id, digests: all, leftAt: eraseAt })
        await tell(transaction, contacts)
        return 'closed'
      })
    },
    reopen: async ({ joiningId, opened, now, tell }) => {
      const db = await connect()
      try {
        return await db.transaction().execute(async (transaction) => {
          if (!(await endJoining(transaction, joiningId, now))) return 'over'
          const { numUpdatedRows } = await transaction
            .updateTable('accounts')
            .set({ state: 'active', closed_at: null, erase_at: null })
            .where('id', '=', opened.session.accountId)
            .where('state', '=', 'closed')
            .where('erase_at', '>', now)
            .executeTakeFirst()
          if (numUpdatedRows !== 1n) throw new NotClosed()
          const { accountId } = opened.session
          await forgetComingIdentities(transaction, accountId, now)
          await insertSession(transaction, opened)
          await tell(transaction, await verifiedContactsOf(transaction, accountId))
          return 'opened'
        })
      } catch (error) {
        if (error instanceof NotClosed) return 'not-closed'
        throw error
      }
    },
  }
}

async function whyNotClosed(transaction: Kysely<Schema>, id: string): Promise<'over' | 'inactive'> {
  const row = await transaction.selectFrom('accounts').select('state').where('id', '=', id).executeTakeFirst()
  return row?.state === 'suspended' ? 'inactive' : 'over'
}
