import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, it, vi } from 'vitest'
import { Crowd } from './crowd'
import { Intake } from './intake'

/** Keeps the only thread, as rendering a page does. */
function render(): void {
  const until = performance.now() + 5
  while (performance.now() < until);
}

it('whoever knocks is let in while works are done one after the other, not one for each of them', async () => {
  const knocking = 400
  const intake = new Intake()
  const server = createServer()
  let connections = 0
  server.on('connection', () => {
    connections += 1
    intake.connected()
  })
  server.listen(0, '127.0.0.1', 4096)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const crowd = new Crowd({ atOnce: 64, waiting: 1000, waitMs: 60_000 }, intake)
  const stays = new AbortController().signal
  let worksUntilAllIn = 0
  const works = Array.from({ length: 200 }, () =>
    crowd.run(async () => {
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

it('while ever more knock, the next work is done after twenty milliseconds', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const intake = new Intake()
  let begunAt: number | null = null
  intake.settled(() => {
    begunAt = now
  })
  for (; begunAt === null && now < 100; now += 1) {
    intake.connected()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(begunAt).toBeGreaterThanOrEqual(20)
  expect(begunAt).toBeLessThan(25)
  vi.restoreAllMocks()
})
