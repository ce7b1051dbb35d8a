import 'server-only'
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { interestKinds } from '@/lib/contract/entities/interest'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import type { Interest } from '@/lib/server/services/clicks/interest'
import type { MemberInterestsTable } from './member-things-tables'
import { type Removal, type Restoration, removeRows, restoreRows } from './removal-repository'
import type { Schema } from './schema'

export interface InterestRepository {
  /**
   * Keeps what a member marked or left for, once for each subject and kind: again, it has the newer time. Deletes the account's oldest beyond
   * `most` of the kind. Gives what is kept, with the id that it had first. Durable when it returns.
   */
  put(accountId: string, interest: Omit<Interest, 'question'>, most: number): Promise<Interest>
  /** Of one account, newest first, without what was removed. */
  list(accountId: string): Promise<readonly Interest[]>
  /** Takes away what belongs to the account; leaves any other. */
  remove(removal: Removal): Promise<void>
  /** Brings back what was removed; gives how many. */
  restore(restoration: Restoration): Promise<number>
  /** Adds one to a subject's count of a day. */
  count(subject: string, day: IsoDate): Promise<void>
}

const kindSchema = z.enum(interestKinds)

/** Interests on either engine; `connect` is called for each use, so nothing is opened before. */
export function createInterestRepository(connect: () => Promise<Kysely<Schema>>): InterestRepository {
  return {
    put: async (accountId, interest, most) => put(await connect(), accountId, interest, most),
    list: async (accountId) => {
      const db = await connect()
      return (await newest(db, accountId).selectAll().execute()).map(interestOf)
    },
    remove: async (removal) => removeRows(await connect(), 'member_interests', removal),
    restore: async (restoration) => restoreRows(await connect(), 'member_interests', restoration),
    count: async (subject, day) => {
      const db = await connect()
      await db
        .insertInto('interest_counts')
        .values({ id: `${day} ${subject}`, subject, day, count: 1 })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ count: sql<number>`interest_counts.count + 1` }))
        .execute()
    },
  }
}

function newest(db: Kysely<Schema>, accountId: string) {
  return db
    .selectFrom('member_interests')
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
}

async function put(
  db: Kysely<Schema>,
  accountId: string,
  interest: Omit<Interest, 'question'>,
  most: number,
): Promise<Interest> {
  const { id, kind, subject, createdAt } = interest
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto('member_interests')
      .values({
        id,
        account_id: accountId,
        kind,
        subject,
        created_at: createdAt,
        removed_at: null,
        figure: null,
        removal_key: null,
        question: null,
        looks: null,
      })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'kind', 'subject']).doUpdateSet({ created_at: createdAt, removed_at: null }),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
    // Whoever leaves for many products loses nothing of their shelf by it.
    const kept = await newest(transaction, accountId).select('id').where('kind', '=', kind).execute()
    const beyond = kept.slice(most).map((other) => other.id)
    if (beyond.length > 0) await transaction.deleteFrom('member_interests').where('id', 'in', beyond).execute()
    return interestOf(row)
  })
}

function interestOf({ id, kind, subject, created_at: createdAt, question }: MemberInterestsTable): Interest {
  return { id, kind: kindSchema.parse(kind), subject, createdAt, question }
}
