import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { ownSchema } from '../setup/own-schema'
import { postgresUrl } from '../setup/postgres'
import { temporaryFolder } from '../setup/temporary-folder'
import { bundledProvider, DidNotStart, npmRunProvider, startProvider } from './provider-process'
import { lateDoor, startFaults } from './start-faults'

const patience = 240_000
const postgres = await postgresUrl()

const folders: ReturnType<typeof temporaryFolder>[] = []
afterAll(() => {
  for (const folder of folders) folder.remove()
})

/** Each test has a folder of its own: they run at once, since most of them only wait. */
function ownFolder(): string {
  const folder = temporaryFolder()
  folders.push(folder)
  return folder.path
}

describe.concurrent('a start that cannot be', { timeout: patience }, () => {
  const command = bundledProvider()

  async function refusal(
    folder: string,
    variables: Readonly<Record<string, string>>,
    run = command,
  ): Promise<DidNotStart> {
    const outcome = await startProvider(run, { DATA_DIR: folder, ...variables }).catch((error: unknown) => error)
    if (!(outcome instanceof DidNotStart)) throw new Error('It started, or failed otherwise')
    return outcome
  }

  it.each(startFaults)('ends the process with 1 and says what to do: $what', async ({ variables, make, said }) => {
    const folder = ownFolder()
    const clear = make(folder)
    const { exitCode, stderr } = await refusal(folder, variables(folder))
    clear()
    expect([exitCode, stderr]).toEqual([1, expect.stringMatching(said)])
  })

  it('ends `npm run provider` alike', async () => {
    const { exitCode, stderr } = await refusal(ownFolder(), { DATA_DIR: '/proc/none' }, npmRunProvider)
    expect([exitCode, stderr.split('\n').length]).toEqual([1, 2])
  })

  it('says in one sentence that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const { exitCode, stderr } = await refusal(ownFolder(), { PROVIDER_PORT: port })
    other.close()
    expect(exitCode).toBe(1)
    expect(stderr).toBe(`Port ${port} is in use; stop what uses it or set PROVIDER_PORT.\n`)
  })

  it('is tried again when the lock is gone, and starts', async () => {
    const fault = startFaults.find(({ what }) => what.includes('locked'))
    const folder = ownFolder()
    const clear = fault?.make(folder)
    expect((await refusal(folder, {})).exitCode).toBe(1)
    clear?.()
    const provider = await startProvider(command, { DATA_DIR: folder })
    expect((await fetch(`${provider.address}/ready`)).status).toBe(200)
    await provider.stop()
  })

  it.skipIf(postgres === null)('waits for a PostgreSQL that comes up late', async () => {
    const schema = await ownSchema(postgres ?? '')
    const door = await lateDoor(schema.url, 3)
    const provider = await startProvider(command, {
      DATA_DIR: ownFolder(),
      DATABASE_URL: door.url,
      DATABASE_WAIT_SECONDS: '30',
    })
    expect((await fetch(`${provider.address}/ready`)).status).toBe(200)
    await provider.stop()
    door.close()
    await schema.drop()
  })

  it.skipIf(postgres === null)(
    'does not wait for a PostgreSQL that refuses the user or may not be written',
    async () => {
      const wrong = new URL(postgres ?? '')
      wrong.password = 'wrong'
      const patient = { DATABASE_WAIT_SECONDS: '30' }
      const refused = await refusal(ownFolder(), { ...patient, DATABASE_URL: wrong.href })
      expect([refused.exitCode, refused.stderr]).toEqual([
        1,
        'The database of DATABASE_URL refuses this site (28P01); correct the user, the password or the name of the database.\n',
      ])
      const readOnly = new URL(postgres ?? '')
      readOnly.searchParams.set('options', '-c default_transaction_read_only=on')
      const kept = await refusal(ownFolder(), { ...patient, DATABASE_URL: readOnly.href })
      expect([kept.exitCode, kept.stderr]).toEqual([
        1,
        'The database of DATABASE_URL refuses this site (25006); correct the user, the password or the name of the database.\n',
      ])
    },
  )
})
