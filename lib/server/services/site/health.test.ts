import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { systemClock } from '@/lib/server/clock'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createHealthRepository } from '@/lib/server/db/health-repository'
import { migrate } from '@/lib/server/db/migrate'
import { migrations } from '@/lib/server/db/migrations/list'
import { openDatabase } from '@/lib/server/db/open-database'
import { createLog } from '@/lib/server/log'
import { temporaryFolder } from '@/tests/setup/temporary-folder'
import { createReadinessCheck, type ReadinessDeps } from './health'

describe('readiness', () => {
  let folder: ReturnType<typeof temporaryFolder>
  let database: OpenDatabase
  let lines: string[]
  let now: number
  let deps: ReadinessDeps

  beforeEach(async () => {
    folder = temporaryFolder()
    lines = []
    now = 1_795_000_000_000
    const log = createLog('warn', systemClock, (line) => lines.push(line))
    database = await openDatabase({ dataDir: folder.path, databaseUrl: null, poolMax: 1 }, log)
    await migrate(database, systemClock, migrations)
    deps = {
      health: createHealthRepository(async () => database.db),
      migrations: migrations.map((migration) => migration.id),
      clock: { now: () => now },
      log,
    }
  })
  afterEach(async () => {
    vi.useRealTimers()
    await database.close()
    folder.remove()
  })

  it('is there when the database takes a write and has every migration', async () => {
    expect(await createReadinessCheck(deps)()).toEqual({ ready: true, database: 'ok', migrations: 'ok' })
  })

  it('is not there while a migration of this build is missing', async () => {
    const check = createReadinessCheck({ ...deps, migrations: [...deps.migrations, '0099-later'] })
    expect(await check()).toEqual({ ready: false, database: 'ok', migrations: 'pending' })
  })

  it('goes when the database goes, says so in the log, and comes back', async () => {
    const check = createReadinessCheck(deps)
    expect((await check()).ready).toBe(true)
    await database.close()
    now += 1000
    expect(await check()).toEqual({ ready: false, database: 'failing', migrations: 'unknown' })
    expect(lines.map((line) => JSON.parse(line).event)).toEqual(['readiness.failing'])
    database = await openDatabase({ dataDir: folder.path, databaseUrl: null, poolMax: 1 }, deps.log)
    now += 1000
    expect((await check()).ready).toBe(true)
  })

  it('writes once a second however often it is asked', async () => {
    let probes = 0
    const health = {
      ...deps.health,
      probe: async (at: number) => {
        probes += 1
        return deps.health.probe(at)
      },
    }
    const check = createReadinessCheck({ ...deps, health })
    await Promise.all(Array.from({ length: 20 }, check))
    now += 999
    await check()
    expect(probes).toBe(1)
    now += 1
    await check()
    expect(probes).toBe(2)
  })

  it('answers within a second when the database does not', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const silent = { ...deps.health, probe: () => new Promise<boolean>(() => undefined) }
    const answer = createReadinessCheck({ ...deps, health: silent })()
    await vi.advanceTimersByTimeAsync(1000)
    expect((await answer).ready).toBe(false)
  })
})
