import type { Page, Request, Route } from '@playwright/test'

/** Scripts of the site by what they are for; each is a file of its own, named by its content. */
export const scripts = {
  loader: /\/assets\/loader-[^/]+\.js$/,
  /** What the loader imports before anything else. */
  start: /\/assets\/start-[^/]+\.js$/,
  waking: /\/assets\/wake-island-[^/]+\.js$/,
  island: /\/assets\/[a-z-]+\.island-[^/]+\.js$/,
  listEngine: /\/assets\/list-engine-[^/]+\.js$/,
  homeLoan: /\/assets\/home-loan-[^/]+\.js$/,
  any: /\/assets\/[^/]+\.js$/,
} as const

/** Makes what matches fail until the function that it gives is called. */
export async function failing(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  await page.route(pattern, (route) => route.abort())
  return () => page.unroute(pattern)
}

/** Requests that wait until they are let go. */
export interface HeldRequests {
  /** Fulfilled when the first one waits. */
  readonly first: Promise<Request>
  readonly letGo: () => Promise<void>
  /** Fails what waits, and what comes after it does not wait. */
  readonly fail: () => Promise<void>
}

/** Holds what matches back until it is let go. */
export async function holding(page: Page, pattern: RegExp): Promise<HeldRequests> {
  const waiting: Route[] = []
  let isHeld = true
  const first = page.waitForRequest(pattern)
  await page.route(pattern, (route) => {
    if (!isHeld) return route.continue()
    waiting.push(route)
  })
  const end = async (how: 'continue' | 'abort') => {
    isHeld = false
    await Promise.all(waiting.splice(0).map((route) => route[how]()))
  }
  return { first, letGo: () => end('continue'), fail: () => end('abort') }
}

/** Notes the documents that a page asks for, with their method. */
export function watchDocuments(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
    const { pathname, search } = new URL(request.url())
    documents.push(`${request.method()} ${pathname}${search}`)
  })
  return documents
}

/** Takes the failures that a test made out of the problems that end it. */
export function forgiveFailures(problems: string[]): void {
  const made = /ERR_FAILED|status of 404|Failed to fetch|Importing a module script failed/
  problems.splice(0, problems.length, ...problems.filter((problem) => !made.test(problem)))
}
