import {
  createServer,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  ServerResponse,
} from 'node:http'
import type { NewConnections } from './new-connections'
import { closeIfUnread } from './unread'

/** How large a head may be, in bytes, and how long connections are waited for, in milliseconds. */
const limits = {
  maxHeaderSize: 32_768,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  // Above the idle time of the proxies in front (60 s), so that the proxy is the one to close a quiet connection.
  keepAliveTimeout: 70_000,
  connectionsCheckingInterval: 5000,
  /** What is under way when the server stops. */
  drainMs: 15_000,
  // A body that was refused unread: as much as nginx lets through at most (deploy/nginx.conf), which arrives at once from there.
  leftoverMs: 2000,
  leftoverBytes: 12 * 2 ** 20,
}
/** Who is not taken in by then is not told: it knocks again a second later, then three. The system may allow fewer. */
const backlog = 4096
const closeIdleEveryMs = 20

/** A server that listens. */
export interface RunningServer {
  /** Stops accepting, waits up to 15 s for what is under way and tells it to close, then drops the rest. */
  stop(): Promise<void>
}

/** Where a server listens. */
export interface Address {
  readonly host: string
  readonly port: number
}

type Head = OutgoingHttpHeaders | OutgoingHttpHeader[]

/**
 * Listens on an address. `newConnections` is told of each connection; `own` are limits in place of those of every day. Rejects with the
 * system's error when the address cannot be had.
 */
export async function listen(
  listener: RequestListener,
  { host, port }: Address,
  newConnections: NewConnections,
  own: Partial<typeof limits> = {},
): Promise<RunningServer> {
  let isStopping = false
  class Answer extends ServerResponse {
    override writeHead(status: number, reason?: string | Head, head?: Head): this {
      // A client that is not told would send its next request into a connection that closes.
      if (isStopping) this.setHeader('Connection', 'close')
      closeIfUnread(this, { leftoverMs, leftoverBytes })
      return typeof reason === 'object' ? super.writeHead(status, reason) : super.writeHead(status, reason, head)
    }
  }
  const { drainMs, leftoverMs, leftoverBytes, ...waiting } = { ...limits, ...own }
  const server = createServer({ ...waiting, ServerResponse: Answer }, (request, response) => {
    // It stands behind a body that was refused: the connection has had its last answer.
    if (!request.socket.writable) return
    // A connection of HTTP/1.1 stays open unless told otherwise: saying so costs 47 bytes of each of a list's files.
    if (request.httpVersion === '1.1') response.removeHeader('Connection')
    listener(request, response)
  })
  server.on('connection', () => newConnections.connected())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog }, resolve)
  })
  return {
    stop: () => {
      isStopping = true
      return stop(server, drainMs)
    },
  }
}

async function stop(server: Server, drainMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection whose request ends after the close began is kept alive by the client otherwise.
  const closeIdle = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs)
  const drop = setTimeout(() => server.closeAllConnections(), drainMs)
  await closed
  clearInterval(closeIdle)
  clearTimeout(drop)
}
