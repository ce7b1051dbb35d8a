import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as z from 'zod'

const eventSchema = z.strictObject({ event: z.string(), properties: z.record(z.string(), z.unknown()) })

/** One event as the analytics library sent it. */
export type SentEvent = z.infer<typeof eventSchema>

/** One request of the analytics library. `leaving`: sent while the page was left, when no answer can be waited for. */
export interface Batch {
  readonly query: URLSearchParams
  readonly leaving: boolean
  readonly events: readonly SentEvent[]
}

/** Stands for the analytics provider: takes what a real browser sends and keeps it. */
export interface Collector {
  readonly url: string
  readonly batches: readonly Batch[]
  /** Bodies of requests that carried something other than events, as they came. */
  readonly recordings: readonly Buffer[]
  /** Every request so far, those that were refused included. */
  readonly requests: readonly string[]
  /** Each event once: what was sent while leaving comes again with the next page. */
  readonly events: () => readonly SentEvent[]
  /** Status of the answers from now on. */
  readonly answerWith: (status: number) => void
  readonly stop: () => Promise<void>
  /** Forgets everything, answers well and is there again under the same address. */
  readonly clear: () => Promise<void>
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

function eventsIn(body: Buffer): readonly SentEvent[] {
  const data = new URLSearchParams(body.toString('utf8')).get('data')
  return z.array(eventSchema).parse(JSON.parse(data ?? 'null'))
}

/** The library's requests are made with credentials, so the answer has to name the site. */
function answer(request: IncomingMessage, response: ServerResponse, status: number): void {
  response.writeHead(status, {
    'access-control-allow-origin': request.headers.origin ?? 'null',
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'authorization, content-type',
    'content-type': 'application/json',
  })
  response.end(JSON.stringify({ status: 1, error: null }))
}

/** Starts a collector on a free port of this machine. */
export async function startCollector(): Promise<Collector> {
  const batches: Batch[] = []
  const recordings: Buffer[] = []
  const requests: string[] = []
  let status = 200
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://collector')
    requests.push(`${request.method} ${pathname}`)
    const body = await bodyOf(request)
    if (request.method === 'POST' && pathname === '/track/') {
      const leaving = request.headers['content-type']?.startsWith('text/plain') ?? false
      batches.push({ query: searchParams, leaving, events: eventsIn(body) })
    } else if (request.method === 'POST') {
      recordings.push(body)
    }
    answer(request, response, status)
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The collector has no port')
  const { port } = address
  return {
    url: `http://127.0.0.1:${port}`,
    batches,
    recordings,
    requests,
    events: () => {
      const all = batches.flatMap(({ events }) => events)
      return [...new Map(all.map((event) => [event.properties.$insert_id, event])).values()]
    },
    answerWith: (next) => {
      status = next
    },
    clear: async () => {
      for (const kept of [batches, recordings, requests]) kept.length = 0
      status = 200
      if (!server.listening) await listen(port)
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
