import { expect, type Page } from '@playwright/test'

/** The version that the device remembers. */
export const stored = (page: Page) => page.evaluate(() => localStorage.getItem('appVersion'))

/** Remembering the version is the last thing that the shell does by itself when a page loads. */
export async function started(page: Page): Promise<void> {
  await expect.poll(() => stored(page)).not.toBeNull()
}

/** Shows the header as a member sees it, without an account. */
export async function asMember(page: Page): Promise<void> {
  await started(page)
  await page.evaluate(() => {
    document.documentElement.dataset.session = 'in'
  })
}
