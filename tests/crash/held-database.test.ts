import { chmodSync, copyFileSync, renameSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { signed } from '../api/support/member'
import { ownSchema } from '../setup/own-schema'
import { postgresUrl } from '../setup/postgres'
import { temporaryFolder } from '../setup/temporary-folder'
import { bundledProvider, type ProviderProcess, startProvider } from './provider-process'

const patience = 180_000
/** What a writer may wait here: two seconds, with what a busy machine takes. Browsers give up after twenty (docs/adr/0032). */
const writerMs = 10_000
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
const soon = { timeout: 60_000, interval: 50 }
const untilReadiness = (provider: ProviderProcess, status: number) =>
  vi.waitUntil(async () => (await ready(provider)) === status, soon)
const ready = async ({ address }: ProviderProcess) => (await fetch(`${address}/ready`)).status

function expectPutOff(answers: readonly Timed[]): void {
  for (const answer of answers) {
    expect([answer.status, answer.retryAfter]).toEqual([503, '5'])
    expect(answer.ms).toBeLessThan(writerMs)
  }
}

/** A provider at work on a data folder of its own. */
interface AtWork {
  readonly provider: ProviderProcess
  /** Its SQLite file. */
  readonly file: string
  readonly addresses: () => unknown
}

const command = bundledProvider()

async function withProvider(
  work: (at: AtWork) => Promise<void>,
  variables: Readonly<Record<string, string>> = {},
): Promise<void> {
  const folder = temporaryFolder()
  const provider = await startProvider(command, { DATA_DIR: folder.path, ...variables })
  const file = join(folder.path, 'timbang.sqlite')
  const addresses = () =>
    inFile(file, (database) => database.prepare('select email from newsletter_subscribers order by email').all())
  try {
    await vi.waitUntil(async () => (await subscribe(provider, 'before@example.com')).status === 204, soon)
    await untilReadiness(provider, 200)
    // The first call of its kind loads code, which may take longer than a writer waits.
    await read(provider)
    await work({ provider, file, addresses })
  } finally {
    await provider.kill()
    folder.remove()
  }
}

function inFile<T>(file: string, ask: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file)
  try {
    return ask(database)
  } finally {
    database.close()
  }
}

/** Asks for something that needs no lock, and expects the answer while those who write still wait. */
async function expectReaderFirst(provider: ProviderProcess, writers: Promise<unknown>): Promise<void> {
  const written = writers.then(() => 'writers')
  const answered = read(provider).then(({ status }) => status)
  expect(await Promise.race([answered, written])).toBe(200)
}

describe.concurrent('while another process holds the SQLite file', () => {
  it(
    'writers are told within seconds to come back, however many they are, and readers wait for nobody',
    () =>
      withProvider(async ({ provider, file, addresses }) => {
        const holder = new DatabaseSync(file)
        holder.exec('begin immediate')
        const writers = Promise.all(['a', 'b', 'c', 'd'].map((name) => subscribe(provider, `${name}@example.com`)))
        await expectReaderFirst(provider, writers)
        expectPutOff(await writers)
        holder.exec('rollback')
        holder.close()
        expect((await subscribe(provider, 'after@example.com')).status).toBe(204)
        expect(addresses()).toEqual([{ email: 'after@example.com' }, { email: 'before@example.com' }])
      }),
    patience,
  )
})

describe.concurrent('nothing is acknowledged that is not kept, and readiness says so', () => {
  it.each([
    ['deleted', (file: string) => rmSync(file)],
    [
      'deleted with its log',
      (file: string) => {
        for (const end of ['', '-wal', '-shm']) rmSync(file + end)
      },
    ],
    [
      'replaced by a copy',
      (file: string) => {
        copyFileSync(file, `${file}.copy`)
        renameSync(`${file}.copy`, file)
      },
    ],
    ['without its log', (file: string) => rmSync(`${file}-wal`)],
  ])(
    'when the database file is %s',
    (_what, harm) =>
      withProvider(async ({ provider, file }) => {
        harm(file)
        expectPutOff([await subscribe(provider, 'lost@example.com')])
        await untilReadiness(provider, 503)
        expect((await read(provider)).status).toBe(200)
      }),
    patience,
  )

  it(
    'when the database file is made read-only, and goes on when it is not',
    () =>
      withProvider(async ({ provider, file, addresses }) => {
        chmodSync(file, 0o400)
        expectPutOff([await subscribe(provider, 'lost@example.com')])
        await untilReadiness(provider, 503)
        chmodSync(file, 0o600)
        await untilReadiness(provider, 200)
        expect((await subscribe(provider, 'after@example.com')).status).toBe(204)
        expect(addresses()).toEqual([{ email: 'after@example.com' }, { email: 'before@example.com' }])
      }),
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

interface OnPostgres extends AtWork {
  readonly line: Line
  /** Its database, without the line before it. */
  readonly url: string
}

async function withPostgres(work: (at: OnPostgres) => Promise<void>): Promise<void> {
  const schema = await ownSchema(postgres ?? '')
  const line = new Line(new URL(schema.url))
  const through = new URL(schema.url)
  through.hostname = '127.0.0.1'
  through.port = String(await line.open())
  try {
    await withProvider((at) => work({ ...at, line, url: schema.url }), { DATABASE_URL: through.href })
  } finally {
    line.cut()
    await schema.drop()
  }
}

describe.skipIf(postgres === null).concurrent('while PostgreSQL', () => {
  it(
    'holds a table for another, writers are told within seconds to come back, and readers wait for nobody',
    () =>
      withPostgres(async ({ provider, url }) => {
        const holder = new pg.Client({ connectionString: url })
        await holder.connect()
        await holder.query('begin; lock table newsletter_subscribers, rate_limits in access exclusive mode')
        const writers = Promise.all(['a', 'b', 'c'].map((name) => subscribe(provider, `${name}@example.com`)))
        await expectReaderFirst(provider, writers)
        expectPutOff(await writers)
        await holder.query('rollback')
        await holder.query('begin; lock table newsletter_subscribers in access exclusive mode')
        expectPutOff([await subscribe(provider, 'd@example.com')])
        await holder.query('rollback')
        await holder.end()
        await vi.waitUntil(async () => (await subscribe(provider, 'after@example.com')).status === 204, soon)
      }),
    patience,
  )

  it.each(['cut', 'fallSilent'] as const)(
    'is gone (%s), nothing is acknowledged and readiness says so',
    (how) =>
      withPostgres(async ({ provider, line }) => {
        line[how]()
        expectPutOff([await subscribe(provider, 'lost@example.com')])
        await untilReadiness(provider, 503)
        expect((await read(provider)).status).toBe(200)
      }),
    patience,
  )
})
