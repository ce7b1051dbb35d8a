import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/lib/client/api-error'
import { call } from '@/lib/client/call'
import type { Transport } from '@/lib/client/http'
import { subscribeOperation } from '@/lib/contract/calls/newsletter'
import { infobipWhatsappFlowEnabledOperation } from '@/lib/contract/calls/settings'
import { failuresInARow, remoteTransport, restMs } from './remote-transport'

const logged = vi.hoisted(() => vi.fn())
vi.mock('@/lib/server/log', () => ({ log: () => ({ warn: logged, info: logged }) }))

type Answer = (response: ServerResponse, request: IncomingMessage) => void

const well: Answer = (response) => response.end('{"data":{"value":"true"}}')
const fails: Answer = (response) => response.writeHead(500).end()

let server: Server
let base: string
let answer: Answer
let asked = 0
let transport: Transport
const timers = new Set<NodeJS.Timeout>()

beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1
    answer(response, request)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})

beforeEach(() => {
  asked = 0
  answer = well
  logged.mockClear()
  transport = remoteTransport(base, 'timbang')
})

afterEach(() => {
  vi.useRealTimers()
  for (const timer of timers) clearInterval(timer)
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const read = (timeout = 300) => call(infobipWhatsappFlowEnabledOperation, {}, transport, { timeout })
const write = () => call(subscribeOperation, { body: { email: 'a@example.com' } }, transport, { timeout: 300 })

async function kindOf(work: Promise<unknown>): Promise<string> {
  const outcome = await work.then(
    () => 'well',
    (error: unknown) => error,
  )
  return outcome instanceof ApiError ? outcome.kind : String(outcome)
}

function drips(head: string): Answer {
  return (response) => {
    response.write(head)
    timers.add(setInterval(() => response.write(' '), 20))
  }
}

describe('the whole of a call', () => {
  test.each<[string, Answer]>([
    ['does not answer', () => undefined],
    ['sends a little now and then', drips('')],
    ['begins well and sends a little now and then', drips('{"data":')],
  ])('to a provider that %s has one limit of time', async (_what, answering) => {
    answer = answering
    const began = performance.now()
    expect(await kindOf(read())).toBe('timeout')
    expect(performance.now() - began).toBeLessThan(20_000)
  })

  test.each<[string, Answer, string]>([
    ['sends more than any answer is', (response) => response.end('a'.repeat(10_000_001)), 'unreadable'],
    ['sends another schema', (response) => response.end('{"data":[]}'), 'unreadable'],
    ['sends a page', (response) => response.end('<html></html>'), 'unreadable'],
    [
      'leads elsewhere',
      (response) => response.writeHead(302, { location: 'http://elsewhere.example/' }).end(),
      'status',
    ],
    ['hangs up', (response) => response.destroy(), 'network'],
  ])('to a provider that %s fails', async (_what, answering, kind) => {
    answer = answering
    expect(await kindOf(read(5000))).toBe(kind)
  })
})

describe('a provider that fails again and again', () => {
  const failOften = async () => {
    for (let time = 0; time < failuresInARow; time += 1) await kindOf(read())
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })

  test.each<[string, Answer]>([
    ['is at fault', fails],
    ['hangs up', (response) => response.destroy()],
    ['is too slow', () => undefined],
  ])('because it %s is left alone, which is said once, and asked again after a while', async (_why, answering) => {
    answer = answering
    await failOften()
    answer = well
    vi.advanceTimersByTime(restMs - 1)
    expect(await kindOf(read())).toBe('network')
    expect(asked).toBe(failuresInARow)
    vi.advanceTimersByTime(1)
    expect([await kindOf(read()), await kindOf(read())]).toEqual(['well', 'well'])
    expect(logged.mock.calls).toEqual([
      ['provider.left-alone', { calls: 'reads', forMs: restMs }],
      ['provider.answers-again', { calls: 'reads' }],
    ])
  })

  test('is tried with one call; all others fail at once meanwhile', async () => {
    answer = fails
    await failOften()
    answer = () => undefined
    vi.advanceTimersByTime(restMs)
    const trial = kindOf(read(1000))
    const began = performance.now()
    expect(await Promise.all(Array.from({ length: 20 }, () => kindOf(read(1000))))).toEqual(
      Array.from({ length: 20 }, () => 'network'),
    )
    expect(performance.now() - began).toBeLessThan(950)
    expect(await trial).toBe('timeout')
    expect(asked).toBe(failuresInARow + 1)
  })

  test('with reads still takes writes', async () => {
    answer = fails
    await failOften()
    answer = (response) => response.writeHead(204).end()
    expect(await kindOf(write())).toBe('well')
  })

  test('is not one that refuses', async () => {
    answer = (response) => response.writeHead(404).end('{"errorCode":"GBL0008"}')
    await failOften()
    answer = well
    expect(await kindOf(read())).toBe('well')
  })
})
