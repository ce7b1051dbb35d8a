import { createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freePort, ToyCheckout } from './testing/toy-checkout'

let toy: ToyCheckout
let PORT: string

beforeEach(async () => {
  toy = new ToyCheckout()
  PORT = await freePort()
})

afterEach(() => toy.remove())

async function startAndStop(env: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const run = toy.start({ PORT, ...env })
  await run.said('Ready at')
  run.child.kill('SIGTERM')
  await run.ended
  return toy.calls()
}

describe('npm start', () => {
  test('takes a fresh clone to a ready site and prints its address', async () => {
    const run = toy.start({ PORT })
    await run.said(`Ready at http://localhost:${PORT}`)
    run.child.kill('SIGTERM')
    const { code } = await run.ended
    expect(toy.calls()).toEqual(['npm ci', 'build', 'start', 'closed'])
    expect(code).toBe(143)
  })

  test('neither installs nor builds again when nothing changed', async () => {
    await startAndStop()
    expect(await startAndStop()).toEqual(['start', 'closed'])
  })

  test('installs again when the lockfile changed', async () => {
    await startAndStop()
    toy.write('package-lock.json', '{"lockfileVersion":3,"name":"other"}')
    expect(await startAndStop()).toContain('npm ci')
  })

  test.each([
    ['content/a.yaml', 'rate: 200\n'],
    ['app/page.txt', 'another\n'],
    ['public/new.txt', 'new\n'],
    ['next.config.ts', 'export default {}\n'],
  ])('builds again when %s changed', async (path, text) => {
    await startAndStop()
    toy.write(path, text)
    expect(await startAndStop()).toEqual(['build', 'start', 'closed'])
  })

  test('does not build again for a test file or a variable that only the running server reads', async () => {
    await startAndStop()
    toy.write('app/page.test.ts', 'changed\n')
    expect(await startAndStop({ DATA_DIR: 'elsewhere' })).toEqual(['start', 'closed'])
  })

  test('builds again when a variable that the pages are made with changed', async () => {
    await startAndStop()
    expect(await startAndStop({ SITE_URL: 'https://example.com' })).toContain('build')
  })

  test('keeps the build of other settings and takes it back instead of building again', async () => {
    await startAndStop()
    await startAndStop({ SITE_URL: 'https://example.com' })
    expect(await startAndStop()).toEqual(['start', 'closed'])
    expect(await startAndStop({ SITE_URL: 'https://example.com' })).toEqual(['start', 'closed'])
  })

  test('redoes an install that was killed half way', async () => {
    const { code } = await toy.start({ PORT, FAKE_NPM: 'killed' }).ended
    expect(code).toBeNull()
    toy.calls()
    expect(await startAndStop()).toEqual(['npm ci', 'build', 'start', 'closed'])
  })

  test('redoes a build that was killed half way', async () => {
    const { code } = await toy.start({ PORT, FAKE_BUILD: 'killed' }).ended
    expect(code).toBeNull()
    toy.calls()
    expect(await startAndStop()).toEqual(['build', 'start', 'closed'])
  })

  test('is not held up by the lock of a start that was killed, however many begin at once', async () => {
    await toy.start({ PORT, FAKE_BUILD: 'killed' }).ended
    toy.calls()
    const ports = await Promise.all(Array.from({ length: 5 }, freePort))
    const runs = ports.map((port) => toy.start({ PORT: port }))
    const outputs: string[] = []
    await new Promise<void>((resolve) => {
      for (const run of runs) {
        void run.ended.then(({ output }) => {
          if (outputs.push(output) === runs.length - 1) resolve()
        })
      }
    })
    expect(outputs.filter((output) => !/already serving/.test(output))).toEqual([])
    expect(toy.calls()).toEqual(['build', 'start'])
  })

  test('lets a second start wait for the first and then says that the checkout is served already', async () => {
    const first = toy.start({ PORT })
    const second = toy.start({ PORT: await freePort() })
    const { loser, winner } = await Promise.race([
      first.ended.then((ended) => ({ loser: ended, winner: second })),
      second.ended.then((ended) => ({ loser: ended, winner: first })),
    ])
    const { code, output } = loser
    await winner.said('Ready at')
    expect(code).toBe(1)
    expect(output).toMatch(/already serving http:\/\/localhost:\d+ \(process \d+\); stop that one first\.\n$/)
    expect(toy.calls().filter((call) => call === 'npm ci' || call === 'build')).toEqual(['npm ci', 'build'])
  })
})

describe('npm start says in one sentence and with a failing status', () => {
  test('that the port is taken, before any work is done', async () => {
    const holder = createServer()
    await new Promise<void>((resolve) => holder.listen(Number(PORT), () => resolve()))
    const { code, output } = await toy.start({ PORT }).ended
    holder.close()
    expect(code).toBe(1)
    expect(output).toBe(
      `Port ${PORT} is taken by another program; stop it, or choose another: PORT=${Number(PORT) + 1} npm start.\n`,
    )
    expect(toy.calls()).toEqual([])
  })

  test('that PORT is not a port', async () => {
    const { code, output } = await toy.start({ PORT: '70000' }).ended
    expect([code, output]).toEqual([1, "PORT must be a whole number from 1 to 65535, not '70000'.\n"])
  })

  test('that Node is too old', async () => {
    const pretend =
      'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"18.19.1"}})'
    const { code, output } = await toy.start({ PORT }, ['--import', pretend]).ended
    expect(code).toBe(1)
    expect(output).toBe(
      'This needs Node 20 or newer, and this is Node 18.19.1; install a newer one and run this again.\n',
    )
  })

  test.each([
    [{ FAKE_NPM: 'offline' }, /^The package registry cannot be reached;.*$/m],
    [{ FAKE_NPM: 'full' }, /^There is no space left on the disk;.*$/m],
    [{ FAKE_NPM: 'odd' }, /^The packages could not be installed;.*\.tmp\/logs\/install\.log\.$/m],
    [{ FAKE_BUILD: 'full' }, /^There is no space left on the disk;.*$/m],
    [{ FAKE_SERVER: 'The database is damaged.' }, /failed\nThe database is damaged\.\n$/],
    [
      { FAKE_SERVER: 'DATABASE_URL does not answer (ECONNREFUSED); start it.' },
      /failed\nDATABASE_URL does not[^\n]*\n$/,
    ],
    [{ FAKE_SERVER: 'DATA_DIR cannot be written (EACCES); choose another.' }, /failed\nDATA_DIR cannot[^\n]*\n$/],
    [{ FAKE_SERVER: ' ' }, /^The server stopped before it was ready\.$/m],
    [{ SITE_URL: 'bad' }, /^SITE_URL must be an address\.$/m],
    [{ DATA_DIR: 'package.json' }, /^The data folder .*package\.json: cannot be written \(ENOTDIR\);.*$/m],
    [{ DATA_DIR: '/proc/none' }, /^The data folder \/proc\/none: cannot be written \(ENOENT\);[^\n]*\n$/],
  ])('what is wrong: %o', async (env, sentence) => {
    const { code, output } = await toy.start({ PORT, ...env }).ended
    expect(output).toMatch(sentence)
    expect(output).not.toContain('    at ')
    expect(code).toBe(1)
  })

  test('which file of the content is wrong', async () => {
    toy.write('content/a.yaml', 'rate: oops\n')
    const { code, output } = await toy.start({ PORT }).ended
    expect(output).toContain('content/a.yaml:1 rate: not a number')
    expect(code).toBe(1)
    expect(toy.calls()).toEqual(['npm ci'])
  })
})
