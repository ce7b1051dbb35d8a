import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { button, forgiveRefusals, freshEmail, memberWith, signInByPassword, signInFor } from './support/joining'
import type { OpenSession } from './support/members'
import { comparePath } from './support/pages'

const salary = (page: Page) => page.getByLabel('Salary before deductions')
const message = (page: Page) => page.locator('.signed-out')

/** Ends every session of the member but this one, from another device. */
async function endOthers(page: Page, { accessToken }: OpenSession): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}`, 'app-identifier': 'timbang', platform: 'WEB' }
  expect((await page.request.delete('/api/account-component/sessions/others', { headers })).status()).toBe(204)
}

test('a session that is ended elsewhere while somebody types says so, and the same form is sent after signing in', async ({
  page,
  context,
  problems,
}, { project }) => {
  const email = freshEmail()
  const elsewhere = await memberWith(project.name, email)
  await page.setViewportSize({ width: 360, height: 640 })
  await signInFor(page, email, '/account-settings/income')
  await salary(page).fill('5250')
  await button(page, 'Save').scrollIntoViewIfNeeded()
  await endOthers(page, elsewhere)
  await button(page, 'Save').click()
  await expect(message(page)).toContainText('this sign-in was ended from the account settings on another device')
  await expect(message(page)).toBeFocused()
  await expect(message(page)).toBeInViewport()
  await expect(salary(page)).toBeHidden()
  expect(await axeFaults(page)).toEqual([])
  forgiveRefusals(problems)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Sign in in a new tab' }).click()
  const tab = await opened
  await signInByPassword(tab, email)
  await tab.waitForURL('**/account-settings/income')
  await tab.close()
  await expect(message(page)).toContainText('You are signed in again.')
  await expect(salary(page)).toHaveValue('5250')
  await button(page, 'Save').click()
  await expect(page.locator('#note')).toHaveText('Saved.')
  await expect(page.locator('#note')).toBeFocused()
  await expect(message(page)).toHaveCount(0)
  await page.reload()
  await expect(salary(page)).toHaveValue(/^5,?250/)
})

test('an account that cannot be reached is not shown as signed out, and Try again brings it back', async ({
  page,
  visit,
  problems,
}, { project }) => {
  const email = freshEmail()
  await memberWith(project.name, email)
  await signInFor(page, email, '/account-settings')
  await page.route('**/api/account-component/account', (route) => route.abort('connectionrefused'))
  await visit('/account-settings/income')
  await expect(message(page)).toContainText('We cannot reach your account right now.')
  await visit('/glossary')
  const again = page.getByRole('button', { name: /^Try again/ })
  await expect(again).toBeVisible()
  await expect(page.getByText('You are still signed in on this device.')).toBeVisible()
  await page.unroute('**/api/account-component/account')
  await again.click()
  await expect(page.locator('.when-in [data-initials]')).toHaveText('AY')
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('ERR_CONNECTION_REFUSED')))
})

test('who signs in from a comparison comes back to it, and a place of before never wins', async ({ page, visit }, {
  project,
}) => {
  const email = freshEmail()
  await memberWith(project.name, email)
  await visit('/sign-in?next=/account-settings/close')
  await visit('/glossary')
  await page.getByRole('link', { name: 'Login / Register' }).click()
  await signInByPassword(page, email)
  await page.waitForURL('**/glossary')
  await page.evaluate(() => localStorage.clear())
  await visit(comparePath)
  await page.getByRole('link', { name: 'Log in to keep it' }).click()
  await signInByPassword(page, email)
  await page.waitForURL((url) => url.pathname + url.search === comparePath)
  await expect(button(page, 'Keep this comparison')).toBeVisible()
})
