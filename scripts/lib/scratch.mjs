import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** A run's databases, profiles and copies come to a fifth of it; containers often have 64 MB in all. */
const LEAST_FREE_BYTES = 2e9

/** @returns {number} bytes that this process may still write below a folder; 0 where there is none */
function freeIn(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}

/**
 * Makes the folder for temporary files of one run of the tests, in memory where the machine has room for it there: a write that a
 * database waits for takes milliseconds on some disks, thousands of times over. Every child takes it over as TMPDIR.
 * What a crash of the machine would cost cannot be seen there; what a killed process costs can.
 * @returns {() => void} puts TMPDIR back and takes the folder away
 */
export function takeScratchFolder(memory = MEMORY) {
  const before = process.env.TMPDIR
  const parent = freeIn(memory) >= LEAST_FREE_BYTES ? memory : tmpdir()
  const folder = mkdtempSync(join(parent, 'timbang-run-'))
  // PostgreSQL does not run as root, and has its folder in here.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  return () => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(folder, { recursive: true, force: true })
  }
}
