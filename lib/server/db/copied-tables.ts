import 'server-only'
import { type Kysely, sql, type Transaction } from 'kysely'
import { z } from 'zod'
import type { Schema } from './schema'

/**
 * Whether a back-up holds a table, parents before what refers to them. Left out is what says nothing once it is old: joinings, codes and
 * repeated answers, counts of a day at most, the readiness probe, the key that a build before sealed surveys with; and the list of
 * migrations and the words of columns, which the build itself makes.
 */
const inBackup = {
  accounts: true,
  account_contacts: true,
  account_consents: true,
  referrals: true,
  former_identities: true,
  sessions: true,
  session_tokens: true,
  known_devices: true,
  redirect_clicks: true,
  newsletter_subscribers: true,
  newsletter_consents: true,
  message_outbox: true,
  campaign_reminders: true,
  survey_responses: true,
  survey_response_answers: true,
  survey_members: true,
  consents: true,
  kept_checks: true,
  kept_comparisons: true,
  member_interests: true,
  interest_counts: true,
  answer_feedback: true,
  joinings: false,
  one_time_codes: false,
  idempotency_keys: false,
  survey_keys: false,
  rate_limits: false,
  health_probe: false,
  schema_migrations: false,
  account_states: false,
  code_purposes: false,
  contact_kinds: false,
  joining_purposes: false,
  message_channels: false,
  message_states: false,
  session_end_reasons: false,
  session_methods: false,
} as const satisfies Readonly<Record<keyof Schema, boolean>>

/** The tables of a back-up, in the order in which they can be put back. */
export const copiedTables: readonly string[] = Object.entries(inBackup).flatMap(([name, copied]) =>
  copied ? [name] : [],
)

export const rowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

/** A row of any table, by the names of its columns. Every column is text or a number. */
export type Row = z.output<typeof rowSchema>

const rowsAtOnce = 500

/** All rows of a table. The first two columns of each table tell its rows apart. */
export async function* rowsOf(db: Kysely<Schema>, table: string): AsyncGenerator<Row> {
  for (let from = 0; ; from += rowsAtOnce) {
    const page = sql`select * from ${sql.table(table)} order by 1, 2 limit ${rowsAtOnce} offset ${from}`
    const { rows } = await page.execute(db)
    for (const row of rows) yield rowSchema.parse(row)
    if (rows.length < rowsAtOnce) return
  }
}

/** Puts a row back as it was. */
export async function insertRow(transaction: Transaction<Schema>, table: string, row: Row): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  const values = sql.join(Object.values(row))
  await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(transaction)
}

/** The first copied table that has rows; null when all are empty. */
export async function filledTable(db: Kysely<Schema>): Promise<string | null> {
  for (const table of copiedTables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) return table
  }
  return null
}
