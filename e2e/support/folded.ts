import type { Page } from '@playwright/test'

/** Opens the fields of a list's scenario where they fold into one line. */
export async function openScenario(page: Page): Promise<void> {
  const line = page.locator('details.case:not([open]) > summary')
  if (await line.isVisible()) await line.click()
}

/** Opens a group of a list's filters by its name. */
export async function openFilters(page: Page, name: string): Promise<void> {
  await page.locator('.filters details:not([open]) > summary', { hasText: name }).click()
}
