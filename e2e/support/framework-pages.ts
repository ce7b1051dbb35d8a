import { expect, type Locator, type Page } from '@playwright/test'

/** A list and a calculator of a site whose pages the framework hydrates itself. */
export const hydratedList = '/investment/fixed-deposit'
const calculator = '/financial-hub/home-loan'

/** The site for work compiles what a page loads when it is asked for, on a busy machine for a minute and more. */
const compiled = { timeout: 120_000 }

/** Waits until React listens to a control: what is done to it before that reaches nobody. */
async function untilHydrated(control: Locator): Promise<void> {
  const isHydrated = () =>
    control.evaluate((element) => Object.keys(element).some((name) => name.startsWith('__reactProps$')))
  await expect.poll(isHydrated, compiled).toBe(true)
}

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
  await untilHydrated(option.locator('input'))
  // A call that was given up while the answer was compiled is asked again with the next press, as a visitor's would be.
  await expect(async () => {
    await option.locator('input').uncheck()
    await option.locator('input').check()
    await expect(page).toHaveURL(/kind=islamic/, { timeout: 15_000 })
  }).toPass(compiled)
  await expect(page.locator('.row')).toHaveCount(promised, compiled)
  await visit(base + calculator)
  const answer = page.locator('#answer b').first()
  const before = (await answer.textContent()) ?? ''
  const price = page.locator('#calculator [name=price]')
  await untilHydrated(price)
  await price.fill('765000')
  await expect(page).toHaveURL(/price=765000/, compiled)
  await expect(answer).not.toHaveText(before, compiled)
}
