import type { IncomingMessage, ServerResponse } from 'node:http'
import type { NewConnections } from './new-connections'
import type { Ask, Handler } from './renderer'
import { type QueueLimits, WorkQueue } from './work-queue'

/** How many documents may be rendered and wait: of addresses that have a page, and of addresses that have none. */
export interface FillLimits {
  readonly known: QueueLimits
  readonly unknown: QueueLimits
}

/**
 * Asks the framework for documents to store. Addresses that have a page have a queue of their own: a client that makes addresses up
 * fills only the other one. Rejects with QueueFullError.
 */
export function askInTurn(
  ask: Ask,
  hasPage: (path: string) => Promise<boolean>,
  limits: FillLimits,
  newConnections: NewConnections,
): Ask {
  const known = new WorkQueue(limits.known, newConnections)
  const unknown = new WorkQueue(limits.unknown, newConnections)
  const stays = new AbortController().signal
  return async (path) => ((await hasPage(path)) ? known : unknown).run(() => ask(path), stays)
}

/** These answer however many wait: a supervisor ends a process that does not answer, with all that is under way in it. */
const probes: ReadonlySet<string> = new Set(['/api/health', '/api/ready'])

/** No call takes longer: 18 s for a provider that writes, and 2 s for the rest. */
const longestCallMs = 20_000

/**
 * Resolves when a place is free though the handler has not ended. The framework waits for the end of an answer, for ever if the client
 * closes its connection while it is sent. Before the head is sent the call is still under way and keeps its place until it has ended.
 */
function abandoned(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    response.once('close', () => {
      if (response.headersSent) resolve()
      else setTimeout(resolve, longestCallMs).unref()
    })
  })
}

/** Far longer than the text of a form takes on a slow line. Files take more, and need no place while they are received. */
const bodyWithinMs = 2000

/**
 * Resolves when a place is free though the request has not come whole. A client that sends a byte a second is waited for by its
 * connection alone, which has a limit of its own (`listen`): if each of them took a place, a handful would leave none for others.
 */
function trickled(request: IncomingMessage, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const look = setTimeout(() => {
      if (!request.complete) resolve()
    }, bodyWithinMs)
    response.once('close', () => clearTimeout(look))
  })
}

/**
 * Hands requests on, with a limit for those under way and those that wait. Calls with an effect may wait for a database, so they
 * have a queue of their own and never hold up those that only read. Rejects with QueueFullError or ClientGoneError.
 */
export function passInTurn(pass: Handler, limits: QueueLimits, newConnections: NewConnections): Handler {
  const reads = new WorkQueue(limits, newConnections)
  const effects = new WorkQueue(limits, newConnections)
  return async (request, response) => {
    if (probes.has(request.url ?? '')) return pass(request, response)
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const work = () => Promise.race([pass(request, response), abandoned(response), trickled(request, response)])
    await (isRead ? reads : effects).run(work, gone.signal)
  }
}
