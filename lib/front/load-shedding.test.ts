import { request as askFor, createServer, type Server } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { askInTurn, passInTurn } from './load-shedding'
import { NewConnections } from './new-connections'
import type { Handler } from './renderer'
import { QueueFullError } from './work-queue'

const rendered = { status: 200, headers: {}, bytes: Buffer.from('page') }

it('a flood of made-up addresses is refused past its few, and holds up no page of the site', async () => {
  const asked: string[] = []
  const ask = (path: string) => {
    asked.push(path)
    return path === '/bank' ? Promise.resolve(rendered) : new Promise<never>(() => {})
  }
  const limits = {
    known: { atOnce: 1, waiting: 1, waitMs: 5000 },
    unknown: { atOnce: 1, waiting: 3, waitMs: 5000 },
  }
  const asking = askInTurn(ask, async (path) => path === '/bank', limits, new NewConnections())
  const flood = Array.from({ length: 10 }, (_, at) => asking(`/made-up-${at}`))
  // Those that wait are refused when their time is over, long after this test.
  for (const waiting of flood.slice(0, 4)) waiting.catch(() => undefined)
  const refused = flood.slice(4).map((one) => expect(one).rejects.toBeInstanceOf(QueueFullError))
  await Promise.all(refused)
  expect(await asking('/bank')).toBe(rendered)
  expect(asked).toEqual(['/made-up-0', '/bank'])
})

let server: Server | null = null
afterEach(() => {
  vi.useRealTimers()
  server?.closeAllConnections()
  server?.close()
  server = null
})

/** Passes everything on to `handler`, one read and one effect at a time; what is refused is 503. */
async function serve(handler: Handler): Promise<string> {
  const pass = passInTurn(handler, { atOnce: 1, waiting: 1, waitMs: 5000 }, new NewConnections())
  const own = createServer((request, response) => {
    Promise.resolve(pass(request, response)).catch((error: unknown) => {
      if (!(error instanceof QueueFullError)) return response.destroy()
      return response.writeHead(503).end()
    })
  })
  server = own
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve))
  const address = own.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

it('calls past what may wait are refused at once, reads go on beside effects that hang, and probes beside both', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const address = await serve(async (request, response) => {
    if (request.method === 'POST') await held
    response.end('done')
  })
  const post = async () => (await fetch(`${address}/subscribe`, { method: 'POST' })).status
  const posts = [post(), post(), post(), post()]
  expect(await Promise.race(posts)).toBe(503)
  expect((await fetch(`${address}/api/account`)).status).toBe(200)
  expect((await fetch(`${address}/api/ready`)).status).toBe(200)
  release()
  expect((await Promise.all(posts)).toSorted()).toEqual([200, 200, 503, 503])
})

/** Asks, and hangs up as soon as the answer begins, or at once where it never does. */
function hangUp(address: string, beforeHead: boolean): Promise<void> {
  return new Promise((resolve) => {
    const asked = askFor(address, (answer) => answer.destroy())
    asked.once('error', () => undefined)
    asked.once('close', resolve)
    if (beforeHead) asked.once('socket', (socket) => socket.once('connect', () => setImmediate(() => asked.destroy())))
    asked.end()
  })
}

it('who sends a byte now and then keeps their place from nobody, and is answered once all has come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const address = await serve(async (request, response) => {
    begin()
    for await (const part of request) expect(part).toBeInstanceOf(Buffer)
    response.end('done')
  })
  const slow = askFor(`${address}/contact`, { method: 'POST', headers: { 'content-length': '2' } })
  const answered = new Promise<number | undefined>((resolve) => {
    slow.once('response', ({ statusCode }) => resolve(statusCode))
  })
  slow.write('a')
  await begun
  vi.advanceTimersByTime(2000)
  expect((await fetch(`${address}/subscribe`, { method: 'POST', body: 'b' })).status).toBe(200)
  slow.end('b')
  expect(await answered).toBe(200)
})

it('who hangs up in the middle of an answer gives their place back, though the framework waits for the end of it', async () => {
  const address = await serve(async (request, response) => {
    if (request.url === '/short') return void response.end('done')
    response.write('x'.repeat(1_000_000))
    await new Promise((resolve) => response.once('finish', resolve))
  })
  await hangUp(`${address}/long`, false)
  await hangUp(`${address}/long`, false)
  expect((await fetch(`${address}/short`)).status).toBe(200)
})

it('who hangs up before an answer keeps their place for as long as their call is at work', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  let atWork = 0
  let most = 0
  const address = await serve(async (_request, response) => {
    atWork += 1
    most = Math.max(most, atWork)
    begin()
    await held
    atWork -= 1
    response.end('done')
  })
  const left = hangUp(`${address}/first`, true)
  await Promise.all([begun, left])
  const second = fetch(`${address}/second`)
  const third = await Promise.race([fetch(`${address}/third`), second])
  expect(third.status).toBe(503)
  release()
  expect((await second).status).toBe(200)
  expect(most).toBe(1)
})
