import type { Page } from '@playwright/test'

/** Opens the fields of the case, on a list, a product's page or a comparison, where some of them are folded. */
export async function openScenario(page: Page): Promise<void> {
  // A page is hidden for as long as it works out what was told before.
  await page.locator('#case-title').waitFor()
  const line = page.locator('details:is(.case, .asking):not([open]) > summary')
  if (await line.isVisible()) await line.click()
}

/** Opens a group of a list's filters by its name. */
export async function openFilters(page: Page, name: string): Promise<void> {
  await page.locator('.filters details:not([open]) > summary', { hasText: name }).click()
}
