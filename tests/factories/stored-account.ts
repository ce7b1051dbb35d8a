import type { Kysely } from 'kysely'
import type { Schema } from '@/lib/server/db/schema'

/** Stores an active account that has told nothing and has no contact. */
export async function storeAccount(db: Kysely<Schema>, id: string): Promise<void> {
  const nothing = {
    birth_date: null,
    institution_id: null,
    referral_terms_version: null,
    referral_code: null,
    password_hash: null,
    password_changed_at: null,
    profile_sealed: null,
    nric_digest: null,
    nric_given_at: null,
    closed_at: null,
    erase_at: null,
  }
  await db
    .insertInto('accounts')
    .values({ ...nothing, id, full_name: 'Aminah', state: 'active', created_at: 1 })
    .execute()
}
