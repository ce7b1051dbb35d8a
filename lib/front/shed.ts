import type { IncomingMessage, ServerResponse } from 'node:http'
import { Crowd, type CrowdLimits } from './crowd'
import type { Intake } from './intake'
import type { Ask, Handler } from './renderer'

/** What may be under way and wait, of what has its own page and of what nobody has heard of. */
export interface FillLimits {
  readonly known: CrowdLimits
  readonly strange: CrowdLimits
}

/**
 * Asks the framework for documents to store, those of addresses that have a page beside all others: whoever makes up addresses fills the
 * queue of made-up addresses. Rejects with CrowdedError.
 */
export function askInTurn(
  ask: Ask,
  hasPage: (path: string) => Promise<boolean>,
  limits: FillLimits,
  intake: Intake,
): Ask {
  const known = new Crowd(limits.known, intake)
  const strange = new Crowd(limits.strange, intake)
  const stays = new AbortController().signal
  return async (path) => ((await hasPage(path)) ? known : strange).run(() => ask(path), stays)
}

/** Must answer however many wait: a process that seems dead is ended, and all that it does with it. */
const probes: ReadonlySet<string> = new Set(['/api/health', '/api/ready'])

/** No call is at work for longer: 18 s of a provider that writes, and what else it takes. */
const longestCallMs = 20_000

/**
 * When a place is free though the handler has not ended. The framework waits for the end of an answer, and for ever where who
 * asked hangs up while it is sent. Before its head the call is still at work, and keeps its place until it has ended.
 */
function abandoned(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    response.once('close', () => {
      if (response.headersSent) resolve()
      else setTimeout(resolve, longestCallMs).unref()
    })
  })
}

/** Far longer than the words of a form take on a bad line; files on one take more, and have no need of a place meanwhile. */
const bodyWithinMs = 2000

/**
 * When a place is free though the request has not come whole. Who sends a byte a second is waited for by its connection alone, which has
 * a limit of its own (`listen`): a place for each of them, and a handful would leave none for others.
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
 * Hands requests on, so many at a time and so many waiting; what has an effect, which may wait for a database, never stands
 * before what only reads. Rejects with CrowdedError or GoneError.
 */
export function passInTurn(pass: Handler, limits: CrowdLimits, intake: Intake): Handler {
  const reads = new Crowd(limits, intake)
  const effects = new Crowd(limits, intake)
  return async (request, response) => {
    if (probes.has(request.url ?? '')) return pass(request, response)
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const work = () => Promise.race([pass(request, response), abandoned(response), trickled(request, response)])
    await (isRead ? reads : effects).run(work, gone.signal)
  }
}
