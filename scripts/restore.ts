import { writeBackup } from '@/lib/server/db/backup'
import { readBackupFile } from '@/lib/server/db/backup-file'
import { closeDatabase, connectDatabase } from '@/lib/server/db/connection'
import { loadEnvFiles } from './load-env-files'
import { onlyArgument } from './only-argument'

const usage =
  'npm run restore -- FILE    puts a back-up into the empty database of DATA_DIR or DATABASE_URL; the site is stopped'

async function main(): Promise<void> {
  loadEnvFiles()
  const path = onlyArgument(usage)
  const { migrations, rows } = await readBackupFile(path)
  const count = await writeBackup(await connectDatabase(), migrations, rows)
  process.stdout.write(`${path}: ${count} rows are back.\n`)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await closeDatabase()
}
