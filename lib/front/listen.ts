import { createServer, type RequestListener, type Server } from 'node:http'
import type { Intake } from './intake'

const limits = {
  maxHeaderSize: 32_768,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  // Above the idle time of the proxies in front (60 s), so that the proxy is the one to close a quiet connection.
  keepAliveTimeout: 70_000,
  connectionsCheckingInterval: 5000,
}
/** Who is not taken in by then is not told: it knocks again a second later, then three. The system may allow fewer. */
const backlog = 4096
const drainMs = 15_000
const closeIdleEveryMs = 20

/** A server that listens. */
export interface RunningServer {
  /** Stops accepting, waits up to 15 s for what is under way, then drops the rest. */
  stop(): Promise<void>
}

/** Where a server listens. */
export interface Address {
  readonly host: string
  readonly port: number
}

/** Listens on an address. `intake` is told of each connection. Rejects with the system's error when the address cannot be had. */
export async function listen(
  listener: RequestListener,
  { host, port }: Address,
  intake: Intake,
): Promise<RunningServer> {
  let isStopping = false
  const server = createServer(limits, (request, response) => {
    // A client that is not told would send its next request into a connection that closes.
    if (isStopping) response.setHeader('Connection', 'close')
    // A connection of HTTP/1.1 stays open unless told otherwise: saying so costs 47 bytes of each of a list's files.
    else if (request.httpVersion === '1.1') response.removeHeader('Connection')
    listener(request, response)
  })
  server.on('connection', () => intake.connected())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog }, resolve)
  })
  return {
    stop: () => {
      isStopping = true
      return stop(server)
    },
  }
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection whose request ends after the close began is kept alive by the client otherwise.
  const closeIdle = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs)
  const drop = setTimeout(() => server.closeAllConnections(), drainMs)
  await closed
  clearInterval(closeIdle)
  clearTimeout(drop)
}
