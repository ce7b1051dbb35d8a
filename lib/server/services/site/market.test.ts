import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '@/lib/server/log'
import { createMarket, type GivenMarket, marketLimits } from './market'
import { sampleMarket } from './market-sample'

const start = Date.parse('2026-11-20T04:00:00Z')
const tick = { pair: 'ABC/MYR', name: 'Coin', last: '12.345', change: '-1.5', volume: null }
const body = (ticks: readonly unknown[] = [tick], asOf = new Date(start).toISOString()) =>
  JSON.stringify({ asOf, ticks, more: 'is not read' })

describe('the market of a feed', () => {
  let server: Server
  let asked: number
  let answer: (response: ServerResponse) => void
  let now: number
  let lines: string[]
  let market: () => Promise<GivenMarket | null>

  beforeEach(async () => {
    asked = 0
    now = start
    lines = []
    answer = (response) => response.end(body())
    server = createServer((request, response) => {
      asked += 1
      if (request.url === '/feed') answer(response)
      else response.end(body())
    })
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done)
    })
    const { port } = server.address() as AddressInfo
    const clock = { now: () => now }
    const log = createLog('debug', clock, (line) => lines.push(line))
    market = createMarket({ url: `http://127.0.0.1:${port}/feed`, clock, log }, 200)
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  it('is read in sen and basis points, and is given with the moment of its prices', async () => {
    expect(await market()).toEqual({
      source: 'exchange',
      asOf: start,
      sentAt: start,
      ticks: [{ pair: 'ABC/MYR', name: 'Coin', last: 1235, change: -150, volume: null }],
    })
  })

  it('is asked for once, however many want it at the same time and soon after', async () => {
    await Promise.all(Array.from({ length: 50 }, market))
    now += marketLimits.holdMs - 1
    await market()
    expect(asked).toBe(1)
    now += 1
    await market()
    expect(asked).toBe(2)
  })

  it.each<[string, (response: ServerResponse) => void]>([
    ['fails', (response) => response.writeHead(500).end(body())],
    // Where it leads there is a market: it must not be followed.
    ['leads elsewhere', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['takes too long', () => undefined],
    ['is no JSON', (response) => response.end('<html>')],
    ['has another shape', (response) => response.end(body([{ ...tick, last: 'much' }]))],
    ['names another currency', (response) => response.end(body([{ ...tick, pair: 'ABC/USD' }]))],
    ['has no prices', (response) => response.end(body([]))],
    ['lies in the future', (response) => response.end(body([tick], '2026-11-21T04:00:00Z'))],
    ['is longer than it may be', (response) => response.end(body() + ' '.repeat(marketLimits.longestAnswer))],
    ['breaks off', (response) => response.destroy()],
  ])('that %s is no market, and the last good one goes on until it is too old', async (_, bad) => {
    answer = bad
    expect(await market()).toBeNull()
    answer = (response) => response.end(body())
    now += marketLimits.holdMs
    expect(await market()).not.toBeNull()
    answer = bad
    now += marketLimits.holdMs
    expect(await market()).toMatchObject({ asOf: start, sentAt: now })
    now = start + marketLimits.keepMs + 1
    expect(await market()).toBeNull()
  })

  it('that goes on failing is left alone, and is logged once', async () => {
    answer = (response) => response.writeHead(500).end()
    for (let at = 0; at < 10; at += 1) {
      expect(await market()).toBeNull()
      now += marketLimits.holdMs
    }
    expect(asked).toBe(marketLimits.failuresInARow)
    expect(lines.filter((line) => line.includes('market.feed-failed'))).toHaveLength(1)
  })
})

describe('the sample market', () => {
  it('is the same for the same moment, moves with the clock, and names nothing that is traded', () => {
    expect(sampleMarket(start)).toEqual(sampleMarket(start))
    expect(sampleMarket(start + 15_000).ticks).not.toEqual(sampleMarket(start).ticks)
    for (let at = start; at < start + 86_400_000; at += 3_600_000) {
      for (const { pair, last } of sampleMarket(at).ticks) {
        expect(pair).toMatch(/^SAMPLE-.\/MYR$/)
        expect(last).toBeGreaterThan(0)
      }
    }
  })
})
