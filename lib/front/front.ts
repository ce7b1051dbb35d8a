import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { sendBody } from './body'
import type { DocumentHandler } from './document-handler'
import type { DocumentStore } from './document-store'
import { type Files, sendFile } from './files'
import type { FrontLog } from './front-log'
import { refusalOf } from './guard'
import { plainPage } from './plain-page'
import { BrokenOffError, type Handler } from './renderer'
import { withSecurity } from './security-headers'
import { readTarget } from './target'
import { ClientGoneError, QueueFullError } from './work-queue'

/** What stands behind the front. */
export interface FrontParts {
  readonly files: Files
  readonly store: DocumentStore
  readonly documents: DocumentHandler
  /** Answers a request as it came, but for its headers. */
  readonly pass: Handler
  /** The methods of a path that belongs to a route handler: something with an effect, or an answer to one visitor. */
  readonly routeMethods: (pathname: string) => readonly string[] | null
  /** The body, as JSON, of an answer to a call that could not be handed on: what the caller of an API can read. */
  readonly callProblem: (status: 500 | 503) => string
  readonly log: FrontLog
}

const readOnly = ['GET']

const texts = {
  400: 'This address cannot be read.\n',
  403: 'This was sent from another site.\n',
  405: 'This address cannot be asked in this way.\n',
  414: 'This address is too long.\n',
} as const

/**
 * What stands before the framework: answers from memory what is the same for everybody, asks the framework for documents
 * in its own words, and hands it only what route handlers answer.
 */
export function createFront(parts: FrontParts): RequestListener {
  return (request, response) => {
    if (answeredFromMemory(parts, request, response)) return
    answer(parts, request, response).catch((error: unknown) => fail(parts, request, response, error))
  }
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** The quick way: what is in memory under the very target of the request. */
function answeredFromMemory({ files, store }: FrontParts, request: IncomingMessage, response: ServerResponse): boolean {
  if (!isRead(request)) return false
  const target = request.url ?? ''
  const body = store.kept(target)
  if (body !== undefined) {
    sendBody(request, response, body)
    return true
  }
  const file = files.at(target)
  if (file !== undefined) sendFile(request, response, file)
  return file !== undefined
}

async function answer(parts: FrontParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const target = readTarget(request.url ?? '')
  if (typeof target === 'number') return refuse(response, target)
  const { pathname } = target
  const methods = pathname.startsWith('/_next/static/') ? readOnly : parts.routeMethods(pathname)
  const refusal = refusalOf(request, methods ?? readOnly)
  if (refusal !== null) return refuse(response, refusal.status, refusal.allow ?? [])
  if (methods !== null) return parts.pass(request, response)
  const file = parts.files.at(pathname)
  if (file !== undefined) return sendFile(request, response, file)
  await parts.documents.answer(request, response, target)
}

function refuse(response: ServerResponse, status: keyof typeof texts, methods: readonly string[] = []): void {
  const allow: Record<string, string> = methods.length > 0 ? { Allow: methods.join(', ') } : {}
  // What comes after a request that is refused unread would be taken for the next one.
  const head = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...allow,
  }
  response.writeHead(status, withSecurity(head))
  response.end(texts[status])
}

function fail(parts: FrontParts, request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const { log } = parts
  if (error instanceof ClientGoneError) return
  const isQueueFull = error instanceof QueueFullError
  const path = request.url?.split('?', 1)[0] ?? ''
  if (!isQueueFull) log.error('front.failed', error, { path })
  else if (error.isFirst) log.warn('front.crowded', { path })
  if (response.headersSent) {
    response.destroy()
    return
  }
  const { status, headers, body } = path.startsWith('/api/')
    ? plainProblem(parts, isQueueFull)
    : plainPage(pageFor(error))
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** For a call what {@link plainPage} is for a page. */
function plainProblem({ callProblem }: FrontParts, isQueueFull: boolean) {
  const status = isQueueFull ? 503 : 500
  const body = callProblem(status)
  const headers = withSecurity({
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    'Content-Length': String(Buffer.byteLength(body)),
    ...(isQueueFull ? { 'Retry-After': '5' } : {}),
  })
  return { status, headers, body }
}

function pageFor(error: unknown): Parameters<typeof plainPage>[0] {
  if (error instanceof QueueFullError) return 'crowded'
  return error instanceof BrokenOffError ? 'brokenOff' : 'failed'
}
