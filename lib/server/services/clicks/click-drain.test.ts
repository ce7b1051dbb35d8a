import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { systemClock } from '@/lib/server/clock'
import { createClickRepository } from '@/lib/server/db/click-repository'
import type { OpenDatabase } from '@/lib/server/db/database'
import { migrate } from '@/lib/server/db/migrate'
import { migrations } from '@/lib/server/db/migrations/list'
import { openDatabase } from '@/lib/server/db/open-database'
import { createLog } from '@/lib/server/log'
import { systemRandom } from '@/lib/server/services/keys/random'
import { uuidV7 } from '@/lib/server/services/keys/uuid-v7'
import { temporaryFolder } from '@/tests/setup/temporary-folder'
import type { Click } from './click'
import { createDrainer, type DrainDeps } from './click-drain'
import { createClickSpool } from './click-spool'

function newClick(): Click {
  return {
    id: uuidV7(systemClock, systemRandom),
    category: 'credit-card',
    slug: 'anggerik-cashback',
    entityName: 'Anggerik Cashback',
    issuerCode: 'ANG',
    page: '/credit-card',
    deviceKind: 'tablet',
    source: 'api',
    createdAt: 1_795_000_000_000,
  }
}

describe('the spool and its drainer', () => {
  let folder: ReturnType<typeof temporaryFolder>
  let spoolFolder: string
  let database: OpenDatabase
  let lines: string[]
  let deps: DrainDeps

  beforeEach(async () => {
    folder = temporaryFolder()
    spoolFolder = join(folder.path, 'clicks-spool')
    lines = []
    const log = createLog('warn', systemClock, (line) => lines.push(line))
    database = await openDatabase({ dataDir: folder.path, databaseUrl: null, poolMax: 1 }, log)
    await migrate(database, systemClock, migrations)
    const clicks = createClickRepository(async () => database.db)
    deps = { clicks, spool: createClickSpool(spoolFolder, systemClock, systemRandom), log }
  })
  afterEach(async () => {
    vi.useRealTimers()
    await database.close()
    folder.remove()
  })

  const storedIds = async () => {
    const rows = await database.db.selectFrom('redirect_clicks').select('id').execute()
    return rows.map((row) => row.id).toSorted()
  }
  const write = (name: string, text: string) => {
    mkdirSync(spoolFolder, { recursive: true })
    writeFileSync(join(spoolFolder, name), text)
  }

  it('has nothing to do before the first click was spooled', async () => {
    expect(await createDrainer(deps).run()).toBe(0)
    expect(readdirSync(folder.path)).not.toContain('clicks-spool')
  })

  it('stores the whole lines of a file that a crash cut off, once it is certain that nobody writes it', async () => {
    const whole = newClick()
    write('1-a.jsonl.tmp', `${JSON.stringify(whole)}\n{"id":"01a1f8a6-68`)
    expect(await createDrainer(deps).run()).toBe(0)
    const longAgo = new Date(systemClock.now() - 61_000)
    utimesSync(join(spoolFolder, '1-a.jsonl.tmp'), longAgo, longAgo)
    expect(await createDrainer(deps).run()).toBe(1)
    expect(await storedIds()).toEqual([whole.id])
    expect(readdirSync(spoolFolder)).toEqual([])
    expect(lines).toEqual([])
  })

  it('stores what it can read of a damaged file and keeps the file for a person, out of its own way', async () => {
    const good = newClick()
    write('1-b.jsonl', `not json\n${JSON.stringify(good)}\n{"id":"x"}\n`)
    expect(await createDrainer(deps).run()).toBe(1)
    expect(await storedIds()).toEqual([good.id])
    expect(readdirSync(spoolFolder)).toEqual(['1-b.jsonl.unreadable'])
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ event: 'spool.unreadable', file: '1-b.jsonl', lines: 2 }),
    ])
    expect(await createDrainer(deps).run()).toBe(0)
  })

  it('leaves every file where it is while the database takes nothing', async () => {
    await deps.spool.append(newClick())
    const down: DrainDeps = { ...deps, clicks: { insert: () => Promise.reject(new Error('database is locked')) } }
    expect(await createDrainer(down).run()).toBe(0)
    expect(readdirSync(spoolFolder)).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'spool.waiting', reason: 'database is locked' })
    expect(await createDrainer(deps).run()).toBe(1)
  })

  it('stores each click once when several processes drain the same folder', async () => {
    const clicks = Array.from({ length: 30 }, newClick)
    for (const click of clicks) await deps.spool.append(click)
    const drainers = [1, 2, 3].map(() =>
      createDrainer({ ...deps, spool: createClickSpool(spoolFolder, systemClock, systemRandom) }),
    )
    await Promise.all(drainers.map((drainer) => drainer.run()))
    expect(await storedIds()).toEqual(clicks.map((click) => click.id).toSorted())
    expect(readdirSync(spoolFolder)).toEqual([])
    expect(lines).toEqual([])
  })

  it('loses nothing that is spooled while a drain runs', async () => {
    const drainer = createDrainer(deps)
    const clicks = Array.from({ length: 60 }, newClick)
    await Promise.all(
      clicks.flatMap((click, index) => [deps.spool.append(click), ...(index % 5 === 0 ? [drainer.run()] : [])]),
    )
    await drainer.run()
    expect(await storedIds()).toEqual(clicks.map((click) => click.id).toSorted())
  })

  it('drains every 30 seconds until it is stopped', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let runs = 0
    const counting = {
      ...deps.spool,
      list: async () => {
        runs += 1
        return []
      },
    }
    const drainer = createDrainer({ ...deps, spool: counting })
    drainer.start()
    drainer.start()
    await vi.advanceTimersByTimeAsync(29_999)
    expect(runs).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(runs).toBe(1)
    await drainer.stop()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(runs).toBe(1)
  })
})
