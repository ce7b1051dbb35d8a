import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { isoDate } from '@/lib/domain/values/iso-date'
import { newestCode } from '@/tests/factories/sent-codes'
import { expect, test } from './fixtures'
import { canaries, keepFromLogs } from './support/canaries'
import { root, slugsOf } from './support/catalogue'
import { press, typeInto } from './support/focus'
import { freshEmail, freshMykad, goodPassword, signInByPassword } from './support/joining'
import { askForCodeByKeys, fillApplicationByKeys } from './support/joining-keys'
import { createMemberWith, keepSession } from './support/members'
import { startWeeks, type Weeks } from './support/weeks'

const dashboard = '/referral-dashboard'
const terms = '/referral/referral-terms-conditions'
const friendCard = (page: Page, initials: string) => page.locator('[data-friends] li').filter({ hasText: initials })
const total = (page: Page) => page.locator('section[aria-labelledby=total] dd')

/** Opens a page and sees that nothing needs scrolling sideways. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0)
}

/** Follows the link and comes as far as the page that asks for a contact. */
async function follow(page: Page, code: string): Promise<void> {
  await open(page, `/referral?code=${code}`)
  await press(page, 'button Open an account')
  await page.waitForURL('**/sign-in')
}

/** Joins by an address, with the friend's code that is in the form already. */
async function join(page: Page, { provider }: Weeks, name: string, code: string): Promise<void> {
  const email = freshEmail()
  await askForCodeByKeys(page, email)
  const sent = () => newestCode(provider.dataDir, email)
  await expect.poll(sent).not.toBeNull()
  await typeInto(page, 'input code', sent() ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/sign-in/details')
  await fillApplicationByKeys(page, name, code)
}

/** Does by keyboard what the programme asks of a friend. */
async function qualify(page: Page): Promise<void> {
  await open(page, '/account-settings/personal')
  await expect(page.locator('.settings-part form').first()).toBeVisible()
  await typeInto(page, 'input mykad', freshMykad())
  await page.keyboard.press('Enter')
  await expect(page.locator('#note')).toContainText('Saved.')
  await typeInto(page, 'select occupationGroup', 'Prof')
  await typeInto(page, 'select state', 'Sel')
  await press(page, 'button Save')
  await expect(page.locator('#note')).toContainText('Saved.')
  await open(page, terms)
  await expect(page.getByRole('button', { name: 'I agree' })).toBeVisible()
  await press(page, 'button I agree')
  await page.waitForURL(`**${dashboard}`)
  const [one, other] = slugsOf('credit-card')
  await open(page, `/compare?category=credit-card&product=${one}&product=${other}`)
  await page.getByRole('button', { name: 'Keep this comparison' }).press('Enter')
  await expect(page.getByText('Kept in your account')).toBeVisible()
}

test('over weeks a friend joins a day later and earns, another is late and asked about again, and the ledger adds up', async ({
  browser,
}) => {
  // Twelve servers are started in turn; on a busy machine each takes half a minute.
  test.setTimeout(900_000)
  const weeks = await startWeeks(browser, isoDate('2026-11-21'))
  const [inviter, friend, third] = await Promise.all([1, 2, 3].map(async () => (await weeks.device()).newPage()))
  if (inviter === undefined || friend === undefined || third === undefined) throw new Error('no pages')
  const email = freshEmail()
  const known = [
    '--name',
    canaries.memberName,
    '--age',
    '34',
    '--terms',
    '5',
    '--email',
    email,
    '--password',
    goodPassword,
  ]
  const session = await createMemberWith(weeks.variables(), ...known)
  await open(inviter, '/glossary')
  await keepSession(inviter, session)
  await open(inviter, dashboard)
  const code = (await inviter.locator('#invite ~ div code').first().textContent()) ?? ''
  keepFromLogs(code)
  await follow(friend, code)

  await weeks.later(1)
  await open(friend, '/sign-in')
  await join(friend, weeks, 'Chong Lai', code)
  await follow(third, code)
  await join(third, weeks, 'Devi Menon', code)
  await qualify(friend)

  await weeks.later(8)
  await open(inviter, dashboard)
  await expect(friendCard(inviter, 'CL')).toContainText('You get 500 points on 14 Dec 2026.')
  await expect(friendCard(inviter, 'DM')).toContainText('Still to do')
  await open(friend, '/mx-points')
  await expect(total(friend)).toHaveText(['0', '200'])

  // A sign-in that is not used for 14 days ends.
  await weeks.later(10)
  for (const page of [inviter, friend]) await open(page, '/mx-points')
  await expect(total(inviter)).toHaveText(['0', '500'])
  await expect(total(friend)).toHaveText(['0', '200'])

  await weeks.later(4)
  await inviter.reload()
  await expect(total(inviter)).toHaveText(['500', '0'])
  await friend.reload()
  await expect(total(friend)).toHaveText(['200', '0'])
  await press(inviter, 'button Get it for 200 points')
  await press(inviter, 'button Yes, use 200 points')
  await expect(inviter.getByText('SAMPLE-ASIA10').first()).toBeVisible()

  await weeks.later(69)
  await inviter.goto(`/sign-in?next=${dashboard}`)
  await signInByPassword(inviter, email)
  await inviter.waitForURL(`**${dashboard}`)
  await expect(friendCard(inviter, 'DM')).toContainText('did not do everything that is asked by the last day')
  await press(inviter, 'summary Ask us to look again')
  await press(inviter, 'a Write to us')
  await inviter.waitForURL('**/contact-us?*')
  await expect(inviter.getByLabel('Your message')).toHaveValue(/Reason shown: .*by the last day/)
  await inviter.getByLabel('Your name').fill('Aina')
  await inviter.getByLabel('Your e-mail address').fill(email)
  await inviter.getByRole('button', { name: 'Send' }).press('Enter')
  await inviter.waitForURL('**/contact-us/sent?*')

  const verify = ['--conditions=react-server', '--import', 'tsx', 'scripts/ledger-verify.ts']
  const { stdout } = await promisify(execFile)(process.execPath, verify, {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', TIMBANG_TEST: '1', ...weeks.variables() },
  })
  expect(stdout).toMatch(/^\d+ transfers between \d+ accounts are in order/)
  await weeks.stop()
})
