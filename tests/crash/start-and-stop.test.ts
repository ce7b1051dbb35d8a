import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrations } from '@/lib/server/db/migrations/list'
import { ownSchema, postgresUrl } from '../setup/postgres'
import { temporaryFolder } from '../setup/temporary-folder'
import {
  bundledProvider,
  type Command,
  DidNotStart,
  npmRunProvider,
  sendClick,
  startProvider,
} from './provider-process'

const patience = 60_000
/** Else a key is made beside the database. */
const secret = 's'.repeat(32)
const postgres = await postgresUrl()

describe('the provider as a process of its own', () => {
  let folder: ReturnType<typeof temporaryFolder>

  const program = temporaryFolder()
  let command: Command = []

  beforeAll(() => {
    command = bundledProvider(program.path)
  })
  afterAll(() => program.remove())
  beforeEach(() => {
    folder = temporaryFolder()
  })
  afterEach(() => folder.remove())

  async function refusal(variables: Record<string, string>): Promise<DidNotStart> {
    const outcome = await startProvider(command, { DATA_DIR: folder.path, ...variables }).catch(
      (error: unknown) => error,
    )
    if (!(outcome instanceof DidNotStart)) throw new Error('It started, or failed otherwise')
    return outcome
  }

  it(
    'starts four times at once on an empty folder, and all four take clicks',
    async () => {
      const variables = { DATA_DIR: folder.path }
      const providers = await Promise.all([1, 2, 3, 4].map(() => startProvider(npmRunProvider, variables)))
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
      expect(readdirSync(folder.path)).toEqual(['timbang.sqlite'])
    },
    patience,
  )

  it(
    'says in one sentence that the port is taken',
    async () => {
      const other = createServer().listen(0, '127.0.0.1')
      await once(other, 'listening')
      const address = other.address()
      const port = typeof address === 'object' ? String(address?.port) : ''
      const { exitCode, stderr } = await refusal({ PROVIDER_PORT: port })
      other.close()
      expect(exitCode).toBe(1)
      expect(stderr).toBe(`Port ${port} is in use; stop what uses it or set PROVIDER_PORT.\n`)
    },
    patience,
  )

  it(
    'says in one sentence that the data folder cannot be used',
    async () => {
      writeFileSync(join(folder.path, 'file'), '')
      const { exitCode, stderr } = await refusal({ DATA_DIR: join(folder.path, 'file', 'data') })
      expect(exitCode).toBe(1)
      expect(stderr).toMatch(
        /^DATA_DIR [^\n]* cannot be written \(ENOTDIR\); choose a folder that this user may write\.\n$/,
      )
    },
    patience,
  )

  it(
    'names every unusable variable and does not start',
    async () => {
      const { exitCode, stderr } = await refusal({ LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://localhost/x' })
      expect(exitCode).toBe(1)
      expect(stderr).toMatch(/^DATABASE_URL: must be a PostgreSQL address[^\n]*\nLOG_LEVEL: must be one of [^\n]*\n$/)
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
      const provider = await startProvider(npmRunProvider, {
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
      expect(readdirSync(folder.path)).toEqual([])
    },
    patience,
  )
})
