import { describe, expect, it } from 'vitest'
import { arriveTogether } from '@/tests/bench/arrivals'
import { makeFront } from '@/tests/factories/front'
import { listen } from './listen'
import { LoopLag } from './loop-lag'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

describe('while the loop is behind', () => {
  it('what is in memory is answered, and probes; everything else is told at once to come back', async () => {
    let isBehind = false
    const { state, ask } = await makeFront({ isBehind: () => isBehind })
    await ask('/stored')
    isBehind = true
    state.asked.length = 0
    for (const url of ['/stored', '/files/a.js', '/api/health', '/api/ready']) expect((await ask(url)).status).toBe(200)
    expect(state.asked.map(({ url }) => url)).toEqual(['/api/health', '/api/ready'])
    for (const url of ['/stored?x=1', '/never-asked', '/api/x', '/%zz', '/api/health?a=1']) {
      const { status, headers } = await ask(url)
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
      expect(headers['strict-transport-security']).toBeDefined()
    }
    expect(state.asked).toHaveLength(2)
    isBehind = false
    expect((await ask('/api/x')).status).toBe(200)
  })

  it('what brings a body is not read, and its connection closes', async () => {
    const { state, ask } = await makeFront({ isBehind: () => true })
    const { status, headers } = await ask('/api/x', { 'content-type': 'application/json' }, 'POST')
    expect([status, headers.connection, state.asked]).toEqual([503, 'close', []])
    expect((await ask('/api/x')).headers.connection).not.toBe('close')
  })
})

/** Keeps the loop at work, so long in each turn, until the returned function is called. */
function keepBusy(ms: number): () => void {
  let goesOn = true
  const work = () => {
    const until = performance.now() + ms
    while (performance.now() < until);
    if (goesOn) setImmediate(work)
  }
  work()
  return () => {
    goesOn = false
  }
}

it('a site whose loop is behind answers what it has and puts the rest off, each within a second', async () => {
  const lag = new LoopLag(() => performance.now(), silent)
  const { listener, ask } = await makeFront({ isBehind: () => lag.isBehind() })
  await ask('/stored')
  const server = await listen(listener, '127.0.0.1', 0)
  const stream = (path: string) => ({
    origin: `http://127.0.0.1:${server.port}`,
    perSecond: 20,
    seconds: 3,
    requests: [{ method: 'GET', path, headers: {}, body: null, name: null } as const],
  })
  const release = keepBusy(80)
  const { streams } = await arriveTogether(['/stored', '/api/x'].map(stream)).finally(release)
  await server.stop()
  const settled = streams.map((outcomes) => outcomes.filter(({ dueMs }) => dueMs > 1500))
  const [stored, calls] = settled.map((outcomes) => new Set(outcomes.map(({ status }) => status)))
  expect([stored, calls]).toEqual([new Set([200]), new Set([503])])
  expect(Math.max(...settled.flat().map(({ ms }) => ms))).toBeLessThan(1000)
}, 15_000)
