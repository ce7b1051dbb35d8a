import { closeDatabase } from '@/lib/server/db/connection'
import type { LedgerHead } from '@/lib/server/db/points-repository'
import { verifyLedger } from '@/lib/server/services/points/verify'
import { runtime } from '@/lib/server/services/runtime'
import { loadEnvFiles } from './load-env-files'

const usage =
  'npm run ledger:verify -- [PLACE:HASH]    an end of the ledger that was kept elsewhere must still be in it'

/** The end that was kept elsewhere; null where none was given. Throws for another text. */
function anchorOf(args: readonly string[]): LedgerHead | null {
  const [text, ...more] = args
  if (text === undefined) return null
  const [, seq = '', hash = ''] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? []
  if (hash === '' || more.length > 0) throw new Error(usage)
  return { seq: Number(seq), hash }
}

/** Works the ledger of points out again, and names the first row that is wrong. The site may run. */
async function main(): Promise<void> {
  loadEnvFiles()
  const proof = await verifyLedger(runtime().points.history, anchorOf(process.argv.slice(2)))
  if (proof.ok) {
    const { transfers, accounts, head } = proof
    process.stdout.write(
      `${transfers} transfers between ${accounts} accounts are in order. Keep elsewhere: ${head.seq}:${head.hash}\n`,
    )
    return
  }
  const { table, row, reason } = proof.fault
  process.stderr.write(`${table}, ${row}: ${reason}.\n`)
  process.exitCode = 1
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await closeDatabase()
}
