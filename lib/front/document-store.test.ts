import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { plainForm } from './body'
import { DocumentStore } from './document-store'
import type { Rendered } from './renderer'

const shared = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=300', 'x-nextjs-cache': 'HIT' }

/** A store over a stand-in for the framework, on a clock of its own. */
function setUp(maxBytes = 1_000_000) {
  const state = {
    now: 0,
    text: '<p>one</p>',
    status: 200,
    headers: { ...shared } as Record<string, string>,
    broken: false,
  }
  const asked: string[] = []
  const said: string[] = []
  const ask = async (address: string): Promise<Rendered> => {
    asked.push(address)
    if (state.broken) throw new Error('down')
    return { status: state.status, headers: state.headers, bytes: Buffer.from(state.text) }
  }
  const note = (event: string) => void said.push(event)
  const store = new DocumentStore({
    ask,
    makePage: (_path, html) => ({
      html,
      headers: { 'Content-Security-Policy': 'strict', Link: '', 'Server-Timing': '' },
    }),
    log: { info: note, warn: note, error: note },
    now: () => state.now,
    maxBytes,
  })
  const text = (path: string) => {
    const body = store.kept(path)
    return body === undefined ? null : plainForm(body).bytes.toString()
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  /** Lets what began in the background come to its end. */
  const rest = async () => {
    for (let turn = 0; turn < 50; turn += 1) await settled()
  }
  return { state, asked, said, store, text, settled, rest }
}

describe('the stored documents', () => {
  it('are asked for once, however many come at once, and then never again while they are fresh', async () => {
    const { store, asked, text } = setUp()
    await Promise.all([store.get('/a'), store.get('/a'), store.get('/a')])
    await store.get('/a')
    expect(asked).toEqual(['/a'])
    expect(text('/a')).toBe('<p>one</p>')
  })

  it('are sent as they are when they are due, and made again meanwhile', async () => {
    const { state, store, text, rest } = setUp()
    await store.get('/a')
    state.text = '<p>two</p>'
    state.now = 61_000
    expect(text('/a')).toBe('<p>one</p>')
    await expect.poll(() => text('/a')).toBe('<p>two</p>')
    await rest()
  })

  it('wait for the framework once nobody asked for them in two minutes: they may be of yesterday', async () => {
    const { state, store, text } = setUp()
    await store.get('/a')
    state.text = '<p>two</p>'
    state.now = 121_000
    expect(text('/a')).toBeNull()
    await Promise.all([store.get('/a'), store.get('/a')])
    expect(text('/a')).toBe('<p>two</p>')
  })

  it('of long ago are sent all the same while the framework fails', async () => {
    const { state, store, said, text } = setUp()
    await store.get('/a')
    state.broken = true
    state.now = 86_400_000
    const outcome = await store.get('/a')
    expect('stored' in outcome && plainForm(outcome.stored).bytes.toString()).toBe('<p>one</p>')
    expect(text('/a')).toBe('<p>one</p>')
    expect(said).toEqual(['front.refresh-failed'])
  })

  it('of long ago are no longer sent when the page is gone', async () => {
    const { state, store } = setUp()
    await store.get('/a')
    state.status = 404
    state.now = 86_400_000
    expect(await store.get('/a')).toHaveProperty('once.status', 404)
  })

  it('are asked for again soon when the framework says that it is making them', async () => {
    const { state, store, asked } = setUp()
    state.headers = { ...shared, 'x-nextjs-cache': 'STALE' }
    await store.get('/a')
    state.now = 2500
    store.kept('/a')
    expect(asked).toHaveLength(2)
  })

  it('go on being served while the framework fails, which is asked ever more seldom and told of once', async () => {
    const { state, store, asked, said, text, rest } = setUp()
    await store.get('/a')
    state.broken = true
    state.now = 61_000
    for (let second = 0; second < 600; second += 1) {
      state.now += 1000
      expect(text('/a')).toBe('<p>one</p>')
      await Promise.resolve()
      await Promise.resolve()
      await Promise.resolve()
    }
    await rest()
    expect(asked.length).toBeGreaterThan(3)
    expect(asked.length).toBeLessThan(20)
    expect(said).toEqual(['front.refresh-failed'])
    state.broken = false
    state.now += 61_000
    store.kept('/a')
    await rest()
    expect(said).toEqual(['front.refresh-failed', 'front.refresh-recovered'])
  })

  it.each([
    ['what is not there', 404, {}],
    ['what is for one visitor', 200, { 'cache-control': 'private, no-store', 'x-nextjs-cache': '' }],
    ['what sets a cookie', 200, { 'set-cookie': 'a=b' }],
    ['what moved', 308, { location: '/b' }],
  ])('are never %s', async (_, status, headers) => {
    const { state, store, asked } = setUp()
    state.status = status
    state.headers = { ...shared, ...headers }
    expect(await store.get('/a')).toHaveProperty('once.status', status)
    await store.get('/a')
    expect(store.kept('/a')).toBeUndefined()
    expect(asked).toHaveLength(2)
  })

  it('leave the memory again when more come than it holds', async () => {
    const { store } = setUp(20_000)
    for (let at = 0; at < 50; at += 1) await store.get(`/${at}`)
    expect(store.kept('/0')).toBeUndefined()
    expect(store.kept('/49')).toBeDefined()
  })

  it('are compressed once, and once more as small as it gets when they are asked for often', async () => {
    const { state, store, settled } = setUp()
    state.text = readFileSync('docs/performance.md', 'utf8')
    const outcome = await store.get('/a')
    const forms = 'stored' in outcome ? outcome.stored.forms : new Map()
    const [zipped, quick] = [forms.get('gzip'), forms.get('br')]
    expect(gunzipSync(zipped?.bytes ?? Buffer.alloc(0)).toString()).toBe(state.text)
    expect(brotliDecompressSync(quick?.bytes ?? Buffer.alloc(0)).toString()).toBe(state.text)
    for (let time = 0; time < 19; time += 1) store.kept('/a')
    await settled()
    expect(forms.get('br')).toBe(quick)
    store.kept('/a')
    await expect.poll(() => forms.get('br')).not.toBe(quick)
    expect(brotliDecompressSync(forms.get('br')?.bytes ?? Buffer.alloc(0)).toString()).toBe(state.text)
    expect(forms.get('br')?.bytes.length).toBeLessThan(quick?.bytes.length ?? 0)
    expect(forms.get('br')?.etag).not.toBe(quick?.etag)
  })

  it('reject when the framework fails before there is anything to serve', async () => {
    const { state, store } = setUp()
    state.broken = true
    await expect(store.get('/a')).rejects.toThrow('down')
    state.broken = false
    expect(await store.get('/a')).toHaveProperty('stored')
  })
})
