import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { detailPath, samples } from './support/catalogue'
import { untilQuiet, watchRequests } from './support/traffic'

/** What a visitor may say about themselves, in words that would stand out wherever they ended up. */
const answers: readonly (readonly [string, string])[] = [
  ['Your age', '47'],
  ['Income a month', '98765'],
  ['Repayments a month', '4321'],
  ['Banks you hold cards from', '13'],
]
const choices: readonly (readonly [string, string])[] = [
  ['Residency', 'permanent-resident'],
  ['Kind of work', 'self-employed'],
]

async function openCheck(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check yourself against these rules' }).click()
  await expect(page.getByLabel('Your age')).toBeVisible()
  await untilQuiet(page)
}

/** Everything that the browser keeps for the site. */
async function keptBy(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }))
  return JSON.stringify({ ...stored, cookies: await page.context().cookies() })
}

for (const { category, slug } of samples) {
  test(`${category.title}: the check of who may apply sends and keeps nothing`, async ({ page, visit }) => {
    await visit(detailPath(category.id, slug))
    await openCheck(page)
    const requests = watchRequests(page)
    const [address, kept] = [page.url(), await keptBy(page)]
    for (const [label, text] of answers) await page.getByLabel(label).fill(text)
    for (const [label, value] of choices) await page.getByLabel(label).selectOption(value)
    await page.getByRole('group', { name: 'Do you bank here already?' }).getByLabel('Yes').check()
    const rules = page.locator('#who li')
    await expect(page.locator('#who [role=status]')).toHaveText(/rule/)
    for (const outcome of await rules.locator('> span:first-child').allTextContents()) {
      expect(outcome).toMatch(/^(Pass|Fail|Not checked|Cannot tell)$/)
    }
    await page.keyboard.press('Enter')
    await untilQuiet(page)
    expect(requests).toEqual([])
    expect(page.url()).toBe(address)
    expect(await keptBy(page)).toBe(kept)
    await page.reload()
    await expect(page.getByLabel('Your age')).toHaveCount(0)
    expect(await keptBy(page)).not.toContain('98765')
  })
}

test('each rule passes, fails or cannot be told on its own', async ({ page, visit }) => {
  await visit('/credit-card/bahtera-infinite')
  await openCheck(page)
  const outcomeOf = (rule: string) =>
    page
      .locator('#who li', { has: page.getByText(rule, { exact: true }) })
      .locator('> span')
      .first()
  await expect(outcomeOf('Youngest age')).toHaveText('Not checked')
  await page.getByLabel('Your age').fill('20')
  await expect(outcomeOf('Youngest age')).toHaveText('Fail')
  await expect(outcomeOf('Income')).toHaveText(/Not checked|Cannot tell/)
  await page.getByLabel('Your age').fill('40')
  await expect(outcomeOf('Youngest age')).toHaveText('Pass')
  await page.getByLabel('Income a month').fill('1')
  await expect(outcomeOf('Income')).toHaveText('Fail')
  await expect(page.locator('#who [role=status]')).toHaveText(/You do not meet 1 rule/)
  await page.getByLabel('Income a month').fill('1,000,000.00')
  await expect(outcomeOf('Income')).toHaveText('Pass')
  await page.getByLabel('Income a month').fill('a lot')
  await expect(outcomeOf('Income')).toHaveText(/Not checked|Cannot tell/)
  await expect(page.locator('#who .problem')).toHaveCount(0)
  await page.getByLabel('Income a month').press('Tab')
  await expect(page.getByLabel('Income a month')).toHaveAccessibleDescription(/must be an amount in ringgit/)
  await page.getByLabel('Income a month').fill('')
  await page.getByLabel('Your age').fill('')
  await expect(outcomeOf('Youngest age')).toHaveText(/Not checked|Cannot tell/)
})

test('the check that cannot be loaded says so and works on a second try', async ({ page, visit, problems }) => {
  await visit('/credit-card/bahtera-infinite')
  await expect(page.locator('[data-island=eligibility][data-awake]')).toHaveCount(1)
  await untilQuiet(page)
  await page.route('**/assets/**', (route) => route.abort())
  const button = page.getByRole('button', { name: 'Check yourself against these rules' })
  await button.click()
  await expect(page.locator('#who')).toContainText('That could not be loaded')
  await page.unroute('**/assets/**')
  await button.click()
  await expect(page.getByLabel('Your age')).toBeVisible()
  expect(problems.filter((problem) => !problem.includes('net::ERR_FAILED'))).toEqual([])
  problems.length = 0
})

test('without script the rules stand as a checklist', { tag: '@no-script' }, async ({ page, visit }) => {
  for (const { category, slug } of samples) {
    await visit(detailPath(category.id, slug))
    const rules = page.locator('#who li')
    expect(await rules.count()).toBeGreaterThanOrEqual(6)
    for (const text of await rules.allTextContents()) expect(text.length).toBeGreaterThan(12)
    await expect(page.getByRole('button', { name: 'Check yourself' })).toBeHidden()
    await expect(page.locator('#who input, #who select')).toHaveCount(0)
  }
})
