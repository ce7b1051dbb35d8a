import type { Browser, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { canaries } from './support/canaries'
import { button, freshEmail, goodPassword, memberWith, signInByPassword } from './support/joining'
import { keepSession } from './support/members'
import { codeFor } from './support/outbox'

const newName = 'Nur-Ain binti Yusof'
const newPassword = 'rumah hijau dekat sungai lama'
const saved = (page: Page) => page.getByText('Saved.', { exact: true })

/** Signs in by password, on the way to a page. */
async function signInFor(page: Page, email: string, path: string): Promise<void> {
  await page.goto(`/sign-in?next=${path}`)
  await signInByPassword(page, email)
  await page.waitForURL(`**${path}`)
}

/** Signs in somewhere else too. */
async function signInElsewhere(browser: Browser, email: string): Promise<Page> {
  const other = await (await browser.newContext()).newPage()
  await signInFor(other, email, '/account-settings')
  await expect(other.getByText(`You are signed in as ${canaries.memberName}.`)).toBeVisible()
  return other
}

/** Chromium writes each refusal of a call to the console: these are what a journey asks for. */
function forgive(problems: string[]): void {
  problems.splice(0, problems.length, ...problems.filter((problem) => !/status of 4(?:01|03|22)/.test(problem)))
}

for (const tag of ['@script', '@no-script']) {
  const way = tag === '@script' ? 'with script' : 'without script'
  test(
    `a member finds the settings, changes the name and is told what is wrong with one, ${way}`,
    { tag: tag === '@script' ? [tag, '@remote'] : tag },
    async ({ page }, { project }) => {
      const email = freshEmail()
      await memberWith(project.name, email)
      await signInFor(page, email, '/account-settings')
      await expect(
        page.getByText(`You are signed in as ${canaries.memberName}. You sign in with ${email}.`),
      ).toBeVisible()
      await page.getByRole('link', { name: 'Name and language' }).click()
      await page.waitForURL('**/account-settings/profile')
      await expect(page).toHaveTitle(/^Name and language \|/)
      const name = page.getByLabel('Full name')
      await expect(name).toHaveValue(canaries.memberName)
      await name.fill('<b>')
      await button(page, 'Save').click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(name).toHaveValue('<b>')
      await expect(name).toHaveAttribute('aria-invalid', 'true')
      await name.fill(newName)
      await page.getByLabel('Language you prefer').selectOption('Bahasa Melayu')
      await button(page, 'Save').click()
      await expect(saved(page)).toBeVisible()
      await page.goto('/account-settings/profile')
      await expect(name).toHaveValue(newName)
      await expect(page.getByLabel('Language you prefer')).toHaveValue('ms')
    },
  )

  test(
    `what a member tells of income, of themselves and of messages is kept, ${way}`,
    { tag },
    async ({ page, problems }, { project }) => {
      const email = freshEmail()
      await memberWith(project.name, email)
      await signInFor(page, email, '/account-settings/income')
      await page.getByLabel('Salary before deductions').fill('5,250.50')
      await page.getByLabel('Car loan').fill('abc')
      await button(page, 'Save').click()
      await expect(page.getByRole('alert')).toContainText('Enter an amount')
      await expect(page.getByLabel('Salary before deductions')).toHaveValue('5,250.50')
      await page.getByLabel('Car loan').fill('0')
      await button(page, 'Save').click()
      await expect(saved(page)).toBeVisible()
      await page.goto('/account-settings/income')
      await expect(page.getByLabel('Salary before deductions')).toHaveValue('5,250.50')
      await expect(page.getByLabel('Car loan')).toHaveValue('0')
      await expect(page.getByLabel('Home loan')).toHaveValue('')

      await page.goto('/account-settings/personal')
      await page.getByLabel('Date of birth').fill('31/12/1990')
      await page.getByLabel('Postcode').fill('50450')
      await page.getByLabel('State', { exact: true }).selectOption('Johor')
      await button(page, 'Save').click()
      await expect(page.getByRole('alert')).toContainText('it does not belong to this state')
      await page.getByLabel('State', { exact: true }).selectOption({ label: 'Kuala Lumpur' })
      await button(page, 'Save').click()
      await expect(saved(page)).toBeVisible()

      forgive(problems)

      await page.goto('/account-settings/notifications')
      await page.getByLabel(/^Send me offers/).check()
      await button(page, 'Save').click()
      await expect(saved(page)).toBeVisible()
      await page.goto('/account-settings/notifications')
      await expect(page.getByLabel(/^Send me offers/)).toBeChecked()
      await expect(page.getByLabel(/^Tell me when rates/)).not.toBeChecked()
    },
  )

  test(
    `a member signs out another device, and this one stays, ${way}`,
    { tag },
    async ({ page, browser }, { project }) => {
      const email = freshEmail()
      await memberWith(project.name, email)
      const other = await signInElsewhere(browser, email)
      await signInFor(page, email, '/account-settings/sessions')
      await expect(page.getByText('(this one)')).toBeVisible()
      await button(page, 'Sign out everywhere else').click()
      await expect(page.getByText('You are signed in nowhere else.')).toBeVisible()
      await other.reload()
      await expect(other.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
      await other.context().close()
    },
  )

  test(
    `a member changes the password, and the new one is asked from then, ${way}`,
    { tag },
    async ({ page, problems }, { project }) => {
      const email = freshEmail()
      await memberWith(project.name, email)
      await signInFor(page, email, '/account-settings/password')
      await page.getByLabel('Your password now').fill(goodPassword)
      await page.getByLabel('New password', { exact: true }).fill('short')
      await page.getByLabel('The same password again').fill('short')
      await button(page, 'Change the password').click()
      await expect(page.getByRole('alert')).toContainText('15')
      await page.getByLabel('Your password now').fill(goodPassword)
      await page.getByLabel('New password', { exact: true }).fill(newPassword)
      await page.getByLabel('The same password again').fill(newPassword)
      await button(page, 'Change the password').click()
      await expect(saved(page)).toBeVisible()
      await expect(page.getByLabel('New password', { exact: true })).toHaveValue('')
      forgive(problems)
    },
  )

  test(
    `a member changes the e-mail address by the code that was sent there, ${way}`,
    { tag },
    async ({ page }, { project }) => {
      const [email, next] = [freshEmail(), freshEmail()]
      await memberWith(project.name, email)
      await signInFor(page, email, '/account-settings/contacts')
      await expect(page.getByText(`You have ${email}.`)).toBeVisible()
      await page.getByLabel('New e-mail address').fill(next)
      await button(page, 'Send a code to the e-mail address').click()
      await page.getByLabel('Six-digit code').fill('12')
      await button(page, 'Check the code').click()
      await expect(page.getByRole('alert')).toContainText('Enter the six digits of the code.')
      await page.getByLabel('Six-digit code').fill(await codeFor(project.name, next))
      await button(page, 'Check the code').click()
      await expect(page.getByText(`You have ${next}.`)).toBeVisible()
    },
  )

  test(
    `a member closes the account and is nobody then, ${way}`,
    { tag: tag === '@script' ? [tag, '@remote'] : tag },
    async ({ page }, { project }) => {
      const email = freshEmail()
      await memberWith(project.name, email)
      await signInFor(page, email, '/account-settings/close')
      await button(page, 'Close my account').click()
      await expect(page.getByRole('alert')).toContainText('Tick the box if you want to close your account.')
      await page.getByLabel('Yes, close my account.').check()
      await button(page, 'Close my account').click()
      await page.waitForURL('**/account-settings/closed?*')
      await expect(page.getByText(/^It is erased on /)).toBeVisible()
      await page.goto('/account-settings')
      await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
    },
  )

  test(`whoever is not signed in is led to it, and back, ${way}`, { tag }, async ({ page, visit }, { project }) => {
    const email = freshEmail()
    await memberWith(project.name, email)
    const answer = await visit('/account-settings/income')
    expect(answer.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    await page.getByRole('link', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('**/sign-in')
    await signInByPassword(page, email)
    await page.waitForURL('**/account-settings/income')
    await expect(page.getByLabel('PTPTN')).toBeVisible()
  })
}

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
  forgive(problems)
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
  forgive(problems)
})

for (const width of [360, 768, 1280]) {
  test(`every part can be used by everybody at ${width} px`, async ({ page, visit }, { project }) => {
    const email = freshEmail()
    await page.setViewportSize({ width, height: 760 })
    await visit('/account-settings/profile')
    expect(await axeFaults(page)).toEqual([])
    await memberWith(project.name, email)
    await signInFor(page, email, '/account-settings')
    for (const part of [
      '',
      '/profile',
      '/personal',
      '/income',
      '/contacts',
      '/password',
      '/notifications',
      '/sessions',
      '/data',
      '/close',
    ]) {
      await visit(`/account-settings${part}`)
      await expect(page.locator('.settings-wait')).toHaveCount(0)
      expect(await axeFaults(page), page.url()).toEqual([])
      const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(room, page.url()).toBeLessThanOrEqual(0)
    }
  })
}
