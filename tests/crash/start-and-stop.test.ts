import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrations } from '@/lib/server/db/migrations/list'
import { ownSchema } from '../setup/own-schema'
import { postgresUrl } from '../setup/postgres'
import { temporaryFolder } from '../setup/temporary-folder'
import { bundledProvider, sendClick, startProvider } from './provider-process'

const patience = 240_000
/** Else a key is made beside the database. */
const secret = 's'.repeat(32)
const postgres = await postgresUrl()

/** What the folder of a provider holds, besides clicks that waited there for a database slower than a visitor may notice. */
const databaseFiles = (folder: string) => readdirSync(folder).filter((name) => name !== 'clicks-spool')

describe('the provider as a process of its own', () => {
  const command = bundledProvider()
  let folder: ReturnType<typeof temporaryFolder>

  beforeEach(() => {
    folder = temporaryFolder()
  })
  afterEach(() => folder.remove())

  it(
    'starts four times at once on an empty folder, and all four take clicks',
    async () => {
      const variables = { DATA_DIR: folder.path }
      const providers = await Promise.all([1, 2, 3, 4].map(() => startProvider(command, variables)))
      const answers = await Promise.all(providers.flatMap(({ address }) => [1, 2, 3].map(() => sendClick(address))))
      expect(answers.map((answer) => answer?.status)).toEqual(Array.from({ length: 12 }, () => 200))
      expect(await Promise.all(providers.map((provider) => provider.stop()))).toEqual([0, 0, 0, 0])
      const database = new DatabaseSync(join(folder.path, 'timbang.sqlite'))
      expect(database.prepare('select count(*) as n from schema_migrations').get()?.n).toBe(migrations.length)
      expect(database.prepare('select count(*) as n from redirect_clicks').get()?.n).toBe(12)
      database.close()
    },
    patience,
  )

  it(
    'checkpoints and closes the database when it is asked to end',
    async () => {
      const provider = await startProvider(command, { DATA_DIR: folder.path, SEALING_SECRET: secret })
      await sendClick(provider.address)
      expect(await provider.stop()).toBe(0)
      expect(databaseFiles(folder.path)).toEqual(['timbang.sqlite'])
    },
    patience,
  )

  it(
    'erases at its start what is kept no longer',
    async () => {
      const first = await startProvider(command, { DATA_DIR: folder.path })
      await sendClick(first.address)
      await first.stop()
      const database = new DatabaseSync(join(folder.path, 'timbang.sqlite'))
      const clicks = () => database.prepare('select count(*) as n from redirect_clicks').get()?.n
      database.exec('update redirect_clicks set created_at = 1')
      expect(clicks()).toBe(1)
      const second = await startProvider(command, { DATA_DIR: folder.path })
      await expect.poll(clicks, { timeout: 60_000 }).toBe(0)
      await second.stop()
      database.close()
    },
    patience,
  )

  it(
    'is alive but not ready while another process locks the database, lets visitors leave, and recovers',
    async () => {
      const provider = await startProvider(command, { DATA_DIR: folder.path })
      const statusOf = async (path: string) => (await fetch(provider.address + path)).status
      const lock = new DatabaseSync(join(folder.path, 'timbang.sqlite'))
      lock.exec('begin immediate')
      expect(await statusOf('/health')).toBe(200)
      expect(await statusOf('/ready')).toBe(503)
      expect((await sendClick(provider.address))?.status).toBe(200)
      lock.exec('rollback')
      lock.close()
      expect((await sendClick(provider.address))?.status).toBe(200)
      await provider.stop()
      const database = new DatabaseSync(join(folder.path, 'timbang.sqlite'))
      expect(database.prepare('select count(*) as n from redirect_clicks').get()?.n).toBe(2)
      database.close()
    },
    patience,
  )

  it.skipIf(postgres === null)(
    'keeps its state in PostgreSQL when it is told to',
    async () => {
      const schema = await ownSchema(postgres ?? '')
      const provider = await startProvider(command, {
        DATA_DIR: folder.path,
        DATABASE_URL: schema.url,
        SEALING_SECRET: secret,
      })
      const answer = await sendClick(provider.address)
      expect((await fetch(`${provider.address}/ready`)).status).toBe(200)
      expect(await provider.stop()).toBe(0)
      const client = new pg.Client({ connectionString: schema.url })
      await client.connect()
      expect((await client.query('select id, entity_name from redirect_clicks')).rows).toEqual([
        { id: answer?.id, entity_name: 'VERSA' },
      ])
      await client.end()
      await schema.drop()
      expect(databaseFiles(folder.path)).toEqual([])
    },
    patience,
  )
})
