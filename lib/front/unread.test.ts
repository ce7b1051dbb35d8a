import { once } from 'node:events'
import type { IncomingMessage, RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freePort } from '@/scripts/testing/toy-checkout'
import { listen, type RunningServer } from './listen'
import { NewConnections } from './new-connections'

const body = 'a'.repeat(200_000)

/** Ways in which what answers a request leaves its body behind. */
const readers: Readonly<Record<string, (request: IncomingMessage) => Promise<unknown>>> = {
  '/untouched': async () => undefined,
  '/first-piece': (request) => request.iterator({ destroyOnReturn: false }).next(),
  '/looked-at': (request) => once(request, 'readable'),
  '/paused': (request) => once(request, 'data').then(() => request.pause()),
  // As the framework gives up a body.
  '/given-up': async (request) => {
    Object.assign(request, { socket: null })
    request.destroy()
  },
  '/read': (request) => request.resume() && once(request, 'end'),
}

const answer: RequestListener = async (request, response) => {
  asked += 1
  await readers[request.url ?? '']?.(request)
  response.writeHead(303, ['Location', '/', 'Content-Length', '2'])
  response.end('no')
}

let port: number
let server: RunningServer
let socket: Socket
let came: string
let asked: number

beforeEach(async () => {
  port = Number(await freePort())
})

afterEach(async () => {
  socket.destroy()
  await server.stop()
})

/** Sends on a new connection. The promise settles when the connection closes, and rejects when it is reset. */
async function send(text: string, own: Parameters<typeof listen>[3] = {}): Promise<{ closed: Promise<unknown> }> {
  server = await listen(answer, { host: '127.0.0.1', port }, new NewConnections(), own)
  socket = connect(port, '127.0.0.1')
  came = ''
  asked = 0
  socket.on('data', (chunk: Buffer) => {
    came += chunk.toString()
  })
  const closed = once(socket, 'close')
  socket.write(text)
  return { closed }
}

const post = (path: string, length = body.length) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`
const unread = Object.keys(readers).filter((path) => path !== '/read')

it.each(unread)(
  'a request that is answered before it was read ends its connection, and its answer arrives: %s',
  async (path) => {
    const { closed } = await send(post(path) + body)
    await closed
    expect(came).toMatch(/^HTTP\/1\.1 303 [\s\S]*\r\nconnection: close\r\n[\s\S]*\r\n\r\nno$/i)
  },
)

it('nothing that stands behind a body that was not read is taken for a request', async () => {
  const { closed } = await send(`${post('/first-piece')}${body}GET /untouched HTTP/1.1\r\nHost: a\r\n\r\n`)
  await closed
  expect(asked).toBe(1)
})

it('a body that was not read is waited for no longer than the limit', async () => {
  const { closed } = await send(post('/untouched') + body.slice(1), { leftoverMs: 50 })
  await closed
  expect(came).toMatch(/\r\n\r\nno$/)
})

it('a body that was not read is thrown away up to a limit, and then its connection is cut', async () => {
  const { closed } = await send(post('/untouched', 50_000_000), { leftoverBytes: 1_000_000 })
  const pieces = setInterval(() => socket.writable && socket.write(body), 1)
  await closed.catch(() => undefined)
  clearInterval(pieces)
  expect(socket.bytesWritten).toBeLessThan(50_000_000)
})

it.each([
  ['a form that was read to its end', post('/read') + body],
  ['a form without a body', post('/untouched', 0)],
  ['a page', 'GET /untouched HTTP/1.1\r\nHost: a\r\n\r\n'],
])('after %s the connection stays open for the next request', async (_what, text) => {
  await send(text)
  await expect.poll(() => came, { interval: 2 }).toMatch(/no$/)
  expect(came).not.toMatch(/connection: close/i)
  socket.write('GET /untouched HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect.poll(() => came.match(/HTTP\/1\.1 303/g), { interval: 2 }).toHaveLength(2)
})
