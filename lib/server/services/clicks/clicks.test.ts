import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { systemClock } from '@/lib/server/clock'
import { type ClickRepository, createClickRepository } from '@/lib/server/db/click-repository'
import type { OpenDatabase } from '@/lib/server/db/database'
import { migrate } from '@/lib/server/db/migrate'
import { migrations } from '@/lib/server/db/migrations/list'
import { openDatabase } from '@/lib/server/db/open-database'
import { createLog } from '@/lib/server/log'
import { systemRandom } from '@/lib/server/services/keys/random'
import { temporaryFolder } from '@/tests/setup/temporary-folder'
import { createDrainer } from './click-drain'
import { createClickSpool } from './click-spool'
import { type ClickDeps, databaseLimitMs, type NewClick, recordClick, spoolLimitMs } from './clicks'

const visit: NewClick = {
  category: 'fixed-deposit',
  slug: 'kenanga-12',
  entityName: 'Kenanga 12',
  issuerCode: null,
  page: '/investment/fixed-deposit',
  deviceKind: 'desktop',
  source: 'led',
}

const never = new Promise<never>(() => undefined)

describe('recordClick', () => {
  let folder: ReturnType<typeof temporaryFolder>
  let database: OpenDatabase
  let repository: ClickRepository
  let lines: string[]
  let deps: ClickDeps

  beforeEach(async () => {
    folder = temporaryFolder()
    lines = []
    const log = createLog('debug', systemClock, (line) => lines.push(line))
    database = await openDatabase({ dataDir: folder.path, databaseUrl: null, poolMax: 1 }, log)
    await migrate(database, systemClock, migrations)
    repository = createClickRepository(async () => database.db)
    const spool = createClickSpool(join(folder.path, 'clicks-spool'), systemClock, systemRandom)
    deps = { clicks: repository, spool, clock: systemClock, random: systemRandom, log, late: new Set() }
  })
  afterEach(async () => {
    vi.useRealTimers()
    await database.close()
    folder.remove()
  })

  const events = () => lines.map((line) => JSON.parse(line).event)
  const stored = () => database.db.selectFrom('redirect_clicks').selectAll().execute()
  const spoolFiles = () => readdirSync(join(folder.path, 'clicks-spool')).toSorted()
  const spooledIds = () =>
    spoolFiles().flatMap((name) =>
      readFileSync(join(folder.path, 'clicks-spool', name), 'utf8')
        .split('\n')
        .flatMap((line) => (line === '' ? [] : [JSON.parse(line).id])),
    )
  const failing = (error: Error): ClickDeps => ({ ...deps, clicks: { insert: () => Promise.reject(error) } })

  it('has committed the click before it says stored', async () => {
    const receipt = await recordClick(deps, visit)
    expect(receipt.state).toBe('stored')
    const second = await openDatabase({ dataDir: folder.path, databaseUrl: null, poolMax: 1 }, deps.log)
    const rows = await second.db.selectFrom('redirect_clicks').selectAll().execute()
    await second.close()
    expect(rows).toEqual([expect.objectContaining({ id: receipt.id, slug: 'kenanga-12', source: 'led' })])
  })

  it('keeps the path of the page and nothing that a visitor may have typed', async () => {
    await recordClick(deps, { ...visit, page: '/loan/personal-loan?income=4200#age=31' })
    await recordClick(deps, { ...visit, page: `/${'x'.repeat(5000)}` })
    const pages = (await stored()).map((row) => row.page).toSorted((a, b) => a.length - b.length)
    expect(pages[0]).toBe('/loan/personal-loan')
    expect(pages[1]).toHaveLength(300)
  })

  it('spools the click when the database refuses it, and the drainer stores it once', async () => {
    const receipt = await recordClick(failing(new Error('disk I/O error')), visit)
    expect(receipt.state).toBe('spooled')
    expect(spooledIds()).toEqual([receipt.id])
    expect(events()).toEqual(['click.database-refused', 'click.spooled'])
    expect(await createDrainer(deps).run()).toBe(1)
    expect(spoolFiles()).toEqual([])
    expect((await stored()).map((row) => row.id)).toEqual([receipt.id])
  })

  it('spools the click when the database has been closed under it', async () => {
    await database.close()
    expect((await recordClick(deps, visit)).state).toBe('spooled')
  })

  it('lets the visitor go after the limit, and a late insert makes no second record', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let release: () => void = () => undefined
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const slow: ClickDeps = { ...deps, clicks: { insert: (clicks) => gate.then(() => repository.insert(clicks)) } }
    const recording = recordClick(slow, visit)
    await vi.advanceTimersByTimeAsync(databaseLimitMs - 1)
    expect(deps.late.size).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    const receipt = await recording
    expect(receipt.state).toBe('spooled')
    const late = [...deps.late]
    expect(late).toHaveLength(1)
    vi.useRealTimers()
    release()
    await Promise.all(late)
    await createDrainer(deps).run()
    expect((await stored()).map((row) => row.id)).toEqual([receipt.id])
  })

  it('does not hold visitors up for a database that is known to be slow, and returns to it afterwards', async () => {
    let attempts = 0
    const counting: ClickDeps = {
      ...deps,
      clicks: {
        insert: (clicks) => {
          attempts += 1
          return repository.insert(clicks)
        },
      },
    }
    deps.late.add(never)
    expect((await recordClick(counting, visit)).state).toBe('spooled')
    expect(attempts).toBe(0)
    deps.late.delete(never)
    expect((await recordClick(counting, visit)).state).toBe('stored')
    expect(attempts).toBe(1)
  })

  it('logs the whole click once when the spool fails too, and still lets the visitor go', async () => {
    rmSync(join(folder.path, 'clicks-spool'), { recursive: true, force: true })
    writeFileSync(join(folder.path, 'clicks-spool'), 'a file in the way')
    const receipt = await recordClick(failing(new Error('database is locked')), visit)
    expect(receipt.state).toBe('lost-to-log')
    const lost = lines.map((line) => JSON.parse(line)).filter((line) => line.level === 'error')
    expect(lost).toHaveLength(1)
    expect(lost[0]).toMatchObject({ event: 'click.lost', id: receipt.id, ...visit })
  })

  it('is not said to be lost while the database may still take it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const hanging: ClickDeps = {
      ...deps,
      clicks: { insert: () => never },
      spool: { ...deps.spool, append: () => Promise.reject(new Error('full')) },
    }
    const recording = recordClick(hanging, visit)
    await vi.advanceTimersByTimeAsync(databaseLimitMs)
    expect((await recording).state).toBe('unclear')
  })

  it('does not wait for a spool whose disk hangs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const hanging: ClickDeps = { ...failing(new Error('down')), spool: { ...deps.spool, append: () => never } }
    const recording = recordClick(hanging, visit)
    await vi.advanceTimersByTimeAsync(spoolLimitMs)
    expect((await recording).state).toBe('unclear')
  })

  it('spools clicks that arrive together in few files, each click once', async () => {
    const down = failing(new Error('down'))
    const receipts = await Promise.all(Array.from({ length: 200 }, () => recordClick(down, visit)))
    expect(receipts.every((receipt) => receipt.state === 'spooled')).toBe(true)
    expect(spooledIds().toSorted()).toEqual(receipts.map((receipt) => receipt.id).toSorted())
    expect(spoolFiles().length).toBeLessThan(20)
  })
})
