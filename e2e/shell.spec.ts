import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { canaries } from './support/canaries'
import { holding } from './support/held-scripts'
import { createMember, keepSession } from './support/members'
import { asMember, started } from './support/started'
import { untilQuiet, watchRequests } from './support/traffic'

const dialog = (page: Page) => page.getByRole('dialog')
const messages = (page: Page) => page.locator('.Toastify__toast')
const newsletter = (page: Page) => page.locator('[data-island=newsletter] form')

/** Chromium writes every failed request to the console; the ones that a test asks for are no problem. */
function forgive(problems: string[], pattern: RegExp): void {
  problems.splice(0, problems.length, ...problems.filter((problem) => !pattern.test(problem)))
}

/** As a failed call does. */
async function say(page: Page, ...all: string[]): Promise<void> {
  await started(page)
  await page.evaluate((texts) => {
    for (const message of texts) window.dispatchEvent(new CustomEvent('shell:toast', { detail: { message } }))
  }, all)
}

test('the way to the app: a code, how to have it at hand while no store has it, and the focus comes back', async ({
  page,
  visit,
}) => {
  await visit('/glossary')
  await asMember(page)
  const opener = page.locator('[data-shell="get-app"]')
  await opener.click()
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).getByRole('img')).toHaveAccessibleName(/^Code for https?:.*\/download-/)
  await expect(dialog(page).getByRole('link')).toHaveText(['How to add it to your home screen'])
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab')
    // Between its last and its first stop the browser's own bar has the focus.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(/DIALOG|BODY/)
    expect(await page.evaluate(() => document.activeElement?.closest('header, main, footer'))).toBeNull()
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a member under age is told why the referral pages stay closed', async ({ page, visit }, { project }) => {
  const session = await createMember(project.name, '--name', canaries.memberName, '--age', '17')
  await visit('/glossary')
  await keepSession(page, session)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'in')
  await page.locator('.when-in summary').click()
  await page.locator('.when-in').getByText('Referral Dashboard').click()
  await expect(dialog(page)).toContainText(
    'The Referral Program is only for individuals aged 18 and above based on the MyKad number.',
  )
  await expect(dialog(page)).toHaveAccessibleName('Age Requirements')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  // The menu has closed behind the dialog: what opens it has the focus.
  await expect(page.locator('.when-in summary')).toBeFocused()
})

test('menus: one at a time, closed by Escape, a press outside and the way back to the page', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit('/glossary')
  await started(page)
  const menus = page.locator('header nav > details[data-menu]')
  const open = page.locator('header details[data-menu][open]')
  await menus.nth(0).locator('> summary').click()
  await menus.nth(1).locator('> summary').click()
  await expect(open).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(open).toHaveCount(0)
  await expect(menus.nth(1).locator('> summary')).toBeFocused()
  await menus.nth(0).locator('> summary').click()
  // The margin of the page, beside everything that can be pressed.
  await page.mouse.click(5, 780)
  await expect(open).toHaveCount(0)
  await menus.nth(1).locator('> summary').click()
  await menus.nth(1).getByRole('link').first().click()
  await page.waitForURL((url) => url.pathname !== '/glossary')
  await page.goBack()
  await expect(page).toHaveURL(/\/glossary$/)
  await expect(open).toHaveCount(0)
})

test('on a phone one press opens a group of the menu, also while another stands open', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit('/glossary')
  await started(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const groups = page.locator('#nav > details')
  await expect(groups.first()).toHaveAttribute('open')
  await groups.last().locator('> summary').click()
  await expect(groups.last()).toHaveAttribute('open')
  await expect(page.locator('#nav > details[open]')).toHaveCount(1)
  await groups.last().getByRole('link').first().click()
  await page.waitForURL((url) => url.pathname !== '/glossary')
})

test('the way back to the top shows after a third of the window and takes the focus along', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit('/glossary')
  await started(page)
  const top = page.getByRole('button', { name: 'Back to top' })
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect(top).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 301))
  await top.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(top).toBeHidden()
  expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a message is text under its heading and goes after three seconds (${reducedMotion})`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.clock.install()
    await visit('/glossary')
    await say(page, '<b>Not</b> sent')
    await expect(messages(page)).toHaveText(/^Oops!<b>Not<\/b> sentClose$/)
    await expect(messages(page)).toHaveAttribute('role', 'alert')
    await page.clock.fastForward(3000)
    await expect(messages(page)).toHaveCount(0)
  })
}

test('a message is held by the pointer and closed from the keyboard; three stand at most', async ({ page, visit }) => {
  await page.clock.install()
  await visit('/glossary')
  const before = page.locator('main a').first()
  await before.focus()
  await say(page, '1', '2', '3', '4')
  await expect(messages(page)).toHaveCount(3)
  await messages(page).first().hover()
  await page.clock.fastForward(10_000)
  await expect(messages(page).first()).toContainText('1')
  await page.mouse.move(5, 700)
  await page.keyboard.press('Alt+t')
  await expect(messages(page).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(messages(page).filter({ hasText: '1' })).toHaveCount(0)
  await expect(before).toBeFocused()
})

test('a message over a dialog can be read and closed', async ({ page, visit }) => {
  await visit('/glossary')
  await asMember(page)
  await page.locator('[data-shell="get-app"]').click()
  await expect(dialog(page)).toBeVisible()
  await say(page, 'Not sent')
  await messages(page).getByRole('button', { name: 'Close' }).click()
  await expect(messages(page)).toHaveCount(0)
  await expect(dialog(page)).toBeVisible()
})

test.describe('the newsletter form', () => {
  test('says what is wrong, sends without leaving the page, and is empty then', { tag: '@remote' }, async ({
    page,
    visit,
  }) => {
    await visit('/glossary')
    const field = newsletter(page).getByRole('textbox')
    const words = newsletter(page).getByRole('status')
    await field.focus()
    await expect(page.locator('[data-island=newsletter][data-awake]')).toHaveCount(1)
    await field.press('Enter')
    await expect(words).toHaveText('Email cannot be empty.')
    await field.pressSequentially('Anna@Bank.ORG')
    await expect(field).toHaveValue('anna@bank.org')
    await field.press('Enter')
    await expect(words).toHaveText('Invalid email address. Please enter a valid email address.')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await field.fill(canaries.email)
    await newsletter(page).getByRole('button').click()
    await expect(words).toHaveText('Your submission was successful.')
    await expect(field).toHaveValue('')
    await expect(page).toHaveURL(/\/glossary$/)
  })

  test('loads what it needs with its first focus, not before, and takes over what was typed until then', async ({
    page,
    visit,
  }) => {
    await visit('/glossary')
    await started(page)
    const requests = watchRequests(page)
    const scripts = () => requests.filter((request) => request.endsWith('.js'))
    await newsletter(page).hover()
    await untilQuiet(page)
    expect(scripts()).toEqual([])
    const held = await holding(page, /\/assets\/newsletter\.island/)
    const field = newsletter(page).getByRole('textbox')
    await field.focus()
    await held.first
    await field.pressSequentially(canaries.email)
    await field.press('Enter')
    await expect(newsletter(page).getByRole('status')).toBeEmpty()
    await held.letGo()
    await expect(newsletter(page).getByRole('status')).toHaveText('Your submission was successful.')
    await expect(page).toHaveURL(/\/glossary$/)
  })

  test('keeps what was typed while there is no connection, and sends it afterwards', async ({
    page,
    context,
    visit,
    problems,
  }) => {
    await visit('/glossary')
    const field = newsletter(page).getByRole('textbox')
    const words = newsletter(page).getByRole('status')
    await field.focus()
    await expect(page.locator('[data-island=newsletter][data-awake]')).toHaveCount(1)
    await field.fill(canaries.email)
    await context.setOffline(true)
    await field.press('Enter')
    await expect(words).toContainText('You are offline.')
    await expect(field).toHaveValue(canaries.email)
    await context.setOffline(false)
    await field.press('Enter')
    await expect(words).toHaveText('Your submission was successful.')
    forgive(problems, /ERR_INTERNET_DISCONNECTED/)
  })
})
