import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { temporaryFolder } from '@/tests/setup/temporary-folder'
import { expect, test } from './fixtures'
import { imageFolder, run, shippedImage } from './support/shipped'

const lineSchema = z.looseObject({
  level: z.enum(['debug', 'info', 'warn', 'error']),
  time: z.iso.datetime(),
  event: z.string().regex(/^[a-z]+(?:[.-][a-z]+)+$/),
})

/** Every line as what it must be. Throws at one that is not. */
const linesOf = (said: string) =>
  said
    .split('\n')
    .slice(0, -1)
    .map((line) => lineSchema.parse(JSON.parse(line)))

/** What a package may do at any time, told by a signal to do it all. */
const noisy = `process.on('SIGUSR2', () => {
  console.log('two\\nlines')
  console.warn('\\x1b[31mred\\x1b[0m %s', 'postgres://timbang:secret@db/timbang')
  process.stdout.write('no end of line')
  process.emitWarning('this goes away', 'DeprecationWarning')
  setImmediate(() => { Promise.reject(new Error('nobody caught this')) })
})
`

test('all that the shipped server prints is one line of JSON for each event, also when a page fails', async () => {
  await using stack = new AsyncDisposableStack()
  const [image, data] = [imageFolder(), temporaryFolder()]
  for (const folder of [image, data]) stack.defer(() => folder.remove())
  rmSync(join(image.path, '.next', 'server', 'app', 'og', 'site', 'route.js'))
  const preloaded = join(data.path, 'noisy.mjs')
  writeFileSync(preloaded, noisy)
  const variables = { LOG_LEVEL: 'debug', NODE_OPTIONS: `--import ${preloaded}` }
  const site = await run(shippedImage(), { folder: image.path, dataDir: data.path, variables })
  stack.defer(async () => void (await site.stop('SIGKILL')))
  expect(await site.ready()).toBe(200)
  expect((await fetch(`${site.url}/og/site`)).status).toBe(500)
  const [code, said] = await site.stop('SIGUSR2')
  const events = linesOf(said).map(({ time, ...event }) => event)
  expect(code).toBe(1)
  for (const event of [
    { level: 'info', event: 'process.serving', port: expect.any(Number) },
    { level: 'error', event: 'process.said', error: expect.stringMatching(/og.site.route/) },
    { level: 'info', event: 'process.said', said: 'two\nlines' },
    { level: 'warn', event: 'process.said', said: 'red postgres://[removed]@db/timbang' },
    { level: 'info', event: 'process.said', said: 'no end of line' },
    { level: 'warn', event: 'process.warning', kind: 'DeprecationWarning', said: 'this goes away' },
  ]) {
    expect(events).toContainEqual(event)
  }
  expect(events.at(-1)).toMatchObject({ event: 'process.unhandled-rejection', error: 'nobody caught this' })
})
