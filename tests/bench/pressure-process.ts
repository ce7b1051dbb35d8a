import { Agent, get } from 'node:http'
import type { PressureOrder } from './pressure.ts'

const connections = 16

/** One request to its end; its status. */
function ask(agent: Agent, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'gzip', accept: 'text/html' } }, (response) => {
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', reject)
      response.resume()
    })
    request.once('error', reject)
  })
}

async function round({ origin, paths, seconds }: PressureOrder) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const began = performance.now()
  const until = began + seconds * 1000
  const counts = { answered: 0, refused: 0 }
  let next = 0
  const keepAsking = async () => {
    while (performance.now() < until) {
      const path = paths[next % paths.length] ?? '/'
      next += 1
      const status = await ask(agent, origin + path)
      if (status === 200) counts.answered += 1
      else counts.refused += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, keepAsking))
  agent.destroy()
  return { ...counts, seconds: (performance.now() - began) / 1000 }
}

process.once('message', async (order: PressureOrder) => {
  process.send?.(await round(order))
})
