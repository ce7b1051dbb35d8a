import { chmodSync, copyFileSync, renameSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signed } from '../api/support/member'
import { ownSchema } from '../setup/own-schema'
import { postgresUrl } from '../setup/postgres'
import { temporaryFolder } from '../setup/temporary-folder'
import { bundledProvider, type ProviderProcess, startProvider } from './provider-process'

const patience = 30_000
/** What a writer may wait, with what the machine itself takes. */
const writerMs = 2000
/** Far below any wait for a lock. */
const readerMs = 300
const postgres = await postgresUrl()

interface Timed {
  readonly status: number
  readonly retryAfter: string | null
  readonly ms: number
}

async function timed(asked: Promise<Response>): Promise<Timed> {
  const startedAt = performance.now()
  const answer = await asked
  await answer.arrayBuffer()
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), ms: performance.now() - startedAt }
}

const subscribe = ({ address }: ProviderProcess, email: string) =>
  timed(
    fetch(`${address}/notification-component/v1/public/subscription/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signed() },
      body: JSON.stringify({ email }),
    }),
  )
const read = ({ address }: ProviderProcess) =>
  timed(fetch(`${address}/common-component/v1/public/device-id`, { headers: signed() }))
const ready = async ({ address }: ProviderProcess) => (await fetch(`${address}/ready`)).status

function expectPutOff(answers: readonly Timed[]): void {
  for (const answer of answers) {
    expect([answer.status, answer.retryAfter]).toEqual([503, '5'])
    expect(answer.ms).toBeLessThan(writerMs)
  }
}

const command = bundledProvider()
let folder: ReturnType<typeof temporaryFolder>
let provider: ProviderProcess

beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(async () => {
  await provider.kill()
  folder.remove()
})

async function start(variables: Readonly<Record<string, string>> = {}, by = command): Promise<void> {
  provider = await startProvider(by, { DATA_DIR: folder.path, ...variables })
  expect((await subscribe(provider, 'before@example.com')).status).toBe(204)
  expect(await ready(provider)).toBe(200)
}

const file = () => join(folder.path, 'timbang.sqlite')

function inFile<T>(ask: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file())
  try {
    return ask(database)
  } finally {
    database.close()
  }
}

const addresses = () =>
  inFile((database) => database.prepare('select email from newsletter_subscribers order by email').all())

describe('while another process holds the SQLite file', () => {
  it(
    'writers are told within two seconds to come back, however many they are, and readers wait for nobody',
    async () => {
      await start()
      const holder = new DatabaseSync(file())
      holder.exec('begin immediate')
      const writers = Promise.all(['a', 'b', 'c', 'd'].map((name) => subscribe(provider, `${name}@example.com`)))
      await read(provider)
      for (let at = 0; at < 5; at += 1) {
        const answer = await read(provider)
        expect(answer.status).toBe(200)
        expect(answer.ms).toBeLessThan(readerMs)
      }
      expectPutOff(await writers)
      holder.exec('rollback')
      holder.close()
      expect((await subscribe(provider, 'after@example.com')).status).toBe(204)
      expect(addresses()).toEqual([{ email: 'after@example.com' }, { email: 'before@example.com' }])
    },
    patience,
  )
})

describe('nothing is acknowledged that is not kept, and readiness says so', () => {
  it.each([
    ['deleted', () => rmSync(file())],
    [
      'deleted with its log',
      () => {
        for (const end of ['', '-wal', '-shm']) rmSync(file() + end)
      },
    ],
    [
      'replaced by a copy',
      () => {
        copyFileSync(file(), `${file()}.copy`)
        renameSync(`${file()}.copy`, file())
      },
    ],
    ['without its log', () => rmSync(`${file()}-wal`)],
  ])(
    'when the database file is %s',
    async (_what, harm) => {
      await start()
      harm()
      expectPutOff([await subscribe(provider, 'lost@example.com')])
      await expect.poll(() => ready(provider), { timeout: 5000 }).toBe(503)
      expect((await read(provider)).status).toBe(200)
    },
    patience,
  )

  it(
    'when the database file is made read-only, and goes on when it is not',
    async () => {
      await start()
      chmodSync(file(), 0o400)
      expectPutOff([await subscribe(provider, 'lost@example.com')])
      await expect.poll(() => ready(provider), { timeout: 5000 }).toBe(503)
      chmodSync(file(), 0o600)
      await expect.poll(() => ready(provider), { timeout: 5000 }).toBe(200)
      expect((await subscribe(provider, 'after@example.com')).status).toBe(204)
      expect(addresses()).toEqual([{ email: 'after@example.com' }, { email: 'before@example.com' }])
    },
    patience,
  )
})

/** Stands before PostgreSQL, so that it can go away or fall silent. */
class Line {
  readonly #sockets = new Set<Socket>()
  readonly #server: Server
  #silent = false

  constructor(target: URL) {
    this.#server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname)
      for (const socket of [near, far]) {
        this.#sockets.add(socket)
        socket.on('error', () => socket.destroy())
      }
      near.on('data', (chunk) => this.#silent || far.write(chunk))
      far.on('data', (chunk) => near.write(chunk))
    })
  }

  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('No port')
    return address.port
  }

  /** From now on nothing is answered. */
  fallSilent(): void {
    this.#silent = true
  }

  cut(): void {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }
}

describe.skipIf(postgres === null)('while PostgreSQL', () => {
  let schema: Awaited<ReturnType<typeof ownSchema>>
  let line: Line

  beforeEach(async () => {
    schema = await ownSchema(postgres ?? '')
    const through = new URL(schema.url)
    line = new Line(new URL(schema.url))
    through.hostname = '127.0.0.1'
    through.port = String(await line.open())
    await start({ DATABASE_URL: through.href })
  })
  afterEach(async () => {
    line.cut()
    await provider.kill()
    await schema.drop()
  })

  it(
    'holds a table for another, writers are told within two seconds to come back, and readers wait for nobody',
    async () => {
      const holder = new pg.Client({ connectionString: schema.url })
      await holder.connect()
      await holder.query('begin; lock table newsletter_subscribers, rate_limits in access exclusive mode')
      const writers = Promise.all(['a', 'b', 'c'].map((name) => subscribe(provider, `${name}@example.com`)))
      await read(provider)
      const answer = await read(provider)
      expect(answer.status).toBe(200)
      expect(answer.ms).toBeLessThan(readerMs)
      expectPutOff(await writers)
      await holder.query('rollback')
      await holder.query('begin; lock table newsletter_subscribers in access exclusive mode')
      expectPutOff([await subscribe(provider, 'd@example.com')])
      await holder.query('rollback')
      await holder.end()
      await expect
        .poll(async () => (await subscribe(provider, 'after@example.com')).status, { timeout: 5000 })
        .toBe(204)
    },
    patience,
  )

  it.each(['cut', 'fallSilent'] as const)(
    'is gone (%s), nothing is acknowledged and readiness says so',
    async (how) => {
      line[how]()
      expectPutOff([await subscribe(provider, 'lost@example.com')])
      await expect.poll(() => ready(provider), { timeout: 5000 }).toBe(503)
      expect((await read(provider)).status).toBe(200)
    },
    patience,
  )
})
