import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Browser, chromium, type Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { dataDirOf } from './support/clicks'
import { button, freshEmail, memberWith, signInByPassword } from './support/joining'

/** The address that the servers are told is theirs. Browsers give passkeys to that and nothing else. */
const siteUrl = new URL(process.env.SITE_URL ?? 'http://localhost:3000')

/** A browser on a device with a screen lock, to which the address of the site is that of the project's server. */
async function deviceAt(baseURL: string, executablePath: string | undefined): Promise<Browser> {
  const rules = `MAP ${siteUrl.host} ${new URL(baseURL).host}, MAP * ~NOTFOUND`
  const args = [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    `--host-resolver-rules=${rules}`,
  ]
  return chromium.launch({ args, ...(executablePath === undefined ? {} : { executablePath }) })
}

/** A page of it whose visitor unlocks the device whenever it asks, until they refuse. */
async function newPage(device: Browser) {
  const context = await device.newContext({ baseURL: siteUrl.origin, locale: 'en-MY', timezoneId: 'Asia/Kuala_Lumpur' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const unlocks = (isUserVerified: boolean) =>
    session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  return { page, unlocks }
}

/** Lets the sign-ins of a member be from long ago, as the provider sees it. */
function makeProofsOld(project: string, email: string): void {
  const database = new DatabaseSync(join(dataDirOf(project), 'timbang.sqlite'))
  database
    .prepare(
      `update sessions set authenticated_at = 1
      where account_id = (select account_id from account_contacts where value = ?)`,
    )
    .run(email)
  database.close()
}

async function signOut(page: Page): Promise<void> {
  await page.locator('.when-in summary').click()
  await button(page, 'Sign Out').click()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'out')
}

test('a member adds a passkey, signs in with it, proves a change by it, and removes it @remote', async ({
  baseURL,
  launchOptions,
}, { project }) => {
  const email = freshEmail()
  await memberWith(project.name, email)
  await using device = await deviceAt(baseURL ?? '', launchOptions.executablePath)
  const { page, unlocks } = await newPage(device)

  await page.goto('/sign-in?next=/account-settings/passkeys')
  await signInByPassword(page, email)
  await page.waitForURL('**/account-settings/passkeys')
  await expect(page.getByText('You have none yet.')).toBeVisible()
  await button(page, 'Add a passkey on this device').click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Added on .* Not used yet\.$/)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await button(page, 'Add a passkey on this device').click()
  await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible()
  await signOut(page)

  await page.goto('/sign-in?next=/account-settings/sessions')
  await page.getByRole('link', { name: 'Sign in with a passkey instead' }).click()
  expect(await axeFaults(page)).toEqual([])
  await unlocks(false)
  await button(page, 'Use a passkey').click()
  await expect(page.getByText(/^No passkey was used/)).toBeVisible()
  await unlocks(true)
  await button(page, 'Use a passkey').click()
  await page.waitForURL('**/account-settings/sessions')
  await expect(page.getByText(/^Signed in by passkey on \d/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Passkey added on' })).toBeVisible()

  await page.goto('/account-settings/passkeys')
  await expect(page.getByText(/Last used on/)).toBeVisible()
  makeProofsOld(project.name, email)
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeFocused()
  await button(page, 'Confirm with a passkey').click()
  await expect(page.getByText('You have none yet.')).toBeVisible()
  await signOut(page)
  await page.goto('/sign-in/passkey')
  await button(page, 'Use a passkey').click()
  await expect(page.getByText('That passkey does not sign in here')).toBeVisible()
})
