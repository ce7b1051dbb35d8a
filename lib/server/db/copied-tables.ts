import 'server-only'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { z } from 'zod'
import type { Schema } from './schema'

/**
 * Whether a back-up holds a table, parents before what refers to them. Balances of points are written by the database again as their transfers
 * are put back. Left out besides is what says nothing once it is old: joinings, codes,
 * challenges and repeated answers, counts of a day at most, the readiness probe, the key that a build before sealed surveys with; and the list of
 * migrations and the words of columns, which the build itself makes.
 */
const inBackup = {
  accounts: true,
  account_contacts: true,
  account_consents: true,
  referrals: true,
  former_identities: true,
  replaced_contacts: true,
  passkeys: true,
  recovery_codes: true,
  points_account: true,
  points_transfer: true,
  points_balance: false,
  points_acts: true,
  points_withdrawal_acts: true,
  sessions: true,
  session_tokens: true,
  known_devices: true,
  redirect_clicks: true,
  newsletter_subscribers: true,
  newsletter_consents: true,
  message_outbox: true,
  campaign_reminders: true,
  address_alerts: true,
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
  passkey_challenges: false,
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

/**
 * All rows of a table, in the order of its first two columns, which tell its rows apart. Each page begins after the last row of the one before,
 * so that a long table takes no longer for each of its rows than a short one.
 */
export async function* rowsOf(db: Kysely<Schema>, table: string): AsyncGenerator<Row> {
  let after: RawBuilder<unknown> = sql``
  for (;;) {
    const page = sql`select * from ${sql.table(table)} ${after} order by 1, 2 limit ${rowsAtOnce}`
    const rows = (await page.execute(db)).rows.map((row) => rowSchema.parse(row))
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < rowsAtOnce) return
    after = rowsAfter(last)
  }
}

function rowsAfter(row: Row): RawBuilder<unknown> {
  const [[first, firstValue] = ['', null], [second, secondValue] = ['', null]] = Object.entries(row)
  return sql`where ${sql.ref(first)} > ${firstValue} or (${sql.ref(first)} = ${firstValue} and ${sql.ref(second)} > ${secondValue})`
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
