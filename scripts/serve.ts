import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { listRenderer } from '@/app/(site)/_parts/list-renderer'
import { callHeaders } from '@/lib/contract/call-headers'
import { problemDocument } from '@/lib/contract/problem-document'
import { firstScript } from '@/lib/csp/first-script'
import { calculatorPath } from '@/lib/domain/calculator-pages/model'
import { calculatorIds } from '@/lib/domain/calculator-pages/registry'
import { catalogueSums } from '@/lib/domain/catalogue-sums/registry'
import { categoryList } from '@/lib/domain/categories/registry'
import { scriptJson } from '@/lib/domain/values/script-json'
import { asStored } from '@/lib/front/document'
import { DocumentHandler } from '@/lib/front/document-handler'
import { DocumentStore } from '@/lib/front/document-store'
import { Files } from '@/lib/front/files'
import type { Parts, Sheet } from '@/lib/front/finish'
import { readStylesheet, type Stylesheet } from '@/lib/front/first-styles'
import { createFront } from '@/lib/front/front'
import { listen } from '@/lib/front/listen'
import { askInTurn, passInTurn } from '@/lib/front/load-shedding'
import { NewConnections } from '@/lib/front/new-connections'
import { OwnDocuments } from '@/lib/front/own-document'
import { pageMaker } from '@/lib/front/page'
import { passOnTo } from '@/lib/front/pass-on'
import { type Ask, askInProcess, type Handler, RenderError } from '@/lib/front/renderer'
import { WorkQueue } from '@/lib/front/work-queue'
import { audienceOf, listedAt, withoutPersonal } from '@/lib/routing/dynamic-pages'
import { routeMethods } from '@/lib/routing/route-handlers'
import { routes } from '@/lib/routing/routes'
import { readBuiltPages } from '@/lib/server/data/catalogue/built-pages'
import { type Lists, sharedLists } from '@/lib/server/data/catalogue/shared-lists'
import { analyticsConfig } from '@/lib/server/data/site/analytics'
import { shellConfig } from '@/lib/server/data/site/shell-config'
import { siteOrigin } from '@/lib/server/data/site/site'
import { today } from '@/lib/server/data/site/today'
import { endOnUncaught, endStart } from '@/lib/server/end-start'
import { env } from '@/lib/server/env'
import { log } from '@/lib/server/log'
import { logWhatIsSaid } from '@/lib/server/log-what-is-said'
import { siteVersion } from '@/lib/server/site-version'
import { StartFailure } from '@/lib/server/start-failure'
import { loadEnvFiles } from './load-env-files'

const storedBytes = 96 * 2 ** 20
/** Two renders keep both halves of a small machine busy: one makes HTML while the other compresses. */
const queueLimits = { atOnce: 2, waiting: 1000, waitMs: 8000 }
/** Stored documents are asked for beside those who wait for one of their own, never behind them. */
const storeLimits = {
  known: { atOnce: 4, waiting: 1000, waitMs: 8000 },
  unknown: { atOnce: 2, waiting: 100, waitMs: 2000 },
}
/** Calls and forms wait for a database more than for a processor. */
const callLimits = { atOnce: 64, waiting: 256, waitMs: 4000 }
const year = /^\/(?:assets|fonts)\//

/** What the build says of the scripts and styles that it made for browsers. */
const manifestSchema = z.object({
  loader: z.string().regex(/^\/assets\/[\w.-]+\.js$/),
  sheets: z.record(z.string(), z.string().regex(/^\/assets\/[\w.-]+\.css$/)),
})

function readManifest(runtime: 'islands' | 'next'): z.infer<typeof manifestSchema> {
  if (runtime === 'next') return { loader: '', sheets: {} }
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join('.next', 'assets', 'manifest.json'), 'utf8')))
  } catch (cause) {
    throw new StartFailure('There is no finished build here; run npm run build first.', { cause })
  }
}

/** The build's stylesheets by address, one character for each byte. */
function readStylesheets(): ReadonlyMap<string, string> {
  const folder = join('.next', 'static', 'chunks')
  const names = readdirSync(folder).filter((name) => name.endsWith('.css'))
  return new Map(names.map((name) => [`/_next/static/chunks/${name}`, readFileSync(join(folder, name), 'latin1')]))
}

/** Its styles are read once a document of its kind is asked for: a start that reads those of all kinds takes a fifth of a second more. */
function sheetOf(texts: readonly string[], address: string): Sheet {
  let read: Stylesheet | undefined
  return {
    texts,
    address,
    get stylesheet() {
      read ??= readStylesheet(texts)
      return read
    },
  }
}

function readSheets(sheets: Readonly<Record<string, string>>, styles: ReadonlyMap<string, string>): Parts['sheets'] {
  return new Map(
    Object.entries(sheets).map(([names, address]) => {
      const texts = names.split(' ').map((name) => styles.get(name) ?? '')
      return [names, sheetOf(texts, address)]
    }),
  )
}

function readFiles(): Promise<Files> {
  const isHashed = (path: string) => year.test(path)
  return Files.read([
    { folder: 'public', path: '/', isHashed },
    {
      folder: join('.next', 'assets'),
      path: '/assets/',
      isHashed,
      packed: join('.next', 'packed'),
      earlier: join('.next', 'cache', 'assets'),
    },
  ])
}

/** The framework, ready to answer. */
async function startFramework(port: number): Promise<{ handler: Handler; close: () => Promise<void> }> {
  const { default: next } = await import('next')
  // Else it would take every request for a protocol of its own from the real server, past the front.
  const httpServer = createServer()
  const app = next({ dev: false, dir: process.cwd(), hostname: 'localhost', port, httpServer })
  await app.prepare()
  return { handler: app.getRequestHandler(), close: () => app.close() }
}

function renderLists() {
  return listRenderer({ products: sharedLists, today, origin: siteOrigin() })
}

function readsQuery(pathname: string): boolean {
  return audienceOf(pathname, new URLSearchParams()) === 'everybody-without-query'
}

const formPages: ReadonlySet<string> = new Set([
  routes.financialAnalysis,
  ...calculatorIds.map(calculatorPath),
  ...catalogueSums.map(({ id }) => calculatorPath(id)),
])

/** Tells addresses that have a page, as far as the build and the lists of products say, from those that somebody made up. */
function hasPage(products: Lists): (pathname: string) => Promise<boolean> {
  const built = readBuiltPages('.next')
  return async (pathname) => {
    if (built.has(pathname)) return true
    const place = listedAt(pathname)
    if (place === null) return formPages.has(pathname)
    if (place.slug === null) return true
    const list = await products(place.category).catch(() => null)
    return list?.products.some(({ slug }) => slug === place.slug) ?? true
  }
}

/** It is prepared before its start hook has run, and answers 500 to everybody when that failed. */
async function requireHealth(ask: Ask): Promise<void> {
  const { status } = await ask('/api/health')
  if (status !== 200) throw new StartFailure(`The site started but is not well: /api/health answered ${status}.`)
}

/** A machine that starts much else at the same time may take longer over a first page than a visitor would wait. */
const startTries = 3

async function getAtStart(store: DocumentStore, path: string, tries = startTries): ReturnType<DocumentStore['get']> {
  try {
    return await store.get(path)
  } catch (error) {
    if (!(error instanceof RenderError) || tries === 1) throw error
    return getAtStart(store, path, tries - 1)
  }
}

/**
 * A document that could not be finished goes out without script: one by itself is logged, but where home, a list and a
 * product come back so, the build and the front do not fit together. Throws StartFailure. A provider in another process may
 * be away at the start; what it alone can give is not asked for then.
 */
async function requirePages(store: DocumentStore, products: Lists): Promise<void> {
  const [category] = categoryList
  const list = category === undefined ? null : await products(category.id).catch(() => null)
  const product = list?.products[0]
  const below =
    category === undefined || product === undefined ? [] : [category.path, `${category.path}/${product.slug}`]
  for (const path of [routes.home, ...below]) {
    const outcome = await getAtStart(store, path)
    const policy = 'stored' in outcome ? outcome.stored.headers['Content-Security-Policy'] : undefined
    if (policy === undefined || policy.includes("script-src 'none'"))
      throw new StartFailure(`The page at ${path} came back unfinished; run npm run build again.`)
  }
}

async function main(): Promise<void> {
  loadEnvFiles()
  const { values } = parseArgs({
    options: { port: { type: 'string', short: 'p' }, host: { type: 'string', short: 'H' } },
  })
  const given = { PORT: values.port ?? process.env.PORT, HOST: values.host ?? process.env.HOST, NODE_ENV: 'production' }
  for (const [name, value] of Object.entries(given)) if (value !== undefined) process.env[name] = value
  const { HOST, PORT, PAGE_RUNTIME } = env()
  logWhatIsSaid(log())
  endOnUncaught()
  const { loader, sheets } = readManifest(PAGE_RUNTIME)
  const styles = readStylesheets()
  const parts: Parts = {
    constant: firstScript,
    loader,
    settings: Buffer.from(scriptJson(shellConfig())).toString('latin1'),
    styles,
    sheets: readSheets(sheets, styles),
  }
  const { handler, close } = await startFramework(PORT)
  const ask = askInProcess(handler, new URL(siteOrigin()).host)
  await requireHealth(ask)
  const measuredAt = analyticsConfig()?.host ?? null
  const rules = { runtime: PAGE_RUNTIME, parts, version: siteVersion(), measuredAt, log: log() }
  const makePage = pageMaker(rules)
  // Choosing styles takes time that is well spent on what is sent many times over only.
  const makeWholePage = pageMaker({ ...rules, parts: { ...parts, sheets: new Map() } })
  const newConnections = new NewConnections()
  const fill = askInTurn(ask, hasPage(sharedLists), storeLimits, newConnections)
  const store = new DocumentStore({
    ask: async (pathname) => (readsQuery(pathname) ? asStored(await fill(pathname)) : fill(pathname)),
    makePage,
    log: log(),
    now: () => performance.now(),
    maxBytes: storedBytes,
  })
  // With the framework's own runtime a document carries what it is hydrated from, which only the framework makes.
  const own = PAGE_RUNTIME === 'next' ? null : new OwnDocuments({ render: renderLists(), parts, log: log() })
  const documents = new DocumentHandler({
    store,
    ask,
    makePage: makeWholePage,
    queue: new WorkQueue(queueLimits, newConnections),
    audienceOf,
    withoutPersonal,
    own,
  })
  const [files] = await Promise.all([readFiles(), requirePages(store, sharedLists)])
  const front = createFront({
    files,
    store,
    documents,
    pass: passInTurn(passOnTo(handler, callHeaders), callLimits, newConnections),
    routeMethods,
    callProblem,
    log: log(),
  })
  const server = await listen(front, { host: HOST, port: PORT }, newConnections)
  void files.pack()
  log().info('process.serving', { port: PORT })
  stopOnSignals(async () => {
    await server.stop()
    await close()
  })
}

/** What a call is told that never reached the provider: the kinds that the provider itself has for this. */
function callProblem(status: 500 | 503): string {
  return JSON.stringify(problemDocument(status === 503 ? 'GBL0009' : 'GBL0001', randomUUID(), null, []))
}

/** The state closes when the process exits (lib/server/lifecycle.ts). */
function stopOnSignals(close: () => Promise<void>): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

try {
  await main()
} catch (error) {
  endStart(error, 'PORT')
}
