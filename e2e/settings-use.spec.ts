import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { canaries } from './support/canaries'
import { button, forgiveRefusals, freshEmail, goodPassword, memberWith, signInFor } from './support/joining'
import { keepSession } from './support/members'
import { codeFor } from './support/outbox'

const newName = 'Nur-Ain binti Yusof'
const newPassword = 'rumah hijau dekat sungai lama'
const saved = (page: Page) => page.getByText('Saved.', { exact: true })

test('a new password is judged when its field is left, and nothing moves from under a press', async ({ page }, {
  project,
}) => {
  const email = freshEmail()
  await memberWith(project.name, email)
  await page.setViewportSize({ width: 360, height: 760 })
  await signInFor(page, email, '/account-settings/password')
  const typed = page.getByLabel('New password', { exact: true })
  const at = () => button(page, 'Change the password').boundingBox()
  await expect(typed).toBeVisible()
  const before = await at()
  for (const [password, reason] of [
    ['short', 'Use at least 15 characters.'],
    [email, 'This is mostly your name, your contact'],
    ['sunshinebaseball', 'passwords that many people use'],
  ] as const) {
    await typed.fill(password)
    await typed.blur()
    await expect(page.locator('.password-says')).toContainText(reason)
    expect(await at()).toEqual(before)
  }
  await typed.fill(newPassword)
  await typed.blur()
  await expect(page.locator('.password-says')).toContainText('At least 15 characters.')
  await typed.fill('')
})

test('a slow line shows that the settings load and moves nothing; what is not saved is asked about', async ({
  page,
  visit,
}, { project }) => {
  const email = freshEmail()
  await memberWith(project.name, email)
  await signInFor(page, email, '/account-settings')
  await expect(page.getByText(`You are signed in as ${canaries.memberName}.`)).toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/account-component/profile', async (route) => {
    await held.promise
    await route.continue()
  })
  await visit('/account-settings/profile')
  await expect(page.getByText('Loading your settings')).toBeAttached()
  const shifts = await page.evaluateHandle(() => {
    const values: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) values.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift' })
    return values
  })
  held.resolve()
  await expect(page.getByLabel('Full name')).toHaveValue(canaries.memberName)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await shifts.jsonValue()).toEqual([])

  await page.getByLabel('Full name').fill(newName)
  const asked = page.waitForEvent('dialog')
  const leaving = page.getByRole('link', { name: 'Account settings', exact: true }).click()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await leaving
  await expect(page.getByLabel('Full name')).toHaveValue(newName)
  await button(page, 'Save').click()
  await expect(saved(page)).toBeVisible()
  await page.getByRole('link', { name: 'Account settings', exact: true }).click()
  await page.waitForURL('**/account-settings')
})

test('a change that could take an account over waits for the password, with what was typed', async ({
  page,
  visit,
  problems,
}, { project }) => {
  const session = await memberWith(project.name, freshEmail(), '--expired')
  await visit('/glossary')
  await keepSession(page, session)
  await visit('/account-settings/close')
  await page.getByLabel('Anything else? You need not say').fill('Thank you all the same')
  await page.getByLabel('Yes, close my account.').check()
  await button(page, 'Close my account').click()
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeFocused()
  await button(page, 'Cancel').click()
  await expect(page.getByRole('alert')).toContainText('you did not confirm')
  await expect(page.getByLabel('Anything else? You need not say')).toHaveValue('Thank you all the same')
  await button(page, 'Close my account').click()
  await page.getByLabel('Your password').fill('not the password at all')
  await button(page, 'Confirm').click()
  await expect(page.getByRole('alert')).toContainText('That is not your password.')
  await page.getByLabel('Your password').fill(goodPassword)
  await button(page, 'Confirm').click()
  await page.waitForURL('**/account-settings/closed?*')
  forgiveRefusals(problems)
})

test('a change that waits can be proved by a code as well', async ({ page, visit, problems }, { project }) => {
  const email = freshEmail()
  const session = await memberWith(project.name, email, '--expired')
  await visit('/glossary')
  await keepSession(page, session)
  await visit('/account-settings/close')
  await page.getByLabel('Yes, close my account.').check()
  await button(page, 'Close my account').click()
  await button(page, 'Send a code by e-mail').click()
  await expect(page.getByText('We sent six digits.')).toBeFocused()
  expect(await axeFaults(page)).toEqual([])
  await page.getByLabel('Six-digit code').fill(await codeFor(project.name, email))
  await button(page, 'Check the code').click()
  await page.waitForURL('**/account-settings/closed?*')
  forgiveRefusals(problems)
})
