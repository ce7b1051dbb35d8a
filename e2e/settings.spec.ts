import type { Browser, Page } from '@playwright/test'
import { settingsParts } from '@/lib/account/settings/places'
import { inTurn, isLong } from '@/tests/setup/turn'
import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { canaries } from './support/canaries'
import {
  askForCode,
  button,
  forgiveRefusals,
  freshEmail,
  freshMobile,
  freshMykad,
  goodPassword,
  memberWith,
  signInByPassword,
  signInFor,
  typeCode,
} from './support/joining'
import { withoutEdge } from './support/looks'
import { codeFor } from './support/outbox'

const newName = 'Nur-Ain binti Yusof'
const newPassword = 'rumah hijau dekat sungai lama'
const saved = (page: Page) => page.getByText('Saved.', { exact: true })

/** Signs in somewhere else too. */
async function signInElsewhere(browser: Browser, email: string): Promise<Page> {
  const other = await (await browser.newContext()).newPage()
  await signInFor(other, email, '/account-settings')
  await expect(other.getByText(`You are signed in as ${canaries.memberName}.`)).toBeVisible()
  return other
}

test('a member finds the settings, changes the name and is told what is wrong with one', async ({ page }, {
  project,
}) => {
  const email = freshEmail()
  await memberWith(project.name, email)
  await signInFor(page, email, '/account-settings')
  await expect(page.getByText(`You are signed in as ${canaries.memberName}. You sign in with ${email}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Your name' }).click()
  await page.waitForURL('**/account-settings/profile')
  await expect(page).toHaveTitle(/^Your name \|/)
  const name = page.getByLabel('Full name')
  await expect(name).toHaveValue(canaries.memberName)
  await name.fill('<b>')
  await button(page, 'Save').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(name).toHaveValue('<b>')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill(newName)
  await button(page, 'Save').click()
  await expect(saved(page)).toBeVisible()
  await page.goto('/account-settings/profile')
  await expect(name).toHaveValue(newName)
})

test('what a member tells of income and of themselves is kept', async ({ page, problems }, { project }) => {
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
  await expect(page.getByLabel('Postcode')).toHaveCount(0)
  await page.getByLabel('Occupation').selectOption('Retired')
  await button(page, 'Save').click()
  await expect(saved(page)).toBeVisible()

  const fresh = freshMykad()
  await page.getByLabel('MyKad number').fill('900231-14-5236')
  await button(page, 'Save the number').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('MyKad number').fill(fresh)
  await button(page, 'Save the number').click()
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText(/^We have 900517-\*\*-/)).toBeVisible()
  expect(await page.content()).not.toContain(fresh)
  await page.getByLabel('Blood type', { exact: true }).selectOption('O+')
  await button(page, 'Save the blood type').click()
  await expect(page.getByRole('alert')).toContainText('Tick the box if we may keep your blood type')
  await page.getByRole('checkbox').check()
  await button(page, 'Save the blood type').click()
  await expect(saved(page)).toBeVisible()
  forgiveRefusals(problems)

  await page.goto('/account-settings/notifications')
  await expect(page.getByText('We send nothing else to members at present')).toBeVisible()
  await expect(page.locator('main').getByRole('checkbox')).toHaveCount(0)
})

test('a member signs out another device, and this one stays', async ({ page, browser }, { project }) => {
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
})

test('a member changes the password, and the new one is asked from then', async ({ page, problems }, { project }) => {
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
  forgiveRefusals(problems)
})

test('a member changes the e-mail address by the code that was sent there', async ({ page }, { project }) => {
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
  const mobile = freshMobile()
  await page.getByLabel('New mobile number').fill(mobile)
  await button(page, 'Send a code to the mobile number').click()
  await page.getByLabel('Six-digit code').fill(await codeFor(project.name, mobile))
  await button(page, 'Check the code').click()
  await expect(page.getByText(`You have ${mobile}.`)).toBeVisible()
})

test('a member closes the account, is nobody then, and opens it again by a code', async ({ page }, { project }) => {
  const email = freshEmail()
  await memberWith(project.name, email)
  await signInFor(page, email, '/account-settings/close')
  await page.getByRole('link', { name: 'Keep my account' }).click()
  await page.waitForURL('**/account-settings')
  await page.goBack()
  await button(page, 'Close my account').click()
  await expect(page.getByRole('alert')).toContainText('Tick the box if you want to close your account.')
  await page.getByLabel('Yes, close my account.').check()
  await button(page, 'Close my account').click()
  await page.waitForURL('**/account-settings/closed?*')
  await expect(page.getByText(/^It is erased on /)).toBeVisible()
  await page.goto('/account-settings')
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await askForCode(page, email)
  await typeCode(page, project.name, email)
  await page.waitForURL('**/sign-in/closed')
  await button(page, 'Open my account again').click()
  await page.waitForURL('**/sign-in/welcome?*')
  await expect(page.getByText('Your account is open again')).toBeVisible()
  await page.getByRole('link', { name: 'Back to where you were' }).click()
  await page.waitForURL('**/account-settings')
  await expect(page.getByText(`You are signed in as ${canaries.memberName}.`)).toBeVisible()
})

test('whoever is not signed in is led to it, and back', async ({ page, visit }, { project }) => {
  const email = freshEmail()
  await memberWith(project.name, email)
  const answer = await visit('/account-settings/income')
  expect(answer.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/sign-in\?on=1$/)
  await signInByPassword(page, email)
  await page.waitForURL('**/account-settings/income')
  await expect(page.getByLabel('PTPTN')).toBeVisible()
})

test('every part can be used by everybody at any width', async ({ page, visit }, { project }) => {
  const email = freshEmail()
  const expectUsable = async () => {
    const judged = [360, ...(isLong ? [768, 1280] : [inTurn([768, 1280])])]
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 760 })
      if (judged.includes(width)) expect(await axeFaults(page), `${page.url()} at ${width} px`).toEqual([])
      const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(room, `${page.url()} at ${width} px`).toBeLessThanOrEqual(0)
    }
    expect(await withoutEdge(page, 'main'), page.url()).toEqual([])
  }
  await visit('/account-settings/profile')
  await expectUsable()
  await memberWith(project.name, email)
  await signInFor(page, email, '/account-settings')
  for (const part of ['', ...settingsParts.map((name) => `/${name}`)]) {
    await visit(`/account-settings${part}`)
    await expect(page.locator('.settings-wait')).toHaveCount(0)
    await expectUsable()
  }
})
