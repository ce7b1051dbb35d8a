import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'

/** What only the visitor and their bank should know. */
const secrets = { name: 'Aminah binti Yusof', agreement: 'HP-2023-88417', plate: 'VAB 4417' }

const path = '/financial-hub/early-settlement'
const letter = (page: Page) => page.locator('.letter')
const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** A quotation at 3% flat that runs for three years already. */
async function fillAgreement(page: Page): Promise<void> {
  await page.getByLabel('Which loan').selectOption('flat')
  await page.getByLabel('Amount you borrowed').fill('70000')
  await page.getByLabel('Rate in your agreement').fill('3')
  await page.getByLabel('Months agreed').fill('84')
  await page.getByLabel('Instalments paid by then').fill('36')
}

/** Everything that requests of the page say in address, body and referrer. */
function listen(page: Page): string[] {
  const said: string[] = []
  page.on('request', (request) => {
    said.push(decodeURIComponent(request.url()), request.postData() ?? '', request.headers().referer ?? '')
  })
  return said
}

test.describe('who holds a flat 3% agreement, on a phone', () => {
  test.use({ viewport: { width: 360, height: 844 } })

  test('goes from the list to the sum, to the letter and to another lender', async ({ page, visit }) => {
    const said = listen(page)
    await visit('/loan/car-loan')
    await page.getByRole('link', { name: /Leave early: the sum/ }).click()
    await page.waitForURL(`**${path}`)
    await page.getByRole('link', { name: /^Who gets the goodwill discount/ }).click()
    await page.waitForURL(/letter=1/)
    await expect(page.locator('.checks li')).toHaveCount(6)
    await expect(letter(page)).toContainText('[rate in the agreement]')
    // What is written before a figure is entered stays when the answer is drawn anew.
    await expect(page.locator('[data-island=bank-letter]')).toHaveAttribute('data-awake')
    await page.getByLabel('Your name').fill(secrets.name)
    await fillAgreement(page)
    await expect(page.locator('#answer b').first()).toHaveText('RM43,557.65')
    await expect(page.locator('.result-facts')).toContainText('RM262.59')
    await expect(page.getByRole('heading', { name: 'Do you get the goodwill discount?' })).toBeVisible()
    await page.locator('summary', { hasText: 'Do you get the goodwill discount?' }).click()
    await page.getByLabel('Who signed the agreement').selectOption('person')
    await page.getByLabel(/^Not at all, or 90 days/).check()
    await page.getByLabel('None of these').check()
    await expect(page.locator('#answer')).toContainText('Yes, by the published conditions.')
    await expect(page.getByLabel('Your name')).toHaveValue(secrets.name)
    await page.getByLabel('Agreement number').fill(secrets.agreement)
    await page.getByLabel('Plate number of the car').fill(secrets.plate)
    for (const secret of Object.values(secrets)) await expect(letter(page)).toContainText(secret)
    await expect(letter(page)).toContainText('RM262.59 less')
    await expect(letter(page)).toContainText('[name of the bank]')
    // The letter follows the sum and keeps what was written into it.
    await page.getByLabel('Instalments paid by then').fill('35')
    await expect(letter(page)).toContainText('once 35 of the 84 instalments')
    await expect(letter(page)).toContainText(secrets.name)
    await page.getByLabel('Instalments paid by then').fill('36')
    await expect(letter(page)).toContainText('RM262.59 less')
    const mail = (await page.getByRole('link', { name: 'Open in my mail' }).getAttribute('href')) ?? ''
    expect(decodeURIComponent(mail)).toMatch(new RegExp(`^mailto:\\?subject=.*${secrets.agreement}`))
    expect(decodeURIComponent(mail)).toContain(secrets.name)
    expect(await wide(page)).toBe(0)
    expect(await axeFaults(page)).toEqual([])
    expect(new URL(page.url()).search).toBe('?letter=1')
    await page.getByRole('button', { name: 'See whether another lender is cheaper' }).click()
    await page.waitForURL(/move-car-loan\?sealed=/)
    await expect(page.getByLabel('Your bank asks to settle it today')).toHaveValue('43557.65')
    await expect(page.locator('#answer')).toContainText(/(saved|lost) by moving/)
    expect(await wide(page)).toBe(0)
    expect(await axeFaults(page)).toEqual([])
    const told = said.join('\n')
    for (const secret of Object.values(secrets)) expect(told).not.toContain(secret)
  })

  test('copies the letter, and is told what is wrong with a figure that stays as it was typed', async ({
    page,
    visit,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit(path)
    await fillAgreement(page)
    await page.getByLabel('Your name').fill(secrets.name)
    await page.getByRole('button', { name: 'Copy the letter' }).click()
    await expect(page.getByText('Copied', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(secrets.name)
    await page.getByLabel('Instalments paid by then').fill('90')
    await expect(page.locator('#answer')).toContainText('Nothing is left to settle')
    await page.getByLabel('Amount you borrowed').fill('lots')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.locator('.problem-summary')).toContainText('Amount you borrowed')
    await expect(page.getByLabel('Amount you borrowed')).toHaveValue('lots')
  })

  test('prints the letter alone', async ({ page, visit }) => {
    await visit(path)
    await fillAgreement(page)
    await page.evaluate(() => {
      window.print = () => undefined
    })
    await page.getByRole('button', { name: 'Print the letter' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(letter(page)).toBeVisible()
    await expect(page.locator('h1')).toBeHidden()
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(page.locator('h1')).toBeVisible()
  })

  test('without script gets the sum, the letter with its gaps and the way on', { tag: '@no-script' }, async ({
    page,
    visit,
  }) => {
    await visit('/loan/car-loan')
    await page.getByRole('link', { name: /Leave early: the sum/ }).click()
    await page.getByRole('link', { name: /^Who gets the goodwill discount/ }).click()
    await expect(page.locator('.checks li')).toHaveCount(6)
    await expect(letter(page)).toContainText('[rate in the agreement]')
    await fillAgreement(page)
    await page.getByRole('button', { name: 'Calculate' }).click()
    await page.waitForURL(/sealed=/)
    await expect(page.locator('#answer b').first()).toHaveText('RM43,557.65')
    await expect(letter(page)).toContainText('RM43,295.06: RM262.59 less')
    await expect(letter(page)).toContainText('[agreement number]')
    await expect(page.getByRole('link', { name: 'How to read a car loan offer' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Compare car loans', exact: true })).toBeVisible()
    await expect(page.getByLabel('Agreement number')).toBeHidden()
    expect([...new URL(page.url()).searchParams.keys()]).toEqual(['sealed'])
    expect(await wide(page)).toBe(0)
    await page.getByRole('button', { name: 'See whether another lender is cheaper' }).click()
    await page.waitForURL(/move-car-loan\?sealed=/)
    await expect(page.getByLabel('Instalments left')).toHaveValue('48')
    await page.getByLabel('What the car is worth today').fill('thirty')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.locator('.problem-summary')).toContainText('What the car is worth today')
    await expect(page.getByLabel('What the car is worth today')).toHaveValue('thirty')
  })
})

test('a dearer car still ranks: its down payment follows the price', async ({ page, visit }) => {
  await visit('/loan/car-loan')
  await page.locator('.case summary').first().click()
  const price = page.locator('main [name=price]')
  await price.fill('200000')
  await expect(page.locator('main [name=down]')).toHaveValue('20000')
  await expect(page).toHaveURL('/loan/car-loan?price=200000')
  await expect(page.locator('#case-title')).toContainText('RM180,000')
  expect(await page.locator('.row .why-link', { hasText: /1st/ }).count()).toBe(1)
})

test('a dearer car ranks without script too', { tag: '@no-script' }, async ({ page, visit }) => {
  await visit('/loan/car-loan')
  await page.locator('.case summary').first().click()
  await page.locator('main [name=price]').fill('200000')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.locator('#case-title')).toContainText('RM180,000')
  await expect(page.locator('main [name=down]')).toHaveValue('20000')
})
