import { Agent, request as send } from 'node:http'

/** One request. `name` is what a success acknowledges, where something is kept. */
export interface Request {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  readonly name: string | null
}

/** What arrives at a fixed rate for some time, whatever becomes of what arrived before. */
export interface Arrivals {
  readonly origin: string
  readonly perSecond: number
  readonly seconds: number
  readonly requests: readonly Request[]
}

/** What became of one request. `ms` counts from when it was due. 0 for a status: the connection broke. */
export interface Outcome {
  readonly dueMs: number
  readonly ms: number
  readonly status: number
  readonly name: string | null
  /** The body of a success that acknowledged something; else empty. */
  readonly answer: string
}

const patienceMs = 20_000
const agent = new Agent({ keepAlive: true, maxSockets: 4_000, scheduling: 'lifo' })

function ask(origin: string, { method, path, headers, body, name }: Request, due: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const end = (status: number, answer: string) =>
      resolve({ dueMs: due, ms: performance.now() - due, status, name, answer: status < 300 ? answer : '' })
    const signal = AbortSignal.timeout(patienceMs)
    const sent = send(origin + path, { method, headers, agent, signal }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => {
        if (name !== null) chunks.push(chunk)
      })
      response.once('error', () => end(0, ''))
      response.once('end', () => end(response.statusCode ?? 0, Buffer.concat(chunks).toString()))
    })
    sent.once('error', () => end(0, ''))
    sent.end(body ?? undefined)
  })
}

/**
 * Sends each request when it is due and waits for all of them. An open model: visitors do not stay away because others wait.
 * Latency counts from the moment that a request was due, so a server, or a generator, that is late cannot hide it.
 */
export async function arrive({ origin, perSecond, seconds, requests }: Arrivals): Promise<readonly Outcome[]> {
  const began = performance.now()
  const total = Math.round(perSecond * seconds)
  const outcomes: Promise<Outcome>[] = []
  while (outcomes.length < total) {
    const dueNow = Math.min(total, Math.floor(((performance.now() - began) / 1000) * perSecond) + 1)
    while (outcomes.length < dueNow) {
      const request = requests[outcomes.length % requests.length]
      if (request === undefined) throw new Error('There is nothing to ask for')
      outcomes.push(ask(origin, request, began + (outcomes.length / perSecond) * 1000))
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  const all = await Promise.all(outcomes)
  return all.map((outcome) => ({ ...outcome, dueMs: outcome.dueMs - began }))
}

process.on('message', async (orders: readonly Arrivals[]) => {
  process.send?.(await Promise.all(orders.map(arrive)))
})
