import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../setup/temporary-folder'

describe('the database of a process', () => {
  let folder: ReturnType<typeof temporaryFolder>
  let dataDir: string

  beforeEach(() => {
    folder = temporaryFolder()
    dataDir = join(folder.path, 'not', 'made', 'yet')
    vi.resetModules()
    vi.stubEnv('DATA_DIR', dataDir)
    vi.stubEnv('DATABASE_URL', '')
    vi.stubEnv('LOG_LEVEL', 'silent')
  })
  afterEach(async () => {
    const { closeDatabase } = await import('@/lib/server/db/connection')
    await closeDatabase()
    vi.unstubAllEnvs()
    folder.remove()
  })

  it('is not opened by importing anything, nor by putting the parts together', async () => {
    await import('@/lib/server/lifecycle')
    await import('@/lib/server/api/handler')
    const { runtime } = await import('@/lib/server/services/runtime')
    runtime()
    expect(existsSync(dirname(dirname(dataDir)))).toBe(false)
  })

  it('is opened once, however often the module is loaded', async () => {
    const first = await import('@/lib/server/db/connection')
    const [one, two] = await Promise.all([first.connectDatabase(), first.connectDatabase()])
    vi.resetModules()
    const again = await import('@/lib/server/db/connection')
    expect(again).not.toBe(first)
    expect(await again.connectDatabase()).toBe(one)
    expect(two).toBe(one)
  })

  it('is tried again after an opening that failed', async () => {
    const { kysely } = await import('@/lib/server/db/connection')
    mkdirSync(dirname(dataDir), { recursive: true })
    writeFileSync(dataDir, 'a file in the way')
    await expect(kysely()).rejects.toThrow(/DATA_DIR .* cannot be written/)
    rmSync(dataDir)
    const db = await kysely()
    expect(await db.selectFrom('redirect_clicks').selectAll().execute()).toEqual([])
  })

  it('opens anew after it was closed, also when it was closed by the end of the process', async () => {
    const { closeDatabase, closeDatabaseSync, connectDatabase } = await import('@/lib/server/db/connection')
    const first = await connectDatabase()
    await closeDatabase()
    const second = await connectDatabase()
    expect(second).not.toBe(first)
    closeDatabaseSync()
    expect(existsSync(join(dataDir, 'timbang.sqlite-wal'))).toBe(false)
    await expect(connectDatabase()).resolves.not.toBe(second)
  })
})
