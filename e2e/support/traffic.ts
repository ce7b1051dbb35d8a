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

/**
 * Resolves when the page is loaded, has done what it put off until it had nothing else to do, and has made no request for a
 * while. Idle callbacks come in the order in which they were asked for.
 */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
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
