import { kysely } from '@/lib/server/db/connection'

/** The proofs of consent of an account as they are stored, oldest first. */
export async function proofsOf(accountId: string) {
  const db = await kysely()
  return db
    .selectFrom('account_consents')
    .select(['kind', 'given', 'text_version'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
