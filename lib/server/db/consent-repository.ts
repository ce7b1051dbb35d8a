import 'server-only'
import type { Kysely } from 'kysely'
import type { ConsentProof } from '@/lib/server/services/site/consent'
import type { Schema } from './schema'

export interface ConsentRepository {
  /** Keeps a proof whose id is new and leaves the rest. Durable when it returns. */
  insert(proof: ConsentProof): Promise<void>
}

/** Proofs of consent on either engine; `connect` is called for each use, so nothing is opened before. */
export function createConsentRepository(connect: () => Promise<Kysely<Schema>>): ConsentRepository {
  return {
    insert: async (proof) => {
      const db = await connect()
      await db
        .insertInto('consents')
        .values({
          id: proof.id,
          text_version: proof.textVersion,
          channel: proof.channel,
          analytics: proof.analytics ? 1 : 0,
          recording: proof.recording ? 1 : 0,
          created_at: proof.createdAt,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },
  }
}
