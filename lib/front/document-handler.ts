import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type Body, sendBody } from './body'
import { type Document, documentOf, isShell } from './document'
import type { DocumentStore, Outcome } from './document-store'
import { encodingsFor } from './encoding'
import type { OwnDocuments } from './own-document'
import type { MakePage } from './page'
import { type Ask, RenderError, type Visitor } from './renderer'
import { callersOf } from './request-headers'
import { withSecurity } from './security-headers'
import type { Target } from './target'
import type { WorkQueue } from './work-queue'

/** What the handler works with, and what it has to know of the site. */
export interface DocumentHandlerParts {
  readonly store: DocumentStore
  readonly ask: Ask
  readonly makePage: MakePage
  /** Documents that are rendered for one request wait here. */
  readonly queue: WorkQueue
  /** For whom the document of an address is rendered (lib/routing/dynamic-pages.ts). */
  readonly audienceOf: (pathname: string, query: URLSearchParams) => Audience
  /** An address's query without what must not stand there; null: there is nothing of that. */
  readonly withoutPersonal: (pathname: string, query: URLSearchParams) => URLSearchParams | null
  /** Documents for one request that need no framework; null: it renders them all. */
  readonly own: OwnDocuments | null
}

/** The kinds of lib/routing/dynamic-pages.ts. For a visitor, a page is told of their cookies, and nobody else ever gets what comes back. */
type Audience = 'everybody' | 'everybody-without-query' | 'query' | 'request' | 'visitor'

/** A document that is rendered for one request. */
interface Wanted {
  readonly path: string
  readonly query: URLSearchParams
  /** For whom alone it is; null: for whoever asks for this address. */
  readonly visitor: Visitor | null
  /** The stored document of the path, where there is one. */
  readonly bare: Body | null
}

/** A path that no page has: whoever must not learn more is led here. */
const missing = '/_missing'
/** The framework's own addresses: parts of pages, error pages, data for its runtime. */
const unlisted = /^\/_|\.rsc$/
const toGzip = promisify(gzip)

/** Answers requests for documents: the stored one of a path, or one rendered for the request. */
export class DocumentHandler {
  readonly #parts: DocumentHandlerParts

  constructor(parts: DocumentHandlerParts) {
    this.#parts = parts
  }

  /** Answers a GET or HEAD. Rejects with RenderError, QueueFullError or ClientGoneError, nothing of the answer sent. */
  async answer(request: IncomingMessage, response: ServerResponse, target: Target): Promise<void> {
    const { store, audienceOf, withoutPersonal } = this.#parts
    const { pathname, plain } = target
    if (!plain || unlisted.test(pathname)) return this.#sendMissing(request, response)
    if (pathname !== '/' && pathname.endsWith('/')) return leadTo(response, 308, pathname.slice(0, -1), target.query)
    const query = new URLSearchParams(target.query)
    const open = withoutPersonal(pathname, query)
    if (open !== null) return leadTo(response, 307, pathname, String(open))
    const audience = audienceOf(pathname, query)
    switch (audience) {
      case 'everybody':
      case 'everybody-without-query':
        return this.#send(request, response, await store.get(pathname))
      case 'query': {
        // A page that finds nothing while it renders has no HTML to show for it: where there is no page, there is none for a query.
        const bare = await store.get(pathname)
        if ('once' in bare) return this.#send(request, response, bare)
        return this.#renderFor(request, response, { path: pathname, query, visitor: null, bare: bare.stored })
      }
      case 'request':
        return this.#renderFor(request, response, { path: pathname, query, visitor: null, bare: null })
      case 'visitor':
        return this.#renderFor(request, response, { path: pathname, query, visitor: visitorOf(request), bare: null })
      default: {
        const unknown: never = audience
        throw new TypeError(`No such audience: ${unknown}`)
      }
    }
  }

  async #renderFor(request: IncomingMessage, response: ServerResponse, wanted: Wanted): Promise<void> {
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const document = await this.#parts.queue.run(() => this.#render(wanted), gone.signal)
    await this.#send(request, response, { once: document })
  }

  async #render({ path, query, visitor, bare }: Wanted): Promise<Document> {
    const { own, ask, makePage } = this.#parts
    const document = bare === null ? null : await own?.make(path, query, bare)
    return document ?? documentOf(path, await ask(`${path}?${query}`, visitor ?? undefined), makePage)
  }

  async #send(request: IncomingMessage, response: ServerResponse, outcome: Outcome): Promise<void> {
    if ('stored' in outcome) return sendBody(request, response, outcome.stored)
    const leadsOn = outcome.once.status < 400 && outcome.once.headers.Location !== undefined
    if (leadsOn || !isShell(outcome.once)) return sendOnce(request, response, outcome.once)
    if (outcome.once.status === 404) return this.#sendMissing(request, response)
    throw new RenderError(`A document of status ${outcome.once.status} is empty`)
  }

  async #sendMissing(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const outcome = await this.#parts.store.get(missing)
    if ('stored' in outcome) sendBody(request, response, outcome.stored)
    else await sendOnce(request, response, outcome.once)
  }
}

function visitorOf(request: IncomingMessage): Visitor {
  const { cookie } = request.headers
  return { ...(cookie === undefined ? {} : { cookie }), 'x-forwarded-for': callersOf(request) }
}

/** Sends a document that is not kept. Compressed lightly: the visitor waits for it. */
async function sendOnce(request: IncomingMessage, response: ServerResponse, document: Document): Promise<void> {
  const isPacked = encodingsFor(request.headers['accept-encoding']).includes('gzip')
  const bytes = isPacked ? await toGzip(document.bytes, { level: 4 }) : document.bytes
  const coding: Record<string, string> = isPacked ? { 'Content-Encoding': 'gzip' } : {}
  const head = { ...document.headers, ...coding, Vary: 'Accept-Encoding', 'Content-Length': String(bytes.length) }
  response.writeHead(document.status, head)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** To another address of a page, for good or this time. It stays on this site: a path begins with one slash and one letter. */
function leadTo(response: ServerResponse, status: 307 | 308, pathname: string, query: string): void {
  const location = query === '' ? pathname : `${pathname}?${query}`
  const cache = status === 307 ? { 'Cache-Control': 'no-store' } : {}
  response.writeHead(status, withSecurity({ Location: location, ...cache, 'Content-Length': '0' }))
  response.end()
}
