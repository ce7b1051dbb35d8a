import type { Page } from '@playwright/test'
import { problemDocument } from '@/lib/contract/problem-document'
import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { canaries } from './support/canaries'
import { createMember, keepSession, type OpenSession } from './support/members'
import { untilQuiet, watchRequests } from './support/traffic'

const path = '/financial-analysis'
const keptPath = '/api/account-component/analyses'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const rows = (page: Page) => page.getByRole('table', { name: 'Reports that you keep' }).locator('tbody tr')
const changes = (page: Page) => page.getByRole('region', { name: 'What changed' })
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Starts again, and answers with an income of RM6,000 and these repayments and nothing else. */
async function toReport(page: Page, repayments: string): Promise<void> {
  await expect(page.locator('[data-island=analysis]')).toHaveAttribute('data-awake')
  await button(page, 'Start again').click()
  await page.getByLabel('Net income a month').fill('6000')
  await button(page, 'Next').click()
  await page.getByLabel('Repayments a month').fill(repayments)
  await button(page, 'Next').click()
  for (let step = 3; step <= 6; step += 1) await button(page, 'Skip').click()
  await expect(page.locator('#report')).toBeFocused()
}

async function enter(page: Page, visit: (path: string) => Promise<unknown>, session: OpenSession): Promise<void> {
  await visit('/glossary')
  await keepSession(page, session)
  await visit(path)
  await expect(page.locator('html')).toHaveAttribute('data-session', 'in')
}

/** Chromium writes every request that fails to the console; the ones that a test asks for are no problem. */
function forgive(problems: string[], pattern: RegExp): void {
  problems.splice(0, problems.length, ...problems.filter((problem) => !pattern.test(problem)))
}

test('a member keeps reports, sees over time what changed, and deletes one after a question', async ({ page, visit }, {
  project,
}) => {
  await enter(page, visit, await createMember(project.name))
  await toReport(page, '3000')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(keptPath))
  await button(page, 'Keep this report').click()
  expect((await sent).postData(), 'the figures, none of the answers').not.toMatch(/6000|6,000|3000|3,000|income"/)
  await expect(page.getByText('The report is kept.')).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await expect(changes(page)).toHaveCount(0)

  await page.reload()
  await expect(page.locator('#report')).toBeVisible()
  await button(page, 'Start again').click()
  await expect(page.getByRole('heading', { name: 'Reports in your account' })).toBeVisible()
  await expect(rows(page)).toHaveText(/20 Nov 2026\s*50\.0%\s*Watch/)
  await expect(page.getByLabel('Net income a month')).toHaveValue('')

  await toReport(page, '600')
  await button(page, 'Keep this report').click()
  await expect(rows(page)).toHaveCount(2)
  await expect(changes(page)).toContainText(
    'Down from 50.0% to 10.0%, both on 20 Nov 2026. Better: “Watch” before, “Good” now.',
  )
  const line = changes(page).getByRole('img', {
    name: /^Repayments against income over time: .* from 50\.0% to 10\.0%/,
  })
  await expect(line).toBeVisible()
  await expect(line.locator('circle')).toHaveCount(2)
  expect(await axeFaults(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await sideways(page)).toBeLessThanOrEqual(0)

  const first = rows(page).first()
  await first.getByRole('button', { name: 'Delete report 1 of 2, kept on 20 Nov 2026' }).click()
  await expect(first.getByRole('button', { name: 'Keep it' })).toBeFocused()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(first.getByRole('button', { name: 'Delete report 1 of 2, kept on 20 Nov 2026' })).toBeFocused()
  await expect(rows(page)).toHaveCount(2)
  await page.keyboard.press('Enter')
  await first.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page.getByText('The report is deleted.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Keep it in your account' })).toBeFocused()
  await expect(rows(page)).toHaveText(/10\.0%\s*Good/)
  await expect(changes(page)).toHaveCount(0)
  await page.reload()
  await expect(rows(page)).toHaveText(/10\.0%\s*Good/)
})

test('without a connection nothing is lost: the words say so, and trying again keeps the report once', async ({
  page,
  visit,
  context,
  problems,
}, { project }) => {
  await enter(page, visit, await createMember(project.name))
  await toReport(page, '3000')
  await untilQuiet(page)
  await context.setOffline(true)
  await button(page, 'Keep this report').click()
  await expect(
    page.getByText(/No answer came, so we cannot tell whether that worked\. Nothing on this page is lost/),
  ).toBeVisible()
  await expect(page.locator('.finding').first()).toContainText('50.0%')
  await context.setOffline(false)
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toHaveCount(0)
  await button(page, 'Keep this report').click()
  await expect(page.getByText('The report is kept.')).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  forgive(problems, /ERR_INTERNET_DISCONNECTED/)
})

test('a refusal of the server changes nothing and says so, for keeping, deleting and loading', async ({
  page,
  visit,
  problems,
}, { project }) => {
  await enter(page, visit, await createMember(project.name))
  await toReport(page, '3000')
  await button(page, 'Keep this report').click()
  await expect(rows(page)).toHaveCount(1)
  const refusal = { status: 503, json: problemDocument('GBL0009', '00000000-0000-4000-8000-000000000000') }
  await page.route(`**${keptPath}*`, (route) => route.fulfill(refusal))
  const refused = page.getByText('That did not work, and nothing was changed. Nothing on this page is lost')
  await button(page, 'Keep this report').click()
  await expect(refused).toBeVisible()
  await button(page, 'Delete report 1 of 1, kept on 20 Nov 2026').click()
  await button(page, 'Yes, delete it').click()
  await expect(refused).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.locator('.finding').first()).toContainText('50.0%')

  await page.reload()
  await expect(page.getByText('What you keep could not be loaded.')).toBeVisible()
  await page.unroute(`**${keptPath}*`)
  await button(page, 'Load it again').click()
  await expect(rows(page)).toHaveText(/50\.0%\s*Watch/)
  await expect(page.getByText('What you keep could not be loaded.')).toHaveCount(0)
  forgive(problems, /status of 503/)
})

test('a session that ends leaves the report on the page, takes what was kept away and says why', async ({
  page,
  visit,
  problems,
}, { project }) => {
  await enter(page, visit, await createMember(project.name))
  await toReport(page, '3000')
  await button(page, 'Keep this report').click()
  await expect(rows(page)).toHaveCount(1)
  await page.route('**/api/account-component/**', (route) =>
    route.fulfill({ status: 401, json: problemDocument('GBL0011', '00000000-0000-4000-8000-000000000000') }),
  )
  await button(page, 'Keep this report').click()
  await expect(
    page.getByText('You are no longer logged in, so reports cannot be kept now; this one stays on the page.'),
  ).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  await expect(page.locator('.finding').first()).toContainText('50.0%')
  forgive(problems, /status of 401/)
})

test('a script that does not come is said, and comes when it is asked for again', async ({ page, visit, problems }, {
  project,
}) => {
  await enter(page, visit, await createMember(project.name))
  await toReport(page, '3000')
  await button(page, 'Keep this report').click()
  await expect(rows(page)).toHaveCount(1)
  // The part is told from the other scripts by its words.
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch()
    await ((await answer.text()).includes('Reports in your account')
      ? route.abort('internetdisconnected')
      : route.fulfill({ response: answer }))
  })
  await page.reload()
  await expect(
    page.getByText('The reports in your account could not be loaded. Nothing on this page is lost'),
  ).toBeVisible()
  await page.unroute('**/assets/*.js')
  await button(page, 'Try again').click()
  await expect(rows(page)).toHaveText(/50\.0%\s*Watch/)
  forgive(problems, /ERR_INTERNET_DISCONNECTED/)
})

test('a visitor is told how to keep a report, and nothing is sent', async ({ page, visit }) => {
  await visit(path)
  await untilQuiet(page)
  const requests = watchRequests(page)
  await toReport(page, '3000')
  const how = page.getByText('Members can keep the figures of a report in their account')
  await expect(how).toBeVisible()
  await expect(how.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/sign-in')
  await expect(button(page, 'Keep this report')).toHaveCount(0)
  await untilQuiet(page)
  expect(requests).toEqual([])
})

test('what one member keeps is not shown to the next one on the same device', async ({ page, visit }, { project }) => {
  await enter(page, visit, await createMember(project.name, '--name', canaries.memberName))
  await toReport(page, '3000')
  await button(page, 'Keep this report').click()
  await expect(rows(page)).toHaveCount(1)
  await enter(page, visit, await createMember(project.name, '--name', canaries.otherMemberName))
  await toReport(page, '600')
  await expect(button(page, 'Keep this report')).toBeVisible()
  await untilQuiet(page)
  await expect(rows(page)).toHaveCount(0)
})
