import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '@/lib/server/clock'
import { createClickRepository } from '@/lib/server/db/click-repository'
import type { OpenDatabase } from '@/lib/server/db/database'
import { migrate } from '@/lib/server/db/migrate'
import { migrations } from '@/lib/server/db/migrations/list'
import { openDatabase } from '@/lib/server/db/open-database'
import { createDrainer } from '@/lib/server/services/clicks/click-drain'
import { createClickSpool } from '@/lib/server/services/clicks/click-spool'
import { type ClickDeps, type NewClick, recordClick } from '@/lib/server/services/clicks/clicks'
import { systemRandom } from '@/lib/server/services/keys/random'
import { type OwnSchema, ownSchema } from '../setup/own-schema'
import { postgresUrl } from '../setup/postgres'
import { temporaryFolder } from '../setup/temporary-folder'
import { silentLog } from './engines'

const url = await postgresUrl()

const visit: NewClick = {
  category: null,
  slug: null,
  entityName: 'VERSA',
  issuerCode: null,
  page: '/investment/versa',
  deviceKind: 'mobile',
  source: 'led',
}

describe.skipIf(url === null)('clicks while PostgreSQL is locked', () => {
  let folder: ReturnType<typeof temporaryFolder>
  let schema: OwnSchema
  let database: OpenDatabase
  let deps: ClickDeps

  beforeEach(async () => {
    folder = temporaryFolder()
    schema = await ownSchema(url ?? '')
    database = await openDatabase({ dataDir: folder.path, databaseUrl: schema.url, poolMax: 4 }, silentLog)
    await migrate(database, systemClock, migrations)
    deps = {
      clicks: createClickRepository(async () => database.db),
      spool: createClickSpool(folder.path, systemClock, systemRandom),
      clock: systemClock,
      random: systemRandom,
      log: silentLog,
      late: new Set(),
    }
  })
  afterEach(async () => {
    await database.close()
    await schema.drop()
    folder.remove()
  })

  it('lets visitors go, and stores each click once when the late inserts and the spool both arrive', async () => {
    const other = new pg.Client({ connectionString: schema.url })
    await other.connect()
    await other.query('begin; lock table redirect_clicks in access exclusive mode')
    const receipts = await Promise.all([1, 2, 3].map(() => recordClick(deps, visit)))
    receipts.push(await recordClick(deps, visit))
    expect(receipts.map((receipt) => receipt.state)).toEqual(['spooled', 'spooled', 'spooled', 'spooled'])
    expect(deps.late.size).toBe(3)
    const late = [...deps.late]
    await other.query('rollback')
    await other.end()
    await Promise.all(late)
    expect(await createDrainer(deps).run()).toBe(4)
    const rows = await database.db.selectFrom('redirect_clicks').select('id').execute()
    expect(rows.map((row) => row.id).toSorted()).toEqual(receipts.map((receipt) => receipt.id).toSorted())
    expect((await recordClick(deps, visit)).state).toBe('stored')
  })
})
