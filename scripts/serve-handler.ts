import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'

export type Handler = (request: Request) => Promise<Response> | Response

/** Refused without asking the handler, which has tighter limits of its own. */
const maxBodyBytes = 8 * 1_048_576
const limits = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 5000,
}
const drainMs = 10_000

export interface RunningServer {
  readonly port: number
  /** Stops accepting, waits up to 10 s for what is under way, then drops the rest. */
  close(): Promise<void>
}

/** Serves a handler over HTTP. Rejects with the system's error when the address cannot be listened on. */
export async function serveHandler(handler: Handler, host: string, port: number): Promise<RunningServer> {
  const server = createServer(limits, (request, response) => {
    answer(handler, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return { port: isNetworkAddress(address) ? address.port : port, close: () => closeServer(server) }
}

function isNetworkAddress(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}

async function answer(handler: Handler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const request = toRequest(incoming, outgoing)
  if (request === null) {
    outgoing.writeHead(400, { connection: 'close' }).end()
    return
  }
  if (Number(incoming.headers['content-length'] ?? 0) > maxBodyBytes) {
    outgoing.writeHead(413, { connection: 'close' }).end()
    return
  }
  await send(await handler(request), incoming, outgoing)
}

/** null when the request line names no path of this server (`*`, another host). */
function toRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request | null {
  const target = incoming.url ?? ''
  const method = incoming.method ?? 'GET'
  // The Host header is the sender's word; the handler is given a fixed origin.
  if (!target.startsWith('/') || !URL.canParse(`http://provider${target}`) || method === 'TRACE') return null
  const gone = new AbortController()
  outgoing.once('close', () => gone.abort())
  const headers = new Headers()
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  // As each proxy does: the handler knows by the settings how many of the last are to be believed.
  headers.append('x-forwarded-for', incoming.socket.remoteAddress ?? 'unknown')
  const init = { method, headers, signal: gone.signal }
  const url = `http://provider${target}`
  if (method === 'GET' || method === 'HEAD') return new Request(url, init)
  const streamed: RequestInit & { duplex: 'half' } = { ...init, body: bodyOf(incoming), duplex: 'half' }
  return new Request(url, streamed)
}

/** Reads as fast as the handler does. A body without a declared length is counted as it comes. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = incoming.iterator({ destroyOnReturn: false })
  let seen = 0
  return new ReadableStream({
    pull: async (controller) => {
      const next = await chunks.next()
      if (next.done === true) return controller.close()
      const bytes = new Uint8Array(next.value)
      seen += bytes.length
      if (seen > maxBodyBytes) throw new Error('The body is too large')
      controller.enqueue(bytes)
    },
  })
}

async function send(response: Response, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value)
  // What is left of a body that was refused would be read as the next request.
  if (!incoming.complete) outgoing.setHeader('connection', 'close')
  outgoing.writeHead(response.status)
  if (response.body === null || incoming.method === 'HEAD') {
    outgoing.end()
    return
  }
  await pipeline(chunksOf(response.body), outgoing)
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel()
  }
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  // A connection that finishes its request after the close began is kept alive by the client otherwise.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 20)
  const drop = setTimeout(() => server.closeAllConnections(), drainMs)
  await closed
  clearInterval(closeIdle)
  clearTimeout(drop)
}
