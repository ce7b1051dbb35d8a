import 'server-only'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { isoDate } from '@/lib/domain/iso-date'
import { type Account, accountStates } from '@/lib/server/services/account'
import type { Schema } from './schema'

export interface AccountRepository {
  /** Stores a new account; rejects when its id is taken. `createdAt` is epoch milliseconds. */
  insert(account: Account, createdAt: number): Promise<void>
  find(id: string): Promise<Account | null>
}

const stateSchema = z.enum(accountStates)

/** Accounts on either engine; `connect` is called for each use, so nothing is opened before. */
export function createAccountRepository(connect: () => Promise<Kysely<Schema>>): AccountRepository {
  return {
    insert: async (account, createdAt) => {
      const db = await connect()
      await db
        .insertInto('accounts')
        .values({
          id: account.id,
          full_name: account.fullName,
          birth_date: account.birthDate,
          state: account.state,
          institution_id: account.institutionId,
          referral_terms_version: account.referralTermsVersion,
          created_at: createdAt,
        })
        .execute()
    },
    find: async (id) => {
      const db = await connect()
      const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
      if (row === undefined) return null
      return {
        id: row.id,
        fullName: row.full_name,
        birthDate: row.birth_date === null ? null : isoDate(row.birth_date),
        state: stateSchema.parse(row.state),
        institutionId: row.institution_id,
        referralTermsVersion: row.referral_terms_version,
      }
    },
  }
}
