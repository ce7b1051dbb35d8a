import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '@/scripts/testing/toy-checkout'
import { listen, type RunningServer } from './listen'
import { NewConnections } from './new-connections'

let port: number
let server: RunningServer
/** Answers that wait for a word of the test. */
let held: (() => void)[]
let clients: { readonly end: () => void }[]

beforeEach(async () => {
  port = Number(await freePort())
  held = []
  clients = []
})

afterEach(async () => {
  for (const { end } of clients) end()
  await server.stop()
})

/** Starts a server that answers at once, but for `/held`. */
async function start(own: Parameters<typeof listen>[3] = {}): Promise<void> {
  server = await listen(
    ({ url }, response) => {
      const answer = () => {
        response.writeHead(200, { 'Content-Length': '2' })
        response.end('ok')
      }
      if (url === '/held') held.push(answer)
      else answer()
    },
    { host: '127.0.0.1', port },
    new NewConnections(),
    own,
  )
}

/** A connection to the server. */
function client() {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString().toLowerCase()
  })
  // However it is closed: what is dropped may be reset.
  socket.on('error', () => undefined)
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
  clients.push({ end: () => socket.destroy() })
  const send = (sent: string) => void socket.write(sent)
  const head = async (version: string, more = ''): Promise<string> => {
    text = ''
    send(`GET / HTTP/${version}\r\nHost: a\r\n${more}\r\n`)
    await expect.poll(() => text, { interval: 2 }).toMatch(/ok$/)
    return text
  }
  return { socket, ended, send, head }
}

describe('a connection', () => {
  beforeEach(() => start())

  it('stays open from answer to answer, without a word on it in each', async () => {
    const { socket, head } = client()
    expect(await head('1.1')).not.toMatch(/connection:|keep-alive/)
    expect(await head('1.1')).not.toMatch(/connection:|keep-alive/)
    expect(socket.readableEnded).toBe(false)
  })

  it('of the old protocol is told that it stays open, as it asked', async () => {
    expect(await client().head('1.0', 'Connection: keep-alive\r\n')).toContain('connection: keep-alive')
  })

  it('is closed by the answer when its client asks for that', async () => {
    const { head, ended } = client()
    await head('1.1', 'Connection: close\r\n')
    await ended
  })
})

describe('a server that stops', () => {
  it('finishes what is under way and tells it to close, ends what is idle, and takes nobody in', async () => {
    await start()
    const [idle, asking] = [client(), client()]
    await idle.head('1.1')
    asking.send('GET /held HTTP/1.1\r\nHost: a\r\n\r\n')
    await expect.poll(() => held, { interval: 2 }).toHaveLength(1)
    const stopped = server.stop()
    await idle.ended
    const [refused] = await once(connect(port, '127.0.0.1'), 'error')
    expect(refused).toMatchObject({ code: 'ECONNREFUSED' })
    for (const answer of held) answer()
    const answer = await asking.ended
    expect(answer).toContain('\r\nconnection: close\r\n')
    expect(answer).toMatch(/\r\n\r\nok$/)
    await stopped
  })

  it('drops what does not end in time', async () => {
    await start({ drainMs: 50 })
    const asking = client()
    asking.send('GET /held HTTP/1.1\r\nHost: a\r\n\r\n')
    await expect.poll(() => held, { interval: 2 }).toHaveLength(1)
    await server.stop()
    expect(await asking.ended).toBe('')
  })
})

it.each([
  ['a head', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: '],
  ['a body', 'POST /held HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n123'],
])('%s that never ends is waited for no longer than the limit', async (_what, sent) => {
  await start({ headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 10 })
  const { send, ended } = client()
  send(sent)
  expect(await ended).toMatch(/^http\/1\.1 408 /)
})
