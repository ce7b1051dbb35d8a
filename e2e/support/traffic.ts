import type { Page } from '@playwright/test'

/** Browsers look at a site's icon again whenever the address changes; no page asks for it. */
const icon = '/icon.svg'

/** Notes every request of a page from now on, with what it was for. */
export function watchRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === icon) return
    requests.push(`${request.resourceType()} ${request.method()} ${request.url()}`)
  })
  return requests
}

/** The longest that a page puts off what it does once it is idle; a page whose script failed never does it. */
const idleMs = 2_500

/**
 * Resolves when the page is loaded, its shell and its islands have started as they do once it is idle, and it has made no
 * request for a while.
 */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const started = () =>
    localStorage.getItem('appVersion') !== null &&
    document.querySelector('main [data-island]:not([data-awake])') === null
  await page.waitForFunction(started, undefined, { timeout: idleMs }).catch(() => undefined)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = (before: number) => {
          const now = performance.getEntriesByType('resource').length
          if (now === before) resolve()
          else setTimeout(look, 300, now)
        }
        look(-1)
      }),
  )
}
