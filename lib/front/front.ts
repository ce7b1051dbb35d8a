import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { sendBody } from './body'
import { CrowdedError, GoneError } from './crowd'
import type { DocumentDesk } from './document-desk'
import type { DocumentStore } from './document-store'
import { type Files, sendFile } from './files'
import type { FrontLog } from './front-log'
import { plainPage } from './plain-page'
import type { Handler } from './renderer'
import { withSecurity } from './security-headers'
import { readTarget } from './target'

/** What stands behind the front. */
export interface FrontParts {
  readonly files: Files
  readonly store: DocumentStore
  readonly desk: DocumentDesk
  /** Answers a request as it came, but for its headers. */
  readonly pass: Handler
  /** Whether a path belongs to a route handler: something with an effect, or an answer to one visitor. */
  readonly isRouteHandler: (pathname: string) => boolean
  readonly log: FrontLog
}

const texts = {
  400: 'This address cannot be read.\n',
  405: 'This can only be read.\n',
  414: 'This address is too long.\n',
} as const

/**
 * What stands before the framework: answers from memory what is the same for everybody, asks the framework for documents
 * in its own words, and hands it only what route handlers answer.
 */
export function createFront(parts: FrontParts): RequestListener {
  return (request, response) => {
    if (answeredFromMemory(parts, request, response)) return
    answer(parts, request, response).catch((error: unknown) => fail(parts.log, request, response, error))
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
  if (parts.isRouteHandler(pathname) || pathname.startsWith('/_next/static/')) return parts.pass(request, response)
  if (!isRead(request)) return refuse(response, 405)
  const file = parts.files.at(pathname)
  if (file !== undefined) return sendFile(request, response, file)
  await parts.desk.answer(request, response, target)
}

function refuse(response: ServerResponse, status: keyof typeof texts): void {
  const allow: Record<string, string> = status === 405 ? { Allow: 'GET, HEAD' } : {}
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

function fail(log: FrontLog, request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (error instanceof GoneError) return
  const isCrowded = error instanceof CrowdedError
  const path = request.url?.split('?', 1)[0] ?? ''
  if (!isCrowded) log.error('front.failed', error, { path })
  else if (error.isFirst) log.warn('front.crowded', { path })
  if (response.headersSent) {
    response.destroy()
    return
  }
  const status = isCrowded ? 503 : 500
  const { headers, body } = plainPage(status)
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}
