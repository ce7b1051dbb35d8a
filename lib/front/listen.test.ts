import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '@/scripts/testing/toy-checkout'
import { Intake } from './intake'
import { listen, type RunningServer } from './listen'

let server: RunningServer
let socket: Socket

beforeEach(async () => {
  const port = Number(await freePort())
  server = await listen(
    (_request, response) => {
      response.writeHead(200, { 'Content-Length': '2' })
      response.end('ok')
    },
    { host: '127.0.0.1', port },
    new Intake(),
  )
  socket = connect(port, '127.0.0.1')
})

afterEach(async () => {
  socket.destroy()
  await server.stop()
})

/** Sends a request down the connection of this test and gives the head of its answer. */
function head(version: string, more = ''): Promise<string> {
  socket.write(`GET / HTTP/${version}\r\nHost: a\r\n${more}\r\n`)
  return new Promise((resolve, reject) => {
    let text = ''
    const read = (chunk: Buffer) => {
      text += chunk.toString()
      if (!text.endsWith('ok')) return
      socket.off('data', read)
      resolve(text.toLowerCase())
    }
    socket.on('data', read)
    socket.once('error', reject)
  })
}

describe('a connection', () => {
  it('stays open from answer to answer, without a word on it in each', async () => {
    expect(await head('1.1')).not.toMatch(/connection:|keep-alive/)
    expect(await head('1.1')).not.toMatch(/connection:|keep-alive/)
    expect(socket.readableEnded).toBe(false)
  })

  it('of the old protocol is told that it stays open, as it asked', async () => {
    expect(await head('1.0', 'Connection: keep-alive\r\n')).toContain('connection: keep-alive')
  })

  it('is closed by the answer when its client asks for that', async () => {
    const ended = new Promise((resolve) => socket.once('end', resolve))
    await head('1.1', 'Connection: close\r\n')
    await ended
  })
})
