import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { systemClock } from '@/lib/server/clock'
import type { OpenDatabase } from '@/lib/server/db/database'
import { migrate } from '@/lib/server/db/migrate'
import { migrations } from '@/lib/server/db/migrations/list'
import { openDatabase } from '@/lib/server/db/open-database'
import { createReferralProgressRepository } from '@/lib/server/db/referral-progress-repository'
import { createWithdrawalRepository } from '@/lib/server/db/withdrawal-repository'
import { createLog } from '@/lib/server/log'
import { pointsHistory, pointsOf } from '@/lib/server/services/points/points'
import { storeAccount } from '../factories/stored-account'
import { ledgerOver } from '../points/ledger-over'
import { postgresBinaries, startCluster } from '../setup/postgres-cluster'

/**
 * How many postings a second the ledger makes durable, beside a bare loop of inserts into the same engine in the same run, and how much
 * of the processor the calls of the dashboard and of the page of points take over them. By hand, and nothing is held to it:
 * `node --conditions=react-server --import tsx tests/bench/ledger.ts`; for more, `LEDGER_POSTINGS=1000000 LEDGER_MEMBERS=50000`.
 */
const postings = Number(process.env.LEDGER_POSTINGS ?? 6000)
const callers = 256
const members = Number(process.env.LEDGER_MEMBERS ?? 500)
/** Of the bare loop, which waits for the disk each time, not as many are needed. */
const barePostings = Math.min(postings, 6000)
const reads = 1000
const friendsOfEach = 20

async function measure(count: number, work: (at: number) => Promise<unknown>): Promise<string> {
  const waits: number[] = []
  let next = 0
  const start = performance.now()
  const caller = async () => {
    for (let at = next++; at < count; at = next++) {
      const asked = performance.now()
      await work(at)
      waits.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  const seconds = (performance.now() - start) / 1000
  waits.sort((one, other) => one - other)
  const part = (share: number) => (waits[Math.floor(waits.length * share)] ?? 0).toFixed(1)
  return `${Math.round(count / seconds)} a second, half within ${part(0.5)} ms, 99 of 100 within ${part(0.99)} ms`
}

/** Members with an account of points, each with the friends of one page. */
async function addMembers({ db }: OpenDatabase, ledger: ReturnType<typeof ledgerOver>): Promise<void> {
  for (let at = 0; at < members; at += 1) {
    await storeAccount(db, `m${at}`)
    await ledger.points.openHolder(`m${at}`, `h${at}`, 1)
  }
  const touch = { code: 'x', channel: 'link', last_at: 1, first_code: 'x', first_channel: 'link', first_at: 1 }
  const known = { text_version: '2026-11-25', terms_version: '3', same_browser: 0, contact_known: 0, nric_known: 0 }
  const progress = { state: 'paid', reason: null, qualified_on: '2026-11-20', waits_until: '2026-12-04', review: null }
  for (let at = 0; at < members; at += 1) {
    const friends = Array.from({ length: friendsOfEach }, (_, friend) => ({
      ...touch,
      ...known,
      ...progress,
      id: `${at}-${friend}`,
      account_id: null,
      referrer_id: `m${at}`,
      created_at: 1_795_000_000_000,
      changed_at: null,
    }))
    await db.insertInto('referrals').values(friends).execute()
  }
}

/** Processor time of this process that 99 of 100 calls keep, one after the other for members in turn, in milliseconds. */
async function processorTime(call: (at: number) => Promise<unknown>): Promise<string> {
  const times: number[] = []
  for (let at = 0; at < reads; at += 1) {
    const before = process.cpuUsage()
    await call((at * 7919) % members)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  times.sort((one, other) => one - other)
  const part = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  return `half within ${part(0.5)} ms, 99 of 100 within ${part(0.99)} ms of the processor`
}

/** What the two pages ask of the database for one member. */
async function measureReads({ db, engine }: OpenDatabase, ledger: ReturnType<typeof ledgerOver>): Promise<void> {
  const referrals = createReferralProgressRepository(async () => db)
  const withdrawals = createWithdrawalRepository(async () => db)
  const calls = {
    total: (at: number) => pointsOf(ledger, `m${at}`),
    history: (at: number) => pointsHistory(ledger, `m${at}`, { view: 'all', before: null, size: 20 }),
    'used points': (at: number) => pointsHistory(ledger, `m${at}`, { view: 'used', before: null, size: 20 }),
    withdrawals: (at: number) => withdrawals.ofHolder(`h${at}`, 50),
    counts: (at: number) => referrals.countsOf(`m${at}`),
    rewarded: (at: number) => referrals.rewardedIn(`m${at}`, '2026', ''),
    friends: (at: number) => referrals.ofInviter(`m${at}`, null, 21),
  }
  for (const [name, call] of Object.entries(calls)) {
    process.stdout.write(`${engine}, ${name}: ${await processorTime(call)}\n`)
  }
}

async function run(database: OpenDatabase): Promise<void> {
  const { db, engine } = database
  await migrate(database, systemClock, migrations)
  const ledger = ledgerOver(database)
  await addMembers(database, ledger)
  await sql`create table bare (id text primary key, amount bigint, hash text)`.execute(db)
  const bare = (at: number) => sql`insert into bare values (${`x${at}`}, 1, 'h')`.execute(db)
  process.stdout.write(`${engine}, bare inserts: ${await measure(barePostings, bare)}\n`)
  const post = (at: number) =>
    ledger.poster.post(ledger.posting(at % 3 === 0 ? 'correct' : 'earn', `h${at % members}`, 5))
  process.stdout.write(`${engine}, ledger: ${await measure(postings, post)}\n`)
  await measureReads(database, ledger)
}

const log = createLog('silent', systemClock, () => undefined)
const folder = mkdtempSync(join(tmpdir(), 'ledger-bench-'))
const sqlite = await openDatabase({ dataDir: folder, databaseUrl: null, poolMax: 10 }, log)
await run(sqlite)
await sqlite.close()
rmSync(folder, { recursive: true })
const binaries = postgresBinaries()
if (binaries !== null) {
  const cluster = await startCluster(binaries)
  const postgres = await openDatabase({ dataDir: '', databaseUrl: cluster.url, poolMax: 10 }, log)
  await run(postgres)
  await postgres.close()
  await cluster.stop()
}
