import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeFront } from '@/tests/factories/front'
import type { RenderOwn } from './own-document'

const part = { head: '<meta name="robots" content="noindex"/>', main: '<p>Maybank · ringgit</p>' }
const ownOf = (main: string) => makeFront(10, async () => ({ ...part, main }))

test('an own part goes into the stored document, and the framework is asked for that alone', async () => {
  const asked: string[] = []
  const { ask, state } = await makeFront(10, async (path, query) => {
    asked.push(`${path}?${query}`)
    return part
  })
  const bare = await ask('/stored')
  const first = await ask('/stored?x=1')
  const again = await ask('/stored?x=2&utm_source=a', { 'accept-encoding': 'gzip' })
  expect(first.text).toBe(
    bare.text
      .replace('<link rel="canonical"', `${part.head}<link rel="canonical"`)
      .replace(/(<main id="main">).*(<\/main>)/, `$1${part.main}$2`),
  )
  expect(gunzipSync(again.bytes).toString()).toBe(first.text)
  expect(asked).toEqual(['/stored?x=1', '/stored?x=2&utm_source=a'])
  expect(state.asked.map(({ url }) => url)).toEqual(['/stored'])
})

test('such a document has the policy of the stored one, and is kept by nobody', async () => {
  const { ask } = await ownOf('<p>Own</p>')
  const bare = await ask('/stored')
  const own = await ask('/stored?x=1')
  expect(own.status).toBe(200)
  expect(own.headers['cache-control']).toBe('private, no-cache, no-store, max-age=0, must-revalidate')
  expect(own.headers.etag).toBeUndefined()
  for (const name of ['content-security-policy', 'content-type', 'x-content-type-options', 'referrer-policy'])
    expect(own.headers[name]).toBe(bare.headers[name])
})

test('data may stand in an own part, for a browser to read', async () => {
  const data = '<script type="application/json">{"a":1}</script>'
  const { ask } = await ownOf(data)
  expect((await ask('/stored?x=1')).text).toContain(`<main id="main">${data}</main>`)
})

const broken: RenderOwn = async () => {
  throw new Error('The provider is away')
}
const refused: readonly (readonly [string, RenderOwn, readonly string[]])[] = [
  ['has a script', async () => ({ ...part, main: '<script>own()</script>' }), ['front.own-failed']],
  ['has one in its head', async () => ({ ...part, head: '<script src="/a.js"></script>' }), ['front.own-failed']],
  ['could not be rendered', broken, ['front.own-failed']],
  ['is not known', async () => null, []],
]

test.each(refused)('where an own part %s, the framework makes the document', async (_, render, said) => {
  const { ask, state } = await makeFront(10, render)
  const answer = await ask('/stored?x=1')
  expect(answer.text).toContain('<main id="main">/stored?x=1')
  expect(state.asked.map(({ url }) => url)).toEqual(['/stored', '/stored?x=1'])
  expect(state.said).toEqual(said)
})

test('nothing is put into a stored document that could not be finished', async () => {
  const { ask, state } = await ownOf('<p>Own</p>')
  expect((await ask('/odd?x=1')).text).not.toContain('<p>Own</p>')
  expect(state.asked.map(({ url }) => url)).toEqual(['/odd', '/odd?x=1'])
  expect(state.said).toContain('front.no-frame')
})

test('a path without a page stays without one', async () => {
  const { ask } = await ownOf('<p>Own</p>')
  expect((await ask('/nowhere?x=1')).status).toBe(404)
})
