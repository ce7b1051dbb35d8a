import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { firstHash } from '@/lib/domain/points/chain'
import { systemClock } from '@/lib/server/clock'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createExportRepository, leftOut } from '@/lib/server/db/export-repository'
import { createMemberRepository } from '@/lib/server/db/member-repository'
import { createSavedItemRepository } from '@/lib/server/db/saved-item-repository'
import type { Schema } from '@/lib/server/db/schema'
import { changeMember } from '@/lib/server/services/accounts/member-details'
import { exportMember } from '@/lib/server/services/accounts/member-export'
import { saveAnalysis } from '@/lib/server/services/accounts/saved-analyses'
import { saveComparison } from '@/lib/server/services/accounts/saved-comparisons'
import { systemRandom } from '@/lib/server/services/keys/random'
import { sealingKeys } from '@/lib/server/services/keys/sealing-keys'
import { storeAccount } from '../factories/stored-account'
import { engines, type Place, silentLog } from './engines'

/** Told by their content: what is encrypted opened, and a yes or no. */
const toldOtherwise = [
  'accounts.profile_sealed',
  'kept_checks.sealed',
  'kept_comparisons.sealed',
  'account_consents.given',
  'points_transfer.amount',
  'newsletter_consents.kind',
  'referrals.same_browser',
  'referrals.contact_known',
  'referrals.nric_known',
]
const moment = /_at$/

const printed = (column: string, value: unknown) =>
  moment.test(column) ? new Date(Number(value)).toISOString() : `"${value}"`

const columnsOf = async ({ db, engine }: OpenDatabase, table: string): Promise<readonly string[]> => {
  const query =
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from pragma_table_info(${table})`
      : sql<{ name: string }>`select column_name as name from information_schema.columns
          where table_schema = current_schema() and table_name = ${table}`
  return (await query.execute(db)).rows.map(({ name }) => name)
}

async function tablesOf({ db, engine }: OpenDatabase): Promise<readonly string[]> {
  const query =
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{ name: string }>`select tablename as name from pg_catalog.pg_tables where schemaname = current_schema()`
  return (await query.execute(db)).rows.map(({ name }) => name)
}

/** Values of the member's own rows that stand for themselves wherever they come up. */
async function fill(db: Kysely<Schema>): Promise<void> {
  await storeAccount(db, 'one')
  const account = { full_name: 'kenari name', birth_date: '1979-07-13', institution_id: 'kenari-house' }
  const more = { referral_terms_version: 'kenari-terms', referral_code: 'KENARI-7', password_hash: 'hidden-8' }
  const times = { password_changed_at: 1_700_000_000_001, closed_at: 1_700_000_000_002, erase_at: 1_700_000_000_003 }
  await db
    .updateTable('accounts')
    .set({ ...account, ...more, ...times, nric_digest: 'hidden-9', created_at: 1_700_000_000_004 })
    .where('id', '=', 'one')
    .execute()
  await sql`insert into account_contacts values ('hidden-1', 'one', 'email', 'kenari@example.com', 1700000000005)`.execute(
    db,
  )
  await sql`insert into account_consents values ('hidden-2', 'one', 'kenari-kind', 1, 'kenari-version', 'kenari-channel', 1700000000006)`.execute(
    db,
  )
  await sql`insert into sessions values ('hidden-3', 'one', 'joining', 'kenari on linux', 1700000000007, 1700000000008,
    1700000000009, 1700000000010, 1700000000011, 'reuse')`.execute(db)
  await sql`insert into member_interests values ('hidden-0', 'one', 'kenari-marked', 'kenari-card', 1700000000014, null, 'kenari-figure', 'hidden-23', 'kenari-question', 'kenari-looks')`.execute(
    db,
  )
  await sql`insert into known_devices values ('hidden-10', 'hidden-8', 'one', 1700000000015)`.execute(db)
  await sql`insert into referrals values ('hidden-11', 'one', null, 'kenari-code', 'link', 1700000000017, 'kenari-first', 'typed',
    1700000000018, 'kenari-words', 'kenari-rules', 1, 0, null, 'kenari-state', 1700000000019, 'kenari-reason', 'kenari-day', 'kenari-until',
    'hidden-13', 1700000000021)`.execute(db)
  await sql`insert into points_account values ('hidden-14', 'one', 'hidden-15', 'available', 0, 1700000000022)`.execute(
    db,
  )
  await sql`insert into points_account values ('hidden-16', null, 'hidden-17', 'adjustments', null, 1)`.execute(db)
  await sql`insert into points_transfer values (1, 'hidden-18', 'hidden-16', 'hidden-14', 5417, 'kenari-move', 'kenari-cause', 'hidden-19',
    1700000000023, 1700000000024, 'hidden-20', null, null, ${firstHash}, 'hidden-21')`.execute(db)
  await sql`insert into points_account values ('hidden-24', null, 'hidden-25', 'held', null, 1)`.execute(db)
  await sql`insert into points_transfer values (2, 'hidden-26', 'hidden-14', 'hidden-24', 5417, 'hold', 'withdrawal', '8317 hidden-28 hidden-15 hidden-29',
    1700000000025, 1700000000026, null, null, null, 'hidden-21', 'hidden-30')`.execute(db)
  await sql`insert into points_withdrawal_acts values ('hidden-26', 'refuse', 'kenari-why', 'hidden-31', 'hidden-32', 1700000000027)`.execute(
    db,
  )
  await sql`insert into replaced_contacts values ('hidden-33', 'one', 'email', 'kenari-before@example.com', 'hidden-34', 1700000000033)`.execute(
    db,
  )
  await sql`insert into recovery_codes values ('hidden-42', 'one', 1700000000038, 1700000000039)`.execute(db)
  await sql`insert into passkeys values ('hidden-35', 'one', 'hidden-36', 'hidden-37', 5418, 'hidden-38', 'kenari-device', 1700000000034, 1700000000035)`.execute(
    db,
  )
  await sql`insert into address_alerts values ('hidden-39', 'kenari@example.com', 'kenari-product', 'kenari-alert-figure', 'kenari-question', 'hidden-40',
    'hidden-41', 'kenari-alert-text', 1700000000036, 1700000000037)`.execute(db)
  await sql`insert into former_identities values ('hidden-12', 'one', 1700000000020)`.execute(db)
  await sql`insert into survey_members values ('kenari-form', 'one')`.execute(db)
  await sql`insert into newsletter_subscribers values ('hidden-4', 'kenari@example.com', 'hidden-6', 'unsubscribed', 'hidden-7',
    1700000000012)`.execute(db)
  await sql`insert into newsletter_consents values ('hidden-5', 'hidden-4', 'withdrawn', 'kenari-text', 'kenari-link', 1700000000013)`.execute(
    db,
  )
}

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`a member’s download, on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase

    beforeEach(async () => {
      place = await engine.newMigratedPlace()
      database = await place.open()
      await fill(database.db)
    })
    afterEach(() => place.remove())

    function deps() {
      const source = { secret: 'x'.repeat(32), secretBefore: null, keyDir: place.dataDir, dataDir: place.dataDir }
      const parts = { clock: systemClock, random: systemRandom, log: silentLog }
      const connect = async () => database.db
      const keys = () => sealingKeys(source, 'kept-by-members')
      const kept = (table: 'kept_checks' | 'kept_comparisons') => ({
        ...parts,
        keys,
        rows: createSavedItemRepository(connect, table),
      })
      return {
        exports: createExportRepository(connect),
        log: silentLog,
        members: {
          ...parts,
          members: createMemberRepository(connect),
          keys: () => sealingKeys(source, 'member-details'),
          numberKeys: () => sealingKeys(source, 'mykad-numbers'),
        },
        analyses: kept('kept_checks'),
        comparisons: kept('kept_comparisons'),
      }
    }

    it('reads every table that has rows of a member', async () => {
      const tables = await tablesOf(database)
      const own = await Promise.all(
        tables.map(async (table) => ((await columnsOf(database, table)).includes('account_id') ? [table] : [])),
      )
      const read = Object.keys(await deps().exports.read('one'))
      expect(own.flat().filter((table) => !read.includes(table))).toEqual([])
    })

    it('has each column of them, or a reason why not', async () => {
      const made = deps()
      await changeMember(made.members, 'one', (record) => ({
        state: 'changed',
        record: {
          ...record,
          details: { ...record.details, told: { ...record.details.told, city: 'kenari city' } },
        },
        proofs: [],
      }))
      await database.db.updateTable('accounts').set({ nric_given_at: 1_700_000_000_016 }).execute()
      await saveAnalysis(made.analyses, 'one', [{ id: 'reserve', state: 'good', value: 'kenari 8' }])
      await saveComparison(made.comparisons, 'one', { query: 'x', title: 'x', products: ['kenari 9'], withOwn: false })
      const document = await exportMember(made, 'one')
      const text = JSON.stringify({ ...document, explained: null })
      expect(text).toMatch(/kenari city.*kenari 8.*kenari 9/)
      expect(text).toContain('"amount":5417')
      expect(text).toContain('"amount":8317')
      expect(text).not.toContain('hidden')
      for (const [table, rows] of Object.entries(await deps().exports.read('one'))) {
        const [row] = Array.isArray(rows) ? rows : [rows]
        for (const [column, value] of Object.entries(row ?? {})) {
          const name = `${table}.${column}`
          if (name in leftOut || toldOtherwise.includes(name)) continue
          expect([name, text.includes(printed(column, value))]).toEqual([name, true])
        }
      }
    })

    it('is made also when none of the keys opens what was told, and says so', async () => {
      await database.db.updateTable('accounts').set({ profile_sealed: 'abcdefgh.x' }).where('id', '=', 'one').execute()
      expect((await exportMember(deps(), 'one'))?.told).toBeNull()
    })

    it('is of nobody when the account is gone', async () => {
      expect(await exportMember(deps(), 'two')).toBeNull()
    })
  })
}
