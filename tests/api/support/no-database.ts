import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Points the provider of this test file at a place where no database can be. Call it before the first request. */
export function withoutDatabase(): void {
  const file = join(mkdtempSync(join(tmpdir(), 'no-folder-')), 'file')
  writeFileSync(file, '')
  // A folder below a file can be made by nobody, not even root.
  process.env.DATA_DIR = join(file, 'data')
}
