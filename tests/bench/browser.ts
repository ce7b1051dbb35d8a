import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import * as z from 'zod'

/** Nothing leaves this machine, nothing is fetched behind the page's back. */
export const browserArgs: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

/** A mid-range phone on slow 4G, as the DevTools protocol wants it. Bytes per second, milliseconds. */
export const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
/** How many times slower a phone's processor is taken to be. */
export const slowdown = 4
const quietMs = 700
const patienceMs = 30_000

/** The browser of CHROME_PATH, else Playwright's own. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH
  return chromium.launch({ args: [...browserArgs], ...(executablePath === undefined ? {} : { executablePath }) })
}

const paintSchema = z.object({
  lcp: z.number().positive(),
  shift: z.number(),
  blocked: z.number(),
})

/** One finished request. */
export interface Loaded {
  readonly url: string
  readonly type: string
  /** Bytes on the wire, headers included. */
  readonly sent: number
  /** When it was asked for, in seconds of the browser's own clock. */
  readonly asked: number
  /** How the body was compressed, in the words of its header; empty: not at all. */
  readonly encoding: string
}

/** What the page itself asked for: a browser looks at the icon again when the address changes; it holds it and asks nobody. */
export function askedByPage(loaded: readonly Loaded[]): readonly Loaded[] {
  return loaded.filter(({ url }) => !new URL(url).pathname.startsWith('/icon'))
}

/** An open page on a phone-sized screen, with everything it has loaded so far. */
export interface Opened {
  readonly page: Page
  readonly session: CDPSession
  readonly loaded: readonly Loaded[]
  close(): Promise<void>
  /** What was asked for before the page had loaded, which is everything that its `load` event waited for. */
  readonly untilLoad: () => readonly Loaded[]
  /** Resolves when nothing has been on the wire for so many milliseconds, by default 700. Throws when that never comes. */
  quiet(ms?: number): Promise<void>
}

/** How a page is opened: `slow` is the emulated phone, `cpu` only its processor, `network` only its network. */
export type Speed = 'full' | 'cpu' | 'network' | 'slow'

/** Runs in the page before any of its own scripts. */
function watchPaint(): void {
  const seen = { lcp: 0, shift: 0, blocked: 0 }
  Object.assign(window, { benchSeen: seen })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  watch('longtask', ({ duration }) => {
    seen.blocked += duration - 50
  })
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value
  })
}

/** Listens to what a page asks for. */
function watchRequests(session: CDPSession) {
  const started = new Map<string, Omit<Loaded, 'sent'>>()
  const loaded: Loaded[] = []
  const seen = { lastChange: Date.now(), loadedAt: Number.POSITIVE_INFINITY }
  session.on('Page.loadEventFired', ({ timestamp }) => {
    seen.loadedAt = timestamp
  })
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    seen.lastChange = Date.now()
    started.set(requestId, { url: request.url, type: type ?? 'Other', asked: timestamp, encoding: '' })
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = started.get(requestId)
    const encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? ''
    if (request !== undefined) started.set(requestId, { ...request, encoding })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    seen.lastChange = Date.now()
    const request = started.get(requestId)
    started.delete(requestId)
    if (request?.url.startsWith('http')) loaded.push({ ...request, sent: encodedDataLength })
  })
  session.on('Network.loadingFailed', ({ requestId }) => {
    seen.lastChange = Date.now()
    started.delete(requestId)
  })
  return { started, loaded, seen }
}

async function open(context: BrowserContext, speed: Speed): Promise<Opened> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const { started, loaded, seen } = watchRequests(session)
  await session.send('Page.enable')
  await session.send('Network.enable')
  if (speed === 'cpu' || speed === 'slow') await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  if (speed === 'network' || speed === 'slow') await session.send('Network.emulateNetworkConditions', slowNetwork)
  // The compiler that runs this file wraps functions in a helper of that name, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(watchPaint)
  const quiet = async (ms = quietMs) => {
    const deadline = Date.now() + patienceMs
    while (Date.now() < deadline) {
      if (started.size === 0 && Date.now() - seen.lastChange >= ms) return
      await page.waitForTimeout(50)
    }
    throw new Error(`${page.url()} is not quiet after ${patienceMs} ms: ${[...started.values()].map(({ url }) => url)}`)
  }
  const untilLoad = () => loaded.filter(({ asked }) => asked <= seen.loadedAt)
  return { page, session, loaded, untilLoad, quiet, close: () => context.close() }
}

/** Opens an empty page with an empty cache. */
export async function openPage(browser: Browser, speed: Speed): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
  })
  return open(context, speed)
}

/** What a page's load looked like to its reader. */
export interface Painted {
  /** Milliseconds to the largest paint. */
  readonly lcp: number
  /** The sum of its layout shifts. */
  readonly shift: number
  /** Milliseconds by which tasks went beyond 50 ms, from the start of the page. */
  readonly blocked: number
}

/** Reads what `watchPaint` has seen. */
export async function painted(page: Page): Promise<Painted> {
  const seen: unknown = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'benchSeen')))
  return paintSchema.parse(JSON.parse(String(seen)))
}
