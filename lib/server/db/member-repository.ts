import 'server-only'
import type { Kysely, Transaction } from 'kysely'
import type { ConsentKind } from '@/lib/domain/member/member-texts'
import type { Contact } from '@/lib/domain/validation/contact'
import { type IsoDate, isoDate } from '@/lib/domain/values/iso-date'
import { noteMykadChange } from './mykad-change'
import type { Schema } from './schema'
import { storedContact } from './stored-contact'

/** What is stored of a member's own words: name and birth date as they are, the rest encrypted, null for nothing. */
export interface StoredMember {
  readonly fullName: string
  readonly birthDate: IsoDate | null
  readonly detailsSealed: string | null
  /** Keyed digest of the MyKad number; null for none. */
  readonly mykadDigest: string | null
}

/** A verified contact. `verifiedAt` is epoch milliseconds. */
export interface StoredContact {
  readonly contact: Contact
  readonly verifiedAt: number
}

/** Proof of a consent, or of its withdrawal. `createdAt` is epoch milliseconds. */
export interface MemberProof {
  readonly id: string
  readonly kind: ConsentKind
  readonly given: boolean
  readonly textVersion: string
  readonly channel: string
  readonly createdAt: number
}

/** Beside codes, what a member can sign in by. */
export interface WaysIn {
  readonly hasPassword: boolean
  readonly hasPasskey: boolean
}

export interface MemberRepository {
  find(accountId: string): Promise<(StoredMember & WaysIn) | null>
  contacts(accountId: string): Promise<readonly StoredContact[]>
  /**
   * Puts what a member told in place of what was sealed `before`, with the proofs that belong to it, all or nothing. `changed`: somebody
   * else was faster. `mykad-taken`: another account has the number by one of `digests`. `now` is epoch milliseconds.
   */
  replace(
    accountId: string,
    before: string | null,
    next: StoredMember,
    more: { readonly proofs: readonly MemberProof[]; readonly digests: readonly string[]; readonly now: number },
  ): Promise<'kept' | 'changed' | 'mykad-taken'>
  /** Sealed details of all accounts in the order of their ids, some that follow an id. */
  after(id: string): Promise<readonly SealedMember[]>
  /** Puts another seal of the same details, with the digest by today's key, in place of a row's; false when they changed meanwhile. */
  replaceSeal(
    row: SealedMember,
    next: { readonly sealed: string; readonly mykadDigest: string | null },
  ): Promise<boolean>
}

/** Sealed details with the account that they are bound to. */
export interface SealedMember {
  readonly id: string
  readonly sealed: string
}

/** What members tell, on either engine; `connect` is called for each use, so nothing is opened before. */
export function createMemberRepository(connect: () => Promise<Kysely<Schema>>): MemberRepository {
  return {
    find: async (accountId) => {
      const db = await connect()
      const row = await db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst()
      if (row === undefined) return null
      const passkey = await db
        .selectFrom('passkeys')
        .select('id')
        .where('account_id', '=', accountId)
        .executeTakeFirst()
      return {
        fullName: row.full_name,
        birthDate: row.birth_date === null ? null : isoDate(row.birth_date),
        detailsSealed: row.profile_sealed,
        mykadDigest: row.nric_digest,
        hasPassword: row.password_hash !== null,
        hasPasskey: passkey !== undefined,
      }
    },
    contacts: async (accountId) => verifiedContactsOf(await connect(), accountId),
    replace: async (accountId, before, next, { proofs, digests, now }) => {
      const db = await connect()
      try {
        return await db.transaction().execute(async (transaction) => {
          if (await isTaken(transaction, accountId, digests)) return 'mykad-taken'
          const mykadBefore = await mykadDigestOf(transaction, accountId)
          if (!(await update(transaction, accountId, before, next))) return 'changed'
          await noteMykadChange(transaction, { accountId, before: mykadBefore, after: digests, now })
          await insertProofs(transaction, accountId, proofs)
          return 'kept'
        })
      } catch (error) {
        // Of two accounts that give the same number at once, the engine refuses the second.
        if (await isTaken(db, accountId, digests)) return 'mykad-taken'
        throw error
      }
    },
    after: async (id) => {
      const db = await connect()
      const rows = await db
        .selectFrom('accounts')
        .select(['id', 'profile_sealed as sealed'])
        .where('id', '>', id)
        .where('profile_sealed', 'is not', null)
        .orderBy('id')
        .limit(500)
        .execute()
      return rows.flatMap(({ id: found, sealed }) => (sealed === null ? [] : [{ id: found, sealed }]))
    },
    replaceSeal: async ({ id, sealed: before }, { sealed, mykadDigest }) => {
      const db = await connect()
      const { numUpdatedRows } = await db
        .updateTable('accounts')
        .set({ profile_sealed: sealed, nric_digest: mykadDigest })
        .where('id', '=', id)
        .where('profile_sealed', '=', before)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
  }
}

/** The verified contacts of an account, e-mail before phone. */
export async function verifiedContactsOf(db: Kysely<Schema>, accountId: string): Promise<readonly StoredContact[]> {
  const rows = await db
    .selectFrom('account_contacts')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('kind')
    .execute()
  return rows.map((row) => ({ contact: storedContact(row.kind, row.value), verifiedAt: row.verified_at }))
}

/** Adds proofs of consent, within the transaction of what they belong to. */
export async function insertProofs(
  transaction: Kysely<Schema>,
  accountId: string,
  proofs: readonly MemberProof[],
): Promise<void> {
  if (proofs.length === 0) return
  const rows = proofs.map((proof) => ({
    id: proof.id,
    account_id: accountId,
    kind: proof.kind,
    given: proof.given ? 1 : 0,
    text_version: proof.textVersion,
    channel: proof.channel,
    created_at: proof.createdAt,
  }))
  await transaction.insertInto('account_consents').values(rows).execute()
}

async function isTaken(db: Kysely<Schema>, accountId: string, digests: readonly string[]): Promise<boolean> {
  if (digests.length === 0) return false
  const other = await db
    .selectFrom('accounts')
    .select('id')
    .where('nric_digest', 'in', digests)
    .where('id', '<>', accountId)
    .executeTakeFirst()
  return other !== undefined
}

async function mykadDigestOf(transaction: Transaction<Schema>, accountId: string): Promise<string | null> {
  const row = await transaction
    .selectFrom('accounts')
    .select('nric_digest')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return row?.nric_digest ?? null
}

async function update(
  transaction: Transaction<Schema>,
  accountId: string,
  before: string | null,
  { fullName, birthDate, detailsSealed, mykadDigest }: StoredMember,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('accounts')
    .set({ full_name: fullName, birth_date: birthDate, profile_sealed: detailsSealed, nric_digest: mykadDigest })
    .where('id', '=', accountId)
    .where('profile_sealed', before === null ? 'is' : '=', before)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
