import type { Page } from '@playwright/test'

/** A new version is served from now on, and the page looks for it as when it comes back from the browser's memory. */
export async function deploy(page: Page): Promise<void> {
  await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'newer' } }))
  const asked = page.waitForResponse('**/version.json')
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await asked
}
