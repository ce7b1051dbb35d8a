import { createServer, type RequestListener, type Server } from 'node:http'

const limits = {
  maxHeaderSize: 32_768,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  // Above the idle time of the proxies in front (60 s), so that the proxy is the one to close a quiet connection.
  keepAliveTimeout: 70_000,
  connectionsCheckingInterval: 5000,
}
/**
 * Sockets that accept, each one connection in a turn of the event loop. With one alone a busy loop lets connections queue in
 * the kernel until it drops them, and whoever asked waits where nobody can answer them. Only Linux shares a port out.
 */
const doorCount = process.platform === 'linux' ? 64 : 1
const drainMs = 15_000
const closeIdleEveryMs = 20

/** A server that listens. */
export interface RunningServer {
  readonly port: number
  /** Stops accepting, waits up to 15 s for what is under way, then drops the rest. */
  stop(): Promise<void>
}

/** Listens on an address; port 0 takes a free one. Rejects with the system's error when it cannot be had. */
export async function listen(listener: RequestListener, host: string, wanted: number): Promise<RunningServer> {
  let isStopping = false
  const port = await freePort(host, wanted)
  const doors = Array.from({ length: doorCount }, () =>
    createServer(limits, (request, response) => {
      // A client that is not told would send its next request into a connection that closes.
      if (isStopping) response.setHeader('Connection', 'close')
      listener(request, response)
    }),
  )
  await Promise.all(doors.map((door) => open(door, host, port, doorCount > 1)))
  return {
    port,
    stop: async () => {
      isStopping = true
      await Promise.all(doors.map(stop))
    },
  }
}

/** Rejects when somebody has the port: a port that is shared out would be shared with any other site that does so. */
async function freePort(host: string, wanted: number): Promise<number> {
  const probe = createServer()
  await open(probe, host, wanted, false)
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return address !== null && typeof address === 'object' ? address.port : wanted
}

function open(server: Server, host: string, port: number, reusePort: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port, reusePort }, () => {
      server.off('error', reject)
      resolve()
    })
  })
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
