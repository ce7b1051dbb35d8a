import type { Page } from '@playwright/test'
import { type ApplicantQuestion, questionsFor } from '@/lib/domain/eligibility/applicant-questions'
import { rulesRead } from '@/lib/domain/eligibility/check-eligibility'
import { thirdInTurn } from '@/tests/setup/turn'
import { expect, test } from './fixtures'
import { canaries } from './support/canaries'
import { detailPath, productsOf, samples } from './support/catalogue'
import { untilQuiet, watchRequests } from './support/traffic'

/** What a visitor may say about themselves, in words that would stand out wherever they ended up. */
const answers: readonly (readonly [ApplicantQuestion, string])[] = [
  ['age', '47'],
  ['income', canaries.income],
  ['commitments', canaries.repayments],
  ['issuers', '13'],
]
const choices: readonly (readonly [ApplicantQuestion, string])[] = [
  ['residency', 'permanent-resident'],
  ['work', 'self-employed'],
]

async function openCheck(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check yourself against these rules' }).click()
  await expect(page.locator('#who').getByLabel('Your age')).toBeVisible()
  await untilQuiet(page)
}

/** Everything that the browser keeps for the site, save what the visitor said in this tab. */
async function keptBy(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage, applicant: undefined },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }))
  return JSON.stringify({ ...stored, cookies: await page.context().cookies() })
}

/** Categories whose products have rules of who may apply. */
const checked = samples.filter(({ category }) => category.table.traits.applicant !== null)

for (const { category, slug } of thirdInTurn(checked)) {
  test(`${category.title}: the check of who may apply asks what its rules read, sends nothing and keeps it in the tab`, async ({
    page,
    visit,
    request,
  }) => {
    await visit(detailPath(category.id, slug))
    await openCheck(page)
    const requests = watchRequests(page)
    const [address, kept] = [page.url(), await keptBy(page)]
    const asked = new Set(
      await page.locator('#who [name]').evaluateAll((all) => all.map((one) => one.getAttribute('name'))),
    )
    const product = (await productsOf(request, category.id)).find((one) => one.slug === slug)
    if (product === undefined) throw new Error(`No ${slug}`)
    expect([...asked]).toEqual(questionsFor(rulesRead(category, product)))
    for (const [name, text] of answers) if (asked.has(name)) await page.locator(`#who [name=${name}]`).fill(text)
    for (const [name, value] of choices)
      if (asked.has(name)) await page.locator(`#who [name=${name}]`).selectOption(value)
    if (asked.has('new')) await page.locator('#who [name=new][value=yes]').check()
    const rules = page.locator('#who li')
    await expect(page.locator('#who [role=status]')).toHaveText(/rule/)
    for (const outcome of await rules.locator('> span:first-child').allTextContents()) {
      expect(outcome).toMatch(/^(Pass|Fail|Take care|Not checked|Cannot tell)$/)
    }
    await page.keyboard.press('Enter')
    await untilQuiet(page)
    expect(requests).toEqual([])
    expect(page.url()).toBe(address)
    expect(await keptBy(page)).toBe(kept)
    expect(kept).not.toContain(canaries.income)
  })
}

/** Where what a visitor said is kept: in the tab, on the device. */
const keptIn = (page: Page) =>
  page.evaluate(() => [sessionStorage, localStorage].map((storage) => storage.getItem('applicant')))

test('the check goes on with its first question, its answers serve other products, and forgetting takes them back', async ({
  page,
  visit,
}) => {
  await visit('/credit-card/bahtera-infinite')
  await openCheck(page)
  await expect(page.getByLabel('Your age')).toBeFocused()
  await page.getByLabel('Your age').fill('47')
  await page.getByLabel('Income a month').fill('1,000')
  expect(await keptIn(page)).toEqual(['age=47&income=1%2C000', null])
  const said = await page.locator('#who [role=status]').textContent()
  await page.reload()
  await expect(page.locator('#who [role=status]')).toHaveText(said ?? '')
  await expect(page.getByLabel('Income a month')).toHaveValue('1,000')
  await expect(page.locator('body')).toBeFocused()
  await page.getByLabel('Keep my answers on this device').check()
  expect(await keptIn(page)).toEqual([null, 'age=47&income=1%2C000'])
  await visit('/loan/personal-loan/selat-study-loan')
  await expect(page.getByLabel('Your age')).toHaveValue('47')
  await page.getByRole('button', { name: 'Forget my answers' }).click()
  await expect(page.getByLabel('Your age')).toHaveValue('')
  await expect(page.getByLabel('Your age')).toBeFocused()
  expect(await keptIn(page)).toEqual([null, null])
  await page.reload()
  await untilQuiet(page)
  await expect(page.getByLabel('Your age')).toHaveCount(0)
})

test('each rule passes, fails or cannot be told on its own', async ({ page, visit }) => {
  await visit('/credit-card/bahtera-infinite')
  await openCheck(page)
  const outcomeOf = (rule: string) =>
    page
      .locator('#who li', { has: page.getByText(rule, { exact: true }) })
      .locator('> span')
      .first()
  await expect(page.locator('#who li', { hasText: 'Youngest age' })).toHaveText(
    'Youngest ageYou need to be 21 or older.',
  )
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

test('a loan is judged with its own instalment for the amount on the page', async ({ page, visit }) => {
  await visit('/loan/personal-loan/selat-study-loan?amount=20000&months=60')
  await openCheck(page)
  await page.locator('#who [name=net]').fill('2,700')
  await page.locator('#who [name=commitments]').fill('1,800')
  const said = page.locator('#who [role=status]')
  await expect(said).toContainText('You do not meet 1 rule')
  await expect(said).toContainText('With RM382.02 a month for this loan, 80.9% of your net income goes to repayments')
  await page.locator('#who [name=commitments]').fill('500')
  await page.locator('#who [name=guarantor][value=yes]').check()
  await expect(said).toContainText('32.7% of your net income')
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
  for (const { category, slug } of checked) {
    await visit(detailPath(category.id, slug))
    const rules = page.locator('#who li')
    expect(await rules.count()).toBeGreaterThanOrEqual(category.table.traits.applicant?.length ?? 0)
    for (const text of await rules.allTextContents()) expect(text.length).toBeGreaterThan(12)
    await expect(page.getByRole('button', { name: 'Check yourself' })).toBeHidden()
    await expect(page.locator('#who input, #who select')).toHaveCount(0)
  }
})
