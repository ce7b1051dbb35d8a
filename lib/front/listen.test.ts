import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { arriveTogether } from '@/tests/bench/arrivals'
import { listen } from './listen'

const host = '127.0.0.1'

it('a port that somebody has is refused, also when a site like this one has it', async () => {
  const site = await listen(() => {}, host, 0)
  const taken = { code: 'EADDRINUSE', syscall: 'listen', port: site.port }
  await expect(listen(() => {}, host, site.port)).rejects.toMatchObject(taken)
  await site.stop()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen({ host, port: site.port }, resolve))
  await expect(listen(() => {}, host, site.port)).rejects.toMatchObject(taken)
  await new Promise((resolve) => other.close(resolve))
})

it.skipIf(process.platform !== 'linux')(
  'a busy loop takes many connections in, in each of its turns',
  async () => {
    const held: (() => void)[] = []
    let turns = 0
    const site = await listen((_request, response) => void held.push(() => response.end()), host, 0)
    const request = { method: 'GET', path: '/', headers: {}, body: null, name: null } as const
    // Each waits for the last, so that each needs a connection of its own.
    const work = () => {
      turns += 1
      const until = performance.now() + 30
      while (performance.now() < until);
      if (held.length < 200) setImmediate(work)
      else for (const answer of held) answer()
    }
    const origin = `http://${host}:${site.port}`
    const arriving = arriveTogether([{ origin, perSecond: 2000, seconds: 0.1, requests: [request] }])
    await new Promise<void>((resolve) => {
      const begin = () => (held.length > 0 ? resolve() : setImmediate(begin))
      begin()
    })
    work()
    const { streams } = await arriving
    await site.stop()
    expect(streams.flat().map(({ status }) => status)).toEqual(Array(200).fill(200))
    expect(turns).toBeLessThan(100)
  },
  20_000,
)
