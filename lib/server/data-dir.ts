import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, open, rm, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCode, StateError } from './db/state-error'

/** What is kept is personal: its folder is read and entered by the user of the site alone. */
const ownFolder = 0o700

/** File systems whose locks SQLite cannot rely on: NFS, SMB, CIFS, SMB2. */
const networkDisks = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42])

/**
 * Makes the data folder and proves that a file in it reaches the disk. Throws StateError when it is not writable, the
 * disk is full or the folder is on a network share.
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.write-check-${randomUUID()}`)
  try {
    await makeFolder(dataDir)
    const disk = await statfs(dataDir)
    if (networkDisks.has(disk.type)) {
      throw new StateError('network-disk', `DATA_DIR ${dataDir} is on a network share; it must be on a local disk.`)
    }
    const file = await open(probe, 'wx')
    try {
      await file.writeFile('written and read back at start\n')
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (error) {
    throw explain(error, dataDir)
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
}

/**
 * Makes a folder and those above it; one that is there already is left alone. Node's own recursive mkdir never returns
 * where a folder exists and refuses children with ENOENT, as /proc does. Throws the system's error.
 */
export async function makeFolder(path: string): Promise<void> {
  if (await makeOne(path)) return
  await makeFolder(dirname(path))
  await mkdir(path, ownFolder).catch(unlessThere)
}

/** False when the folder above is missing. */
async function makeOne(path: string): Promise<boolean> {
  try {
    await mkdir(path, ownFolder)
  } catch (error) {
    if (errorCode(error) === 'ENOENT' && dirname(path) !== path) return false
    unlessThere(error)
  }
  return true
}

function unlessThere(error: unknown): void {
  if (errorCode(error) !== 'EEXIST') throw error
}

function explain(error: unknown, dataDir: string): unknown {
  const code = errorCode(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new StateError('disk-full', `The disk that holds DATA_DIR ${dataDir} is full; free some space.`, {
      cause: error,
    })
  }
  if (code !== '') {
    const message = `DATA_DIR ${dataDir} cannot be written (${code}); choose a folder that this user may write.`
    return new StateError('folder-not-writable', message, { cause: error })
  }
  return error
}
