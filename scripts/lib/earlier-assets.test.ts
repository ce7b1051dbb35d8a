import { execFileSync } from 'node:child_process'
import { readFileSync, symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plainForm } from '@/lib/front/body'
import { Files } from '@/lib/front/files'
import { freePort, ToyCheckout } from '../testing/toy-checkout'

const kept = join('.next', 'cache', 'assets')
const day = 86_400

let toy: ToyCheckout

beforeAll(async () => {
  toy = new ToyCheckout()
  await start('first')
  await start('second')
  await build('third')
})

afterAll(() => toy.remove())

/** `npm start` with a page of these words: builds, beside setting the build before aside. */
async function start(words: string): Promise<void> {
  toy.write('app/page.txt', words)
  const PORT = await freePort()
  const run = toy.start({ PORT })
  await run.said('Ready at')
  run.child.kill('SIGTERM')
  await run.ended
}

/** `npm run build` with a page of these words. */
async function build(words: string, checkout = toy): Promise<void> {
  checkout.write('app/page.txt', words)
  const { code, output } = await checkout.build().ended
  expect(code, output).toBe(0)
}

/** What a server of the newest build answers for the script of a page of these words. */
async function served(words: string, checkout = toy): Promise<string | undefined> {
  const at = (...parts: string[]) => join(checkout.folder, '.next', ...parts)
  const folder = { folder: at('assets'), packed: at('packed'), earlier: at('cache', 'assets') }
  const files = await Files.read([{ ...folder, path: '/assets/', isHashed: () => true }])
  const body = files.at(`/assets/loader-${words}.js`)
  return body && plainForm(body).bytes.toString()
}

function servedOf(all: readonly string[], checkout = toy): Promise<readonly (string | undefined)[]> {
  return Promise.all(all.map((words) => served(words, checkout)))
}

function makeOlder(words: string, days: number): void {
  const then = Date.now() / 1000 - days * day
  for (const form of ['gz', 'br']) utimesSync(join(toy.folder, kept, `loader-${words}.js.${form}`), then, then)
}

/** What a shipped file says to do between fetching a new version and building it. */
function carrying(file: string, pattern: RegExp): string {
  const [, command = ''] = pattern.exec(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) ?? []
  return command
}

describe('a page that was opened before a deployment finds its scripts', () => {
  test('however the builds after its own were made', async () => {
    expect(await servedOf(['first', 'second', 'third'])).toEqual(['first', 'second', 'third'])
  })

  test.each([
    ['a second folder', carrying('docs/deploy.md', /^(\(cd .* \/srv\/timbang-next\))$/m)],
    ['an image', carrying('deploy/Dockerfile', /^RUN --mount=type=bind,from=earlier,.* \\\n([\s\S]*?done)$/m)],
  ])('also in %s', async (_where, command) => {
    const fresh = new ToyCheckout()
    const here = command
      .replaceAll('sudo ', '')
      .replaceAll('/srv/timbang-next', fresh.folder)
      .replaceAll(/(?:\/earlier)?\/srv\/timbang/g, toy.folder)
    execFileSync('sh', ['-ec', here], { cwd: fresh.folder })
    symlinkSync(join(toy.folder, 'node_modules'), join(fresh.folder, 'node_modules'))
    await build('fourth', fresh)
    const all = ['first', 'second', 'third', 'fourth']
    expect(await servedOf(all, fresh)).toEqual(all)
    await fresh.remove()
  })

  test('for a week, and of more than there is room for those of the newest builds', async () => {
    makeOlder('first', 7.1)
    makeOlder('second', 6.9)
    await build('fourth')
    const all = ['first', 'second', 'third', 'fourth']
    expect(await servedOf(all)).toEqual([undefined, 'second', 'third', 'fourth'])
    toy.write(join(kept, 'large.js.gz'), 'x'.repeat(8 * 2 ** 20))
    const then = Date.now() / 1000 - 2 * day
    utimesSync(join(toy.folder, kept, 'large.js.gz'), then, then)
    await build('fifth')
    expect(await servedOf(all)).toEqual([undefined, undefined, 'third', 'fourth'])
    expect(toy.has(join(kept, 'large.js.gz'))).toBe(false)
  })
})
