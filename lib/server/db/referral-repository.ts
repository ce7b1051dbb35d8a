import 'server-only'
import type { Kysely } from 'kysely'
import type { ReferralTouches } from '@/lib/domain/member/referral'
import { hadAccountBefore } from './former-identity-repository'
import type { Schema } from './schema'

/** What is recorded of a friend who joins by a code. */
export interface NewReferral {
  readonly id: string
  readonly touches: ReferralTouches
  /** Version of the words that the friend was shown about what the other one sees. */
  readonly textVersion: string
  readonly termsVersion: string
  /** Digest of the browser; null for one that had no account before. */
  readonly deviceDigest: string | null
  /** Digests of the contact, by each key. */
  readonly contactDigests: readonly string[]
}

/**
 * Records by whose code an account was made, in the transaction that makes it. A code that no active account has is not kept: anybody can make
 * one up.
 */
export async function insertReferral(
  transaction: Kysely<Schema>,
  accountId: string,
  createdAt: number,
  { id, touches: { first, last }, textVersion, termsVersion, deviceDigest, contactDigests }: NewReferral,
): Promise<void> {
  const referrer = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('referral_code', '=', last.code)
    .where('state', '=', 'active')
    .executeTakeFirst()
  if (referrer === undefined) return
  await transaction
    .insertInto('referrals')
    .values({
      id,
      account_id: accountId,
      referrer_id: referrer.id,
      code: last.code,
      channel: last.channel,
      last_at: Math.min(last.at, createdAt),
      first_code: first.code,
      first_channel: first.channel,
      first_at: Math.min(first.at, createdAt),
      text_version: textVersion,
      terms_version: termsVersion,
      same_browser: await isBrowserOf(transaction, referrer.id, deviceDigest),
      contact_known: (await hadAccountBefore(transaction, contactDigests, accountId)) ? 1 : 0,
      nric_known: null,
      state: 'recorded',
      reason: null,
      qualified_on: null,
      waits_until: null,
      review: null,
      changed_at: null,
      created_at: createdAt,
    })
    .execute()
}

async function isBrowserOf(transaction: Kysely<Schema>, accountId: string, digest: string | null): Promise<0 | 1> {
  if (digest === null) return 0
  const known = await transaction
    .selectFrom('known_devices')
    .select('id')
    .where('account_id', '=', accountId)
    .where('digest', '=', digest)
    .executeTakeFirst()
  return known === undefined ? 0 : 1
}

/**
 * Notes whether the MyKad number that a referred member gives had an account before, in the transaction that keeps it. One that had stays
 * noted when another number is given.
 */
export async function noteNumberOfReferral(
  transaction: Kysely<Schema>,
  accountId: string,
  digests: readonly string[],
): Promise<void> {
  const known = (await hadAccountBefore(transaction, digests, accountId)) ? 1 : 0
  await transaction
    .updateTable('referrals')
    .set({ nric_known: known })
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('nric_known', 'is', null), eb('nric_known', '=', 0)]))
    .execute()
}
