import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { canaries } from './support/canaries'
import { slugsOf } from './support/catalogue'
import { press, tabTo, typeInto } from './support/focus'
import { button, freshEmail, freshMobile, freshMykad, goodPassword, memberWith, signInFor } from './support/joining'
import { keepSession, type OpenSession } from './support/members'
import { codeFor } from './support/outbox'

const home = '/account-settings'
const newName = 'Nur-Ain binti Yusof'
const newPassword = 'rumah hijau dekat sungai lama'
const note = (page: Page) => page.locator('#note')

/** A field, what is typed into it (a blank ticks it), and whether Enter sends its form then. */
type Typing = readonly [name: string, keys: string, send?: true]

/** Types into fields by their names. What is sent is saved, and the focus is at the words that say so. */
async function type(page: Page, ...typed: readonly Typing[]): Promise<void> {
  for (const [name, keys, send] of typed) {
    await typeInto(page, name, keys)
    if (send !== true) continue
    await page.keyboard.press('Enter')
    await expectNote(page, 'Saved.')
  }
}

async function expectNote(page: Page, words: string): Promise<void> {
  await expect(note(page)).toContainText(words)
  await expect(note(page)).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** Goes on to what has this name and presses it, and these words are said of it. */
async function pressFor(page: Page, name: string, words: string): Promise<void> {
  await press(page, name)
  await expectNote(page, words)
}

async function open(page: Page, part: string): Promise<void> {
  await page.goto(`${home}/${part}`)
  await expect(page.locator('.settings-part form').first()).toBeVisible()
}

/** Puts a contact in place by the code that is sent to it. */
async function changeContact(page: Page, project: string, field: string, contact: string): Promise<void> {
  await open(page, 'contacts')
  await tabTo(page, field)
  await page.keyboard.type(contact)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused()
  await type(page, ['input code', await codeFor(project, contact), true])
  await expect(page.getByText(`You have ${contact}.`)).toBeVisible()
}

/** Calls the API, as a member or as nobody. */
async function tell(page: Page, path: string, data: Readonly<Record<string, unknown>>, member?: OpenSession) {
  const bearer = member === undefined ? {} : { authorization: `Bearer ${member.accessToken}` }
  const headers = { ...bearer, 'app-identifier': 'timbang', platform: 'WEB' }
  expect((await page.request.post(`/api${path}`, { headers, data })).status(), path).toBe(200)
}

test('every setting is changed, the data fetched and the account closed by keyboard alone at 360 px', async ({ page }, {
  project,
}) => {
  const [email, nextEmail, mobile] = [freshEmail(), freshEmail(), freshMobile()]
  await memberWith(project.name, email)
  await page.setViewportSize({ width: 360, height: 640 })
  await signInFor(page, email, home)
  await expect(page.getByText(`You are signed in as ${canaries.memberName}.`)).toBeVisible()
  await press(page, 'Your name')
  await page.waitForURL('**/profile')
  await expect(page.getByLabel('Full name')).toBeVisible()
  await type(page, ['input fullName', newName, true])
  await open(page, 'income')
  await type(page, ['input grossMonthly', '5250'], ['input ptptn', '0', true])
  await open(page, 'personal')
  await type(
    page,
    ['input birthDate', '31/12/1990', true],
    ['input mykad', freshMykad(), true],
    ['select bloodType', 'O pos'],
    ['input bloodTypeConsent', ' ', true],
  )
  await changeContact(page, project.name, 'input email', nextEmail)
  await changeContact(page, project.name, 'input mobile', mobile)
  await open(page, 'password')
  await type(
    page,
    ['input currentPassword', goodPassword],
    ['input newPassword', newPassword],
    ['input repeat', newPassword, true],
  )
  const elsewhere = { username: nextEmail, password: newPassword }
  for (let time = 0; time < 3; time += 1) await tell(page, '/account-component/authenticate', elsewhere)
  await open(page, 'sessions')
  const sessions = page.locator('.sign-next li')
  await expect(sessions).toHaveCount(4)
  await pressFor(page, 'button Sign out', 'Signed out there.')
  await expect(sessions).toHaveCount(3)
  await pressFor(page, 'Sign out everywhere else', 'Signed out there.')
  await expect(sessions).toHaveCount(1)
  await open(page, 'data')
  await tabTo(page, 'Download my data')
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const file = await download
  expect(file.suggestedFilename()).toBe('my-data.json')
  const told = await readFile(await file.path(), 'utf8')
  for (const one of [newName, '1990-05-17', '525000', nextEmail, mobile, '"O+"']) expect(told).toContain(one)
  await open(page, 'close')
  await tabTo(page, 'input sure')
  await page.keyboard.press('Space')
  await press(page, 'Close my account')
  await page.waitForURL('**/account-settings/closed**')
})

test('what a member keeps is named, looked at, deleted and brought back by keyboard alone at 360 px', async ({
  page,
  visit,
}, { project }) => {
  const session = await memberWith(project.name, freshEmail())
  await page.setViewportSize({ width: 360, height: 640 })
  await visit('/glossary')
  await keepSession(page, session)
  const findings = [{ id: 'reserve', state: 'good', value: '8.5 months' }]
  await tell(page, '/account-component/analyses', { findings }, session)
  const [one, other] = slugsOf('credit-card')
  for (const slug of [one, other]) {
    await tell(page, '/bank-component/user-interest-record', { category: 'credit-card', slug }, session)
  }
  await visit(home)
  const kept = page.getByRole('region', { name: 'Saved analyses' })
  await expect(kept).toContainText('20 Nov 2026')
  await press(page, 'See its figures: Analysis of 20 Nov 2026')
  await expect(kept.getByText('8.5 months')).toBeVisible()
  await press(page, 'Give it a name: Analysis of 20 Nov 2026')
  await type(page, ['input name', 'Before the new job', true])
  await expect(kept).toContainText('Before the new job')
  await pressFor(page, 'Delete Before the new job', 'Deleted.')
  await expect(kept).toContainText('You keep none yet.')
  await pressFor(page, 'Undo', 'It is back.')
  await expect(kept).toContainText('Before the new job')

  await visit(`${home}/interests`)
  const rows = page.locator('.sign-next li')
  await expect(rows).toHaveCount(2)
  await pressFor(page, 'button Remove', 'Deleted.')
  await expect(rows).toHaveCount(1)
  await pressFor(page, 'Undo', 'It is back.')
  await pressFor(page, 'Clear the list', 'Deleted.')
  await expect(page.getByText('Nothing is on your list.')).toBeVisible()
  await pressFor(page, 'Undo', 'It is back.')
  await expect(rows).toHaveCount(2)
  expect(await button(page, 'Clear the list').isVisible()).toBe(true)
})
