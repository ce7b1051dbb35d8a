import 'server-only'
import type { Kysely } from 'kysely'
import type { ConsentKind } from '@/lib/domain/member/member-texts'
import { insertProofs, type MemberProof } from './member-repository'
import type { Schema } from './schema'

/** A proof as it was stored; one of a kind that this build does not know is told too. */
export type StoredProof = Omit<MemberProof, 'kind'> & { readonly kind: string }

export interface MemberConsentRepository {
  /** All proofs of an account, newest first. */
  proofs(accountId: string): Promise<readonly StoredProof[]>
  /** Adds proofs; one of the referral terms becomes the version that the account has agreed to. All or nothing. */
  add(accountId: string, proofs: readonly MemberProof[]): Promise<void>
}

/** Consents of members on either engine; `connect` is called for each use, so nothing is opened before. */
export function createMemberConsentRepository(connect: () => Promise<Kysely<Schema>>): MemberConsentRepository {
  return {
    proofs: async (accountId) => {
      const db = await connect()
      const rows = await db
        .selectFrom('account_consents')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        given: row.given === 1,
        textVersion: row.text_version,
        channel: row.channel,
        createdAt: row.created_at,
      }))
    },
    add: async (accountId, proofs) => {
      const db = await connect()
      const kind: ConsentKind = 'referral-terms'
      const referral = proofs.find((proof) => proof.kind === kind && proof.given)
      await db.transaction().execute(async (transaction) => {
        await insertProofs(transaction, accountId, proofs)
        if (referral === undefined) return
        await transaction
          .updateTable('accounts')
          .set({ referral_terms_version: referral.textVersion })
          .where('id', '=', accountId)
          .execute()
      })
    },
  }
}
