import { sentUndoKey } from '@/tests/factories/sent-codes'
import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { dataDirOf } from './support/clicks'
import { askForCode, button, forgiveRefusals, freshEmail, memberWith, signInFor, typeCode } from './support/joining'
import { codeFor } from './support/outbox'

test(
  'whose e-mail address somebody changed takes it back by the link in the message, and reads what happened',
  { tag: '@remote' },
  async ({ page, browser, visit, problems }, { project }) => {
    const [email, next] = [freshEmail(), freshEmail()]
    await memberWith(project.name, email)
    await signInFor(page, email, '/account-settings/contacts')
    await page.getByLabel('New e-mail address').fill(next)
    await button(page, 'Send a code to the e-mail address').click()
    await page.getByLabel('Six-digit code').fill(await codeFor(project.name, next))
    await button(page, 'Check the code').click()
    await expect(page.getByText(`You have ${next}.`)).toBeVisible()
    const key = () => sentUndoKey(dataDirOf(project.name), email)
    await expect.poll(key, { timeout: 60_000 }).not.toBeNull()

    // The owner has another device, and nothing of the account on it.
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
    const owner = await context.newPage()
    await owner.goto(`/undo/${key()}`)
    expect(await axeFaults(owner)).toEqual([])
    await button(owner, 'Take the change back').click()
    await expect(owner.getByRole('heading', { level: 1 })).toHaveText('The change is taken back')
    await owner.getByRole('link', { name: 'Sign in' }).click()
    await askForCode(owner, email)
    await typeCode(owner, project.name, email)
    await owner.waitForURL('**/account-settings')
    await owner.goto('/account-settings/sessions')
    const log = owner.locator('.event-log')
    await expect(log.getByText('E-mail address confirmed by a code')).toBeVisible()
    await expect(log.getByText(/^Signed in by code on Chrome/)).toBeVisible()
    expect(await axeFaults(owner)).toEqual([])
    await context.close()

    await visit('/account-settings')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(`You are signed in as`)).toHaveCount(0)
    forgiveRefusals(problems)
  },
)
