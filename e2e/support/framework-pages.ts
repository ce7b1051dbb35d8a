import { expect, type Page } from '@playwright/test'

/** A list and a calculator of a site whose pages the framework hydrates itself. */
export const hydratedList = '/investment/fixed-deposit'
const calculator = '/financial-hub/home-loan'

/** The site for work compiles what a page loads when it is asked for. */
const compiled = { timeout: 30_000 }

/** Opens both at a server, changes a control of each, and waits for the answer that only script gives. */
export async function expectAnswers(
  page: Page,
  visit: (path: string) => Promise<unknown>,
  base: string,
): Promise<void> {
  await visit(base + hydratedList)
  await expect(page.locator('script[src^="/_next/"]').first()).toBeAttached()
  const option = page.locator('label.opt', { has: page.locator('input[name=kind][value=islamic]') })
  const promised = Number.parseInt((await option.locator('em').textContent()) ?? '', 10)
  await option.locator('input').check()
  await expect(page).toHaveURL(/kind=islamic/, compiled)
  await expect(page.locator('.row')).toHaveCount(promised)
  await visit(base + calculator)
  const answer = page.locator('#answer b').first()
  const before = (await answer.textContent()) ?? ''
  await page.locator('#calculator [name=price]').fill('765000')
  await expect(page).toHaveURL(/price=765000/, compiled)
  await expect(answer).not.toHaveText(before)
}
