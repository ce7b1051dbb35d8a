import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { detailPath, slugsOf } from './support/catalogue'
import { button, freshEmail, memberWith } from './support/joining'
import { keepSession, type OpenSession } from './support/members'

const [card] = slugsOf('credit-card')
const take = (page: Page) => button(page, 'Use what is in my account').click()
const stored = (page: Page) =>
  page.evaluate(() => Object.entries({ ...sessionStorage }).filter(([key]) => /^(?:applicant|told-)/.test(key)))

/** Saves in the account what its settings ask for. */
async function fillAccount(page: Page, { accessToken }: OpenSession): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}`, 'app-identifier': 'timbang', platform: 'WEB' }
  const none = { homeLoan: null, personalLoan: null, cardMinimum: null, ptptn: null, other: null }
  const incomes = {
    grossMonthly: 280_000,
    netMonthly: 240_000,
    otherMonthly: null,
    commitments: { ...none, carLoan: 60_000 },
  }
  const profile = { birthDate: '1990-05-17', sex: 'male', nationality: 'MY' }
  const told = await page.request.put('/api/account-component/incomes', { headers, data: incomes })
  const said = await page.request.put('/api/account-component/account/update-profile', { headers, data: profile })
  expect([told.status(), said.status()]).toEqual([204, 200])
}

test('a member’s own figures fill who may apply, the analysis, calculators and insurance, in no address, until they sign out', async ({
  page,
  visit,
}, { project }) => {
  const session = await memberWith(project.name, freshEmail())
  await visit('/glossary')
  await keepSession(page, session)
  await fillAccount(page, session)

  await visit(detailPath('credit-card', card ?? ''))
  await button(page, 'Check yourself against these rules').click()
  await take(page)
  await expect(page.getByText('Filled in from your account.')).toBeVisible()
  await expect(page.getByLabel('Your age')).toHaveValue('36')
  await expect(page.getByLabel('Income a month', { exact: true })).toHaveValue('2,800')

  await visit('/financial-analysis')
  await expect(page.getByLabel('Net income a month')).toHaveValue('2,400')
  await expect(page.getByText('Some answers are filled in')).toBeVisible()
  await visit('/financial-hub/affordability')
  await expect(page.getByLabel('Net income a month')).toHaveValue('2,400')
  await visit('/insurance/term-life-insurance')
  await expect(page.locator('[name="age"]')).toHaveValue('37')
  await expect(page.locator('[name="sex"][value="male"]:checked, select[name="sex"]').first()).toHaveValue('male')
  expect(new URL(page.url()).search).toBe('')

  await page.locator('.when-in summary').click()
  await button(page, 'Sign Out').click()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'out')
  expect(await stored(page)).toEqual([])
})

test('the account fills a calculator where it is asked for, and the analysis by the link that compares', async ({
  page,
  visit,
}, { project }) => {
  const session = await memberWith(project.name, freshEmail())
  await visit('/glossary')
  await keepSession(page, session)
  await visit('/financial-hub/affordability')
  await take(page)
  await expect(page.getByText('Your account does not say yet')).toBeVisible()
  await fillAccount(page, session)
  await take(page)
  await expect(page.getByLabel('Net income a month')).toHaveValue('2,400')
  await page.evaluate(() => sessionStorage.removeItem('applicant'))
  await visit('/financial-analysis#from-account')
  await expect(page.getByLabel('Net income a month')).toHaveValue('2,400')
})
