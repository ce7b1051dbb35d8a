import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { canaries } from './support/canaries'
import { detailPath, slugsOf } from './support/catalogue'
import { openScenario } from './support/folded'
import { button, freshEmail, memberWith, signInByPassword } from './support/joining'
import { keepSession, type OpenSession } from './support/members'

const home = '/account-settings'
const [card, otherCard] = slugsOf('credit-card')
const comparison = `/compare?category=credit-card&product=${card}&product=${otherCard}`
const note = (page: Page) => page.locator('#note')
const section = (page: Page, name: string) => page.getByRole('region', { name })
const about = (page: Page, name: RegExp) => page.getByRole('button', { name })

/** Signs a member in by script, on a page of the site. */
async function enter(page: Page, visit: (path: string) => Promise<unknown>, session: OpenSession, path: string) {
  await visit('/glossary')
  await keepSession(page, session)
  await visit(path)
  await expect(page.locator('html')).toHaveAttribute('data-session', 'in')
}

/** Calls the API as a member. */
async function tell(page: Page, { accessToken }: OpenSession, path: string, data: Readonly<Record<string, unknown>>) {
  const headers = { authorization: `Bearer ${accessToken}`, 'app-identifier': 'timbang', platform: 'WEB' }
  expect((await page.request.post(`/api${path}`, { headers, data })).status(), path).toBe(200)
}

async function keepAnalysis(page: Page, session: OpenSession): Promise<void> {
  const findings = [
    { id: 'reserve', state: 'good', value: '8.5 months' },
    { id: 'debt-service', state: 'act', value: '61.0%' },
  ]
  await tell(page, session, '/account-component/analyses', { findings })
}

/** A member at home in the settings, who keeps so many analyses of one day. Gives the place where they are. */
async function atHome(page: Page, visit: (path: string) => Promise<unknown>, project: string, analyses = 1) {
  const session = await memberWith(project, freshEmail())
  await enter(page, visit, session, '/glossary')
  for (let at = 0; at < analyses; at += 1) await keepAnalysis(page, session)
  await visit(home)
  const kept = section(page, 'Saved analyses')
  await expect(kept.getByRole('button', { name: /^Delete/ })).toHaveCount(analyses)
  return kept
}

/** Holds deletions of analyses back, to be let go one by one in their order; `asked` are the methods of all calls for them. */
async function holdDeletions(page: Page) {
  const held: (() => void)[] = []
  const asked: string[] = []
  await page.route('**/api/account-component/analyses**', async (route) => {
    const method = route.request().method()
    asked.push(method)
    if (method === 'DELETE') await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  const release = async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    held.shift()?.()
  }
  return { asked, release }
}

test(
  'a member keeps a comparison and finds it at home beside the analyses, deletes it and has it back',
  { tag: '@remote' },
  async ({ page, visit }, { project }) => {
    const session = await memberWith(project.name, freshEmail())
    await enter(page, visit, session, comparison)
    await button(page, 'Keep this comparison').click()
    await expect(page.getByText('Kept in your account')).toBeVisible()
    await page.getByRole('link', { name: 'your account', exact: true }).click()
    await page.waitForURL(`**${home}`)
    await expect(section(page, 'Saved analyses')).toContainText('You keep none yet.')
    await keepAnalysis(page, session)
    await page.setViewportSize({ width: 360, height: 760 })
    await visit(home)
    await page.getByText('See its figures').click()
    await expect(section(page, 'Saved analyses')).toContainText(/20 Nov 2026.*Emergency fund\s*8\.5 months Good/)
    expect(await axeFaults(page)).toEqual([])

    const kept = section(page, 'Saved comparisons')
    await kept.getByRole('button', { name: /^Delete/ }).click()
    await expect(kept).toContainText('You keep none yet.')
    await expect(note(page)).toBeFocused()
    await button(page, 'Undo').click()
    await expect(note(page)).toHaveText('It is back.')
    await kept.getByRole('link', { name: /, / }).click()
    await page.waitForURL('**/compare?*')
    expect(page.url()).toContain(comparison.slice(1))
  },
)

test('what is being deleted can be brought back at once, and nobody who has gone on is called back', async ({
  page,
  visit,
}, { project }) => {
  const kept = await atHome(page, visit, project.name)
  const { release } = await holdDeletions(page)
  await kept.getByRole('button', { name: /^Delete/ }).click()
  await expect(note(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Undo')).toBeFocused()
  const gone = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await release()
  await gone
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(button(page, 'Undo')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(note(page)).toHaveText('It is back.')
  await expect(kept).toContainText('20 Nov 2026')
})

test('Undo that is pressed while it is still being deleted brings it back once it is', async ({ page, visit }, {
  project,
}) => {
  const kept = await atHome(page, visit, project.name)
  const { asked, release } = await holdDeletions(page)
  await kept.getByRole('button', { name: /^Delete/ }).click()
  await button(page, 'Undo').click()
  await expect(note(page)).toHaveCount(0)
  expect(asked).toEqual(['DELETE'])
  await release()
  await expect(note(page)).toHaveText('It is back.')
  await expect(kept).toContainText('20 Nov 2026')
})

test('Undo waits for what it brings back, whatever else has been deleted meanwhile', async ({ page, visit }, {
  project,
}) => {
  const kept = await atHome(page, visit, project.name, 2)
  const { asked, release } = await holdDeletions(page)
  const remove = kept.getByRole('button', { name: /^Delete/ })
  await remove.first().click()
  await expect(remove).toHaveCount(1)
  await remove.click()
  await expect(remove).toHaveCount(0)
  await expect.poll(() => asked.length).toBe(2)
  const gone = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await release()
  await gone
  await button(page, 'Undo').click()
  await expect(note(page)).toHaveCount(0)
  expect(asked).toEqual(['DELETE', 'DELETE'])
  await release()
  await expect(note(page)).toHaveText('It is back.')
  await expect(remove).toHaveCount(1)
})

test('what could not be deleted is there again, and the page says so', async ({ page, visit, problems }, {
  project,
}) => {
  const kept = await atHome(page, visit, project.name)
  await page.route('**/api/account-component/analyses*', (route) =>
    route.request().method() === 'DELETE' ? route.abort('internetdisconnected') : route.continue(),
  )
  await kept.getByRole('button', { name: /^Delete/ }).click()
  await expect(note(page)).toContainText('That did not work.')
  await expect(kept).toContainText('20 Nov 2026')
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED')))
})

test('a member follows a product for the case that they filled in, and says what is worth a message', async ({
  page,
  visit,
}, { project }) => {
  const session = await memberWith(project.name, freshEmail())
  const [account] = slugsOf('savings-account')
  await enter(page, visit, session, detailPath('savings-account', account))
  await openScenario(page)
  await page.locator('main input[name=balance]').fill('50000')
  await page.waitForURL('**?balance=50000')
  await page.getByRole('link', { name: 'Tell me when this changes' }).click()
  await expect(
    page.getByRole('status').getByText('We will write to you when its figure changes (RM50,000,'),
  ).toBeVisible()
  await page.setViewportSize({ width: 360, height: 760 })
  await visit(`${home}/interests`)
  const row = page.locator('.sign-next li')
  await expect(row).toContainText('For this case: RM50,000')
  const least = row.getByLabel('Also tell me when another one beats it by')
  await expect(least).toHaveValue('10000')
  await least.selectOption('RM500')
  await row.getByLabel('When', { exact: true }).selectOption('On Mondays, all in one message')
  await row.getByRole('button', { name: /^Save/ }).click()
  await expect(note(page)).toContainText('Saved')
  await expect(least).toHaveValue('50000')
  await expect(row.getByLabel('When', { exact: true })).toHaveValue('weekly')
  expect(await axeFaults(page)).toEqual([])
  await row.getByRole('link').click()
  await page.waitForURL('**?balance=50000')
})

test('a product that a member shortlists or leaves for is on a list that they clear, and have back', async ({
  page,
  visit,
}, { project }) => {
  const session = await memberWith(project.name, freshEmail())
  await enter(page, visit, session, detailPath('credit-card', card))
  const kept = page.waitForResponse((response) => response.request().postData()?.includes(`"slug":"${card}"`) ?? false)
  await button(page, 'Add to shortlist').click()
  expect((await kept).status()).toBe(200)
  await page.getByRole('link', { name: 'Tell me when this changes' }).click()
  // Good news: read out in its turn, and under no heading of failures.
  await expect(page.getByText('Oops!')).toHaveCount(0)
  await expect(
    page
      .getByRole('status')
      .getByText('We will write to you when its figure changes (with typical figures), when its offer ends'),
  ).toBeVisible()
  const told = page.waitForResponse((response) => response.url().endsWith('/user-interest-record/redirect'))
  // The partner answers nothing here: the page stays, and the call ends.
  await page.route('**/apply/**', (route) => route.fulfill({ status: 204 }))
  await page.locator('.apply-bar a').click()
  expect((await told).status()).toBe(200)
  await visit(`${home}/interests`)
  const rows = page.locator('.sign-next li')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(0)).toContainText('You went on to its provider on 20 Nov 2026.')
  await expect(rows.nth(1)).toContainText(
    'We write to you when its figure changes or its offer ends. You asked on 20 Nov 2026.',
  )
  await expect(rows.nth(2)).toContainText('On your shortlist since 20 Nov 2026.')
  await about(page, /^Remove .*, alert$/).click()
  await expect(rows).toHaveCount(2)
  await about(page, /^Remove .*, marked$/).click()
  await expect(rows).toHaveCount(1)
  await button(page, 'Undo').click()
  await expect(rows).toHaveCount(2)
  await button(page, 'Clear the list').click()
  await expect(page.getByText('Nothing is on your list.')).toBeVisible()
  await button(page, 'Undo').click()
  await expect(rows).toHaveCount(2)
})

test(
  'without script a member reads that the settings need it, and signs out in the header',
  {
    tag: '@no-script',
  },
  async ({ page, context, visit }, { project }) => {
    const email = freshEmail()
    await memberWith(project.name, email)
    await visit('/account-settings/income')
    await expect(page.getByText('These pages need JavaScript')).toBeVisible()
    await page.getByRole('link', { name: 'Sign in', exact: true }).click()
    await signInByPassword(page, email)
    await page.waitForURL('**/account-settings/income')
    await expect(page.getByText('You are signed in, but these pages need JavaScript.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in again' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Login / Register' })).toBeHidden()
    const menu = page.getByRole('navigation', { name: 'Your account' })
    await menu.getByText('AY').click()
    await expect(menu.getByText(canaries.memberName)).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Account Settings' })).toBeVisible()
    await menu.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByText('You are signed out.')).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('member')
  },
)

test('signing out removes what is the account’s and nothing that was typed on this device', async ({ page, visit }, {
  project,
}) => {
  const session = await memberWith(project.name, freshEmail())
  await enter(page, visit, session, '/glossary')
  await keepAnalysis(page, session)
  await visit('/financial-analysis')
  await expect(page.locator('[data-island=analysis]')).toHaveAttribute('data-awake')
  await page.getByLabel('Net income a month').fill('6100')
  await expect(page.getByText('Reports in your account')).toBeVisible()
  await page.locator('.when-in summary').click()
  await button(page, 'Sign Out').click()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'out')
  await expect(page.getByText('Reports in your account')).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Net income a month')).toHaveValue('6100')
  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))
  expect(stored).toMatchObject({ analysis: expect.stringContaining('6100') })
  for (const key of ['accessToken', 'refreshToken', 'userId']) expect(stored).not.toHaveProperty(key)
})
