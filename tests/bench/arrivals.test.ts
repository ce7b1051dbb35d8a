import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { arriveTogether, slopePerMinute, told } from './arrivals'

const servers: ReturnType<typeof createServer>[] = []

async function serverOf(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return `http://127.0.0.1:${address.port}`
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const page = { method: 'GET', path: '/', headers: {}, body: null, name: null } as const

describe('arrivals at a fixed rate', () => {
  it('do not wait for each other: a server that stands still delays all that arrive meanwhile, and each is counted', async () => {
    let stuck: (() => void)[] = []
    let seen = 0
    const origin = await serverOf((_request, response) => {
      seen += 1
      stuck.push(() => response.end())
      if (seen < 50) return
      for (const go of stuck) go()
      stuck = []
    })
    const [outcomes = []] = await arriveTogether([{ origin, perSecond: 100, seconds: 0.5, requests: [page] }])
    const { asked, answered, medianMs, worstMs } = told(outcomes)
    expect([asked, answered]).toEqual([50, 50])
    // The first waited for the fiftieth to arrive, the middle one half as long: one after the other they would not have ended.
    expect(worstMs).toBeGreaterThan(400)
    expect(medianMs).toBeGreaterThan(200)
  })

  it('tell what was answered, put off and failed, and what was acknowledged', async () => {
    const statuses = [200, 204, 303, 429, 503, 500, 404]
    let at = 0
    const origin = await serverOf((request, response) => {
      const status = statuses[at]
      at += 1
      if (status === undefined) request.socket.destroy()
      else response.writeHead(status).end(status === 204 ? undefined : 'kept')
    })
    const named = { ...page, name: 'one' }
    const [outcomes = []] = await arriveTogether([{ origin, perSecond: 40, seconds: 0.2, requests: [named] }])
    expect(told(outcomes)).toMatchObject({ asked: 8, answered: 3, putOff: 2, failed: 3 })
    expect(outcomes.map(({ answer }) => answer).filter((text) => text !== '')).toEqual(['kept'])
  })
})

describe('the slope of samples', () => {
  it('is what they grow by in a minute, whatever they jump by', () => {
    const samples = [0, 1, 2, 3].map((at) => ({ ms: at * 30_000, value: 100 + at * 2 + (at % 2 === 0 ? 1 : -1) }))
    expect(slopePerMinute(samples.map((sample, at) => ({ ...sample, value: 100 + at * 2 })))).toBeCloseTo(4, 6)
    expect(slopePerMinute(samples)).toBeCloseTo(4 - 0.8, 6)
  })

  it('needs more than one moment', () => {
    expect(() => slopePerMinute([{ ms: 5, value: 1 }])).toThrow('no slope')
  })
})
