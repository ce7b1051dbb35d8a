import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, it, vi } from 'vitest'
import { NewConnections } from './new-connections'
import { WorkQueue } from './work-queue'

/** Keeps the only thread, as rendering a page does. */
function render(): void {
  const until = performance.now() + 5
  while (performance.now() < until);
}

it('new connections are accepted between pieces of work, more than one for each piece', async () => {
  const knocking = 400
  const newConnections = new NewConnections()
  const server = createServer()
  let connections = 0
  server.on('connection', () => {
    connections += 1
    newConnections.connected()
  })
  server.listen(0, '127.0.0.1', 4096)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const queue = new WorkQueue({ atOnce: 64, waiting: 1000, waitMs: 60_000 }, newConnections)
  const stays = new AbortController().signal
  let worksUntilAllIn = 0
  const works = Array.from({ length: 200 }, () =>
    queue.run(async () => {
      if (connections < knocking) worksUntilAllIn += 1
      render()
    }, stays),
  )
  const sockets = Array.from({ length: knocking }, () => connect(port, '127.0.0.1'))
  await Promise.all(works)
  for (const socket of sockets) socket.destroy()
  server.closeAllConnections()
  server.close()
  expect(connections).toBe(knocking)
  expect(worksUntilAllIn).toBeLessThan(100)
})

it('while ever more connect, the next work begins after twenty milliseconds', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const newConnections = new NewConnections()
  let begunAt: number | null = null
  newConnections.settled(() => {
    begunAt = now
  })
  for (; begunAt === null && now < 100; now += 1) {
    newConnections.connected()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(begunAt).toBeGreaterThanOrEqual(20)
  expect(begunAt).toBeLessThan(25)
  vi.restoreAllMocks()
})
