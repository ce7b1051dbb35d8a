import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import inject from 'light-my-request'
import { callHeaders } from '@/lib/contract/call-headers'
import { DocumentHandler } from '@/lib/front/document-handler'
import { DocumentStore } from '@/lib/front/document-store'
import { Files } from '@/lib/front/files'
import { createFront } from '@/lib/front/front'
import { passInTurn } from '@/lib/front/load-shedding'
import { NewConnections } from '@/lib/front/new-connections'
import { OwnDocuments, type RenderOwn } from '@/lib/front/own-document'
import { pageMaker } from '@/lib/front/page'
import { passOnTo } from '@/lib/front/pass-on'
import { askInProcess, type Handler } from '@/lib/front/renderer'
import { WorkQueue } from '@/lib/front/work-queue'

const parts = {
  constant: 'start()',
  loader: '/assets/loader-AB12.js',
  settings: '{}',
  styles: new Map<string, string>(),
  sheets: new Map(),
}

/** What the stand-in for the framework was asked, what was logged, whether it fails, and pages that it breaks off yet. */
interface FrontState {
  readonly asked: { readonly url: string; readonly headers: IncomingHttpHeaders; readonly raw: readonly string[] }[]
  readonly said: string[]
  isBroken: boolean
  readonly brokenOff: string[]
}

/** Knows /stored, which reads `x` of its query, /odd with a script of its own, and answers whatever is below /api. */
function frameworkOf(state: FrontState): Handler {
  return async (request, response) => {
    const url = request.url ?? ''
    state.asked.push({ url, headers: { ...request.headers }, raw: request.rawHeaders })
    if (state.isBroken) throw new Error('It fell over')
    const path = url.split('?', 1)[0] ?? ''
    if (path.startsWith('/api/')) {
      if (path === '/api/nothing') {
        // As a route handler says it that keeps its failures, and what the framework adds of its own.
        response.setHeader('x-powered-by', 'Next.js')
        response.setHeader('vary', 'rsc, next-router-state-tree, Origin')
        response.writeHead(404, { 'cache-control': 'public, max-age=60', 'x-nextjs-cache': 'HIT' })
        response.end()
        return
      }
      const type = path === '/api/page' ? 'text/html' : 'application/json'
      response.writeHead(200, { 'content-type': type, 'referrer-policy': 'no-referrer' })
      response.end('{}'.padEnd(2000))
      return
    }
    const isStored = path === '/stored' || path === '/odd'
    response.statusCode = isStored || path === '/own' ? 200 : 404
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader(
      'cache-control',
      (isStored && !url.includes('x=')) || path === '/404'
        ? 's-maxage=300, stale-while-revalidate=60'
        : 'private, no-store',
    )
    if (url.startsWith('/own?to=')) {
      response.writeHead(307, { location: '/stored' })
      response.end('<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>')
      return
    }
    if (path === '/empty') {
      response.end('<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>')
      return
    }
    const body = `${url}${path === '/odd' ? '<script>odd()</script>' : ''}<script src="/_next/a.js"></script>`
    const head = '<style>.a{}</style><link rel="canonical" href="/stored"/>'
    const end = `<main id="main">${body}</main></body></html>`
    response.end(state.brokenOff.shift() ?? `<!DOCTYPE html><html><head>${head}</head><body>${end}`)
  }
}

async function someFiles(): Promise<Files> {
  const top = mkdtempSync(join(tmpdir(), 'front-files-'))
  const [folder, earlier] = [join(top, 'files'), join(top, 'earlier')]
  for (const path of [folder, earlier]) mkdirSync(path)
  writeFileSync(join(folder, 'a.js'), 'text()'.repeat(100))
  writeFileSync(join(folder, 'a.woff2'), '0123456789')
  for (const name of ['old-A1.js', 'a.js']) {
    writeFileSync(join(earlier, `${name}.gz`), gzipSync('old()'))
    writeFileSync(join(earlier, `${name}.br`), brotliCompressSync('old()'))
  }
  return Files.read([{ folder, path: '/files/', isHashed: (path) => path.endsWith('.js'), earlier }])
}

async function listenerOver(
  state: FrontState,
  newConnections: NewConnections,
  waiting: number,
  render: RenderOwn | null,
) {
  const framework = frameworkOf(state)
  const note = (event: string) => void state.said.push(event)
  const log = { info: note, warn: note, error: note }
  const ask = askInProcess(framework, 'www.example.com')
  const makePage = pageMaker({
    runtime: 'islands',
    version: '1+a',
    parts,
    measuredAt: null,
    log,
  })
  const store = new DocumentStore({ ask, makePage, log, now: () => 0, maxBytes: 1_000_000 })
  const queue = new WorkQueue({ atOnce: 1, waiting, waitMs: 1000 }, newConnections)
  const audienceOf = (pathname: string, query: URLSearchParams) => {
    if (pathname === '/own') return 'visitor' as const
    return query.has('x') ? ('query' as const) : ('everybody' as const)
  }
  const withoutPersonal = (_: string, query: URLSearchParams) => {
    const open = new URLSearchParams([...query].filter(([name]) => name !== 'owed'))
    return open.size === query.size ? null : open
  }
  const own = render === null ? null : new OwnDocuments({ render, parts, log })
  const documents = new DocumentHandler({
    store,
    ask,
    makePage,
    queue,
    audienceOf,
    withoutPersonal,
    own,
  })
  const routeMethods = (pathname: string) => (pathname.startsWith('/api/') ? ['GET', 'POST'] : null)
  const callProblem = (status: number) => JSON.stringify({ status })
  const pass = passInTurn(passOnTo(framework, callHeaders), { atOnce: 1, waiting, waitMs: 1000 }, newConnections)
  return createFront({ files: await someFiles(), store, documents, pass, routeMethods, callProblem, log })
}

/**
 * A front over a stand-in for the framework. `waiting`: how many may wait for a document of their own; `render`: what
 * makes the own part of one without the framework.
 */
export async function makeFront(waiting = 10, render: RenderOwn | null = null) {
  const state: FrontState = { asked: [], said: [], isBroken: false, brokenOff: [] }
  const newConnections = new NewConnections()
  const listener = await listenerOver(state, newConnections, waiting, render)
  const ask = async (url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') => {
    // Straight to the listener: a client would tidy the address up first.
    const answer = await inject(
      (request, response) => {
        request.url = url
        listener(request, response)
      },
      { method, url: '/', headers },
    )
    return { status: answer.statusCode, headers: answer.headers, text: answer.payload, bytes: answer.rawPayload }
  }
  return { state, ask, listener, newConnections }
}
