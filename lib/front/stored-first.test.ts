import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freePort } from '@/scripts/testing/toy-checkout'
import { makeFront } from '@/tests/factories/front'
import { listen, type RunningServer } from './listen'

const visitors = 300
let port: number
let server: RunningServer
let rendered: number

/** Keeps the only thread, as working out a list does that nobody asked for before. */
async function render() {
  const until = performance.now() + 4
  while (performance.now() < until);
  rendered += 1
  return { head: '', main: 'a list' }
}

beforeEach(async () => {
  rendered = 0
  const { listener, newConnections, ask } = await makeFront(1000, render)
  await ask('/stored')
  port = Number(await freePort())
  server = await listen(listener, { host: '127.0.0.1', port }, newConnections, { drainMs: 50 })
})

afterEach(() => server.stop())

/** The status of what a visitor with a connection of their own is answered. */
async function visit(path: string): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
  const [head] = await once(socket, 'data')
  socket.destroy()
  return Number(String(head).split(' ')[1])
}

it('a stored page is answered between two lists of hundreds that nobody asked for before', async () => {
  const lists = Array.from({ length: visitors }, (_, at) => visit(`/stored?x=${at}`))
  await Promise.race(lists)
  expect(rendered).toBeLessThan(visitors / 10)
  for (let at = 0; at < 5; at += 1) {
    const before = rendered
    expect(await visit('/stored')).toBe(200)
    expect(rendered - before).toBeLessThan(visitors / 10)
  }
  await Promise.all(lists)
})
