import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { systemClock } from '@/lib/server/clock'
import type { OpenDatabase } from '@/lib/server/db/database'
import { migrate } from '@/lib/server/db/migrate'
import { migrations } from '@/lib/server/db/migrations/list'
import { openDatabase } from '@/lib/server/db/open-database'
import { createLog } from '@/lib/server/log'
import { storeAccount } from '../factories/stored-account'
import { ledgerOver } from '../points/ledger-over'
import { postgresBinaries, startCluster } from '../setup/postgres-cluster'

/**
 * How many postings a second the ledger makes durable, beside a bare loop of inserts into the same engine in the same run. By hand, and
 * nothing is held to it: `node --conditions=react-server --import tsx tests/bench/ledger.ts`.
 */
const postings = Number(process.env.LEDGER_POSTINGS ?? 6000)
const callers = 256
const members = 500

async function measure(work: (at: number) => Promise<unknown>): Promise<string> {
  const waits: number[] = []
  let next = 0
  const start = performance.now()
  const caller = async () => {
    for (let at = next++; at < postings; at = next++) {
      const asked = performance.now()
      await work(at)
      waits.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  const seconds = (performance.now() - start) / 1000
  waits.sort((one, other) => one - other)
  const part = (share: number) => (waits[Math.floor(waits.length * share)] ?? 0).toFixed(1)
  return `${Math.round(postings / seconds)} a second, half within ${part(0.5)} ms, 99 of 100 within ${part(0.99)} ms`
}

async function run(database: OpenDatabase): Promise<void> {
  const { db, engine } = database
  await migrate(database, systemClock, migrations)
  const ledger = ledgerOver(database)
  for (let at = 0; at < members; at += 1) {
    await storeAccount(db, `m${at}`)
    await ledger.points.openHolder(`m${at}`, `h${at}`, 1)
  }
  await sql`create table bare (id text primary key, amount bigint, hash text)`.execute(db)
  const bare = (at: number) => sql`insert into bare values (${`x${at}`}, 1, 'h')`.execute(db)
  process.stdout.write(`${engine}, bare inserts: ${await measure(bare)}\n`)
  const post = (at: number) => ledger.poster.post(ledger.posting('earn', `h${at % members}`, 5))
  process.stdout.write(`${engine}, ledger: ${await measure(post)}\n`)
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
