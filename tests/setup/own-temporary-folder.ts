import { chmodSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * One folder for all that the run's tests make in the machine's folder for temporary files, and away with it at the end: a test that
 * forgets a folder, or dies, leaves nothing behind. Comes before any worker starts, since workers take the variable over.
 */
export function setup(): () => void {
  const before = process.env.TMPDIR
  const folder = mkdtempSync(join(tmpdir(), 'timbang-vitest-'))
  // PostgreSQL does not run as root and has its folder in here.
  chmodSync(folder, 0o755)
  // Programs bundled into it find the packages that stay outside them.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  process.env.TMPDIR = folder
  return () => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(folder, { recursive: true, force: true })
  }
}
