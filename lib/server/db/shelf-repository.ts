import 'server-only'
import type { Kysely } from 'kysely'
import type { Schema } from './schema'

/** A product on a shelf as it is kept. */
export interface ShelfRow {
  /** `category/slug` */
  readonly subject: string
  /** JSON of what the member saw of it; null: nothing. */
  readonly looks: string | null
}

/** What comes onto a shelf: `id` for one that is new there, `looks` from what is kept, null for one that is new. */
export interface ShelfPut {
  readonly id: string
  readonly subject: string
  readonly looks: (kept: string | null) => string
}

interface ShelfWrite {
  readonly put: readonly ShelfPut[]
  /** Subjects that go. */
  readonly drop: readonly string[]
  /** When the first came, epoch milliseconds; the others a millisecond after each other, for their order. */
  readonly at: number
  /** When what goes was taken off, epoch milliseconds. */
  readonly removedAt: number
  /** Most products that are on it. */
  readonly most: number
}

interface WrittenShelf {
  /** The oldest first. */
  readonly rows: readonly ShelfRow[]
  /** Subjects that were not on it before. */
  readonly added: readonly string[]
  /** False where something did not fit. */
  readonly fitted: boolean
}

export interface ShelfRepository {
  /** Changes the shelf of an account, one change after the other, and reads it. Durable when it returns. */
  write(accountId: string, write: ShelfWrite): Promise<WrittenShelf>
}

/** Shelves on either engine; `connect` is called for each use, so nothing is opened before. */
export function createShelfRepository(connect: () => Promise<Kysely<Schema>>): ShelfRepository {
  return {
    write: async (accountId, write) =>
      (await connect()).transaction().execute((transaction) => writeShelf(transaction, accountId, write)),
  }
}

async function writeShelf(
  db: Kysely<Schema>,
  accountId: string,
  { put, drop, at, removedAt, most }: ShelfWrite,
): Promise<WrittenShelf> {
  // Two devices write at the same moment: the second waits here, and reads what the first one wrote.
  await db
    .updateTable('accounts')
    .set(({ ref }) => ({ id: ref('id') }))
    .where('id', '=', accountId)
    .execute()
  const rows = await marked(db, accountId)
  const known = new Map(rows.map(({ subject, looks }) => [subject, looks]))
  const shown = new Set(rows.filter((row) => row.removed_at === null).map(({ subject }) => subject))
  const gone = drop.filter((subject) => shown.delete(subject))
  if (gone.length > 0) await takeOff(db, accountId, gone, removedAt)
  const added: string[] = []
  let fitted = true
  for (const [place, { id, subject, looks }] of put.entries()) {
    const isNew = !shown.has(subject)
    if (isNew && shown.size >= most) {
      fitted = false
      continue
    }
    if (isNew) added.push(subject)
    shown.add(subject)
    await keep(db, { id, accountId, subject, looks: looks(known.get(subject) ?? null), at: at + place })
  }
  const now = await marked(db, accountId)
  return { rows: now.filter((row) => row.removed_at === null).slice(-most), added, fitted }
}

/** All products that the account marked, the oldest first, and those among them that can be brought back. */
function marked(db: Kysely<Schema>, accountId: string) {
  return db
    .selectFrom('member_interests')
    .select(['subject', 'looks', 'removed_at'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'marked')
    .where('subject', 'like', '%/%')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

async function takeOff(db: Kysely<Schema>, accountId: string, subjects: readonly string[], at: number): Promise<void> {
  await db
    .updateTable('member_interests')
    .set({ removed_at: at })
    .where('account_id', '=', accountId)
    .where('kind', '=', 'marked')
    .where('subject', 'in', subjects)
    .execute()
}

interface KeptRow {
  readonly id: string
  readonly accountId: string
  readonly subject: string
  readonly looks: string
  readonly at: number
}

/** What was there before, or was taken off within the hour, keeps its place. */
async function keep(db: Kysely<Schema>, { id, accountId, subject, looks, at }: KeptRow): Promise<void> {
  const empty = { removed_at: null, figure: null, removal_key: null, question: null }
  await db
    .insertInto('member_interests')
    .values({ ...empty, id, account_id: accountId, kind: 'marked', subject, created_at: at, looks })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind', 'subject']).doUpdateSet({ removed_at: null, looks }),
    )
    .execute()
}
