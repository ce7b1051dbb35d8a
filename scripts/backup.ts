import { join } from 'node:path'
import { systemClock } from '@/lib/server/clock'
import { readBackup } from '@/lib/server/db/backup'
import { writeBackupFile } from '@/lib/server/db/backup-file'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { loadEnvFiles } from './load-env-files'
import { onlyArgument } from './only-argument'

const usage = 'npm run backup -- FOLDER    writes timbang-<time>.jsonl.gz into FOLDER; the site may run'

async function main(): Promise<void> {
  loadEnvFiles()
  const folder = onlyArgument(usage)
  const { DATA_DIR, DATABASE_URL, DATABASE_POOL_MAX } = env()
  const config = { dataDir: DATA_DIR, databaseUrl: DATABASE_URL, poolMax: DATABASE_POOL_MAX }
  const time = new Date(systemClock.now()).toISOString().replaceAll(/[:.]/g, '-')
  const path = join(folder, `timbang-${time}.jsonl.gz`)
  await readBackup(config, log(), async (migrations, rows) => {
    const count = await writeBackupFile(path, migrations, rows)
    process.stdout.write(`${path}: ${count} rows.\n`)
  })
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
