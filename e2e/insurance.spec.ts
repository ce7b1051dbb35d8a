import type { Page } from '@playwright/test'
import { categoriesOn } from '@/lib/domain/categories/registry'
import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { openScenario } from './support/folded'
import { evenText, parseHtml, textOf } from './support/html'

const list = '/insurance/term-life-insurance'
const takaful = `${list}/melur-term-takaful-i`

/** The monthly price that the row of a plan shows, in ringgit. */
async function monthlyPrice(page: Page, slug: string): Promise<number> {
  const shown = evenText(await page.locator(`#${slug} .hero b`).textContent())
  const found = /^RM([\d,.]+)$/.exec(shown)?.[1]
  if (found === undefined) throw new Error(`${slug} shows no monthly price: ${shown}`)
  return Number(found.replaceAll(',', ''))
}

test('a plan’s page says what is not covered before what is, and both before what it costs', async ({ request }) => {
  const document = parseHtml(await (await request.get(takaful)).text())
  const text = textOf(document, 'main')
  const places = ['Not covered: suicide', 'What is not covered', 'Your case', 'What is covered', 'What it costs']
  const found = places.map((place) => text.indexOf(place))
  expect(found.every((at) => at >= 0)).toBe(true)
  expect(found).toEqual(found.toSorted((a, b) => a - b))
})

test('a comparison starts with what is not covered', async ({ request }) => {
  const query = 'category=term-life-insurance&product=kasturi-direct-term&product=melur-term-takaful-i&own=1'
  const document = parseHtml(await (await request.get(`/compare?${query}`)).text())
  const groups = [...document.querySelectorAll('.compare tbody:not([data-slot]) tr.group')].map((row) =>
    row.textContent?.trim(),
  )
  expect(document.querySelector('.compare tbody')?.textContent).toContain('What is not covered')
  expect(groups.slice(0, 3)).toEqual(['What is not covered', 'For you', 'What is covered'])
})

test('prices follow the person: older and smoking cost more, and past the table there is none', async ({
  page,
  visit,
}) => {
  await visit(list)
  const plan = 'cempaka-term-protect'
  const young = await monthlyPrice(page, plan)
  await openScenario(page)
  await page.getByLabel('Age next birthday').fill('45')
  await expect.poll(() => monthlyPrice(page, plan)).toBeGreaterThan(young)
  const older = await monthlyPrice(page, plan)
  await page.getByLabel('I smoke or vape').check()
  await expect.poll(() => monthlyPrice(page, plan)).toBeGreaterThan(older)
  const closed = page.locator('#meranti-home-keeper-term')
  await expect(closed.locator('.hero b')).toHaveText('Not open to smokers')
  await expect(closed.locator('.why-link')).toHaveText('Why not ranked?')
  await page.getByLabel('Age next birthday').fill('61')
  await expect(page.locator(`#${plan} .hero b`)).toHaveText('The table ends at age 60')
  await closed.locator('.why-link').click()
  await expect(closed.locator('.why')).toContainText('Not ranked: The table ends at age 55.')
})

test('takaful is listed in its own words', async ({ page, visit }) => {
  await visit(`${list}?situation=takaful`)
  await expect(page.locator('aside.notice')).toContainText('wakalah fee')
  const kinds = await page.locator('.row .by').allTextContents()
  expect(kinds.length).toBeGreaterThanOrEqual(4)
  for (const kind of kinds) expect(kind).toContain('Islamic (wakalah)')
})

test('the page of all insurance leads to every list', async ({ visit, page }) => {
  await visit('/insurance')
  for (const { path, title } of categoriesOn('/insurance')) {
    await expect(page.locator('main').getByRole('link', { name: title, exact: true }).first()).toHaveAttribute(
      'href',
      path,
    )
  }
})

for (const { id, path, title } of categoriesOn('/insurance')) {
  test(`${title}: from the page of all insurance to the partner in three clicks, nothing filled in`, async ({
    page,
    visit,
  }) => {
    await visit('/insurance')
    await page.locator('main').getByRole('link', { name: title, exact: true }).first().click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    const row = page.locator('.row').first()
    await expect(row).toContainText('Not covered')
    const name = evenText(await row.locator('h3').textContent())
    await row.locator('h3 a').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    const { pathname } = new URL(page.url())
    await expect(page.getByRole('main')).toContainText('What is not covered')
    await page
      .locator(`a[href="/apply/${id}${pathname.slice(path.length)}"]`)
      .filter({ visible: true })
      .first()
      .click()
    await expect(page).toHaveURL(/\/apply\/sample\?/)
    await expect(page.getByRole('main')).toContainText(name)
    await expect(page.getByRole('main').getByRole('link', { name: /^Back to/ })).toHaveAttribute('href', pathname)
  })
}

test('the cover that is missing goes to the list on the device, and can be cleared there', async ({ visit, page }) => {
  await visit('/financial-hub/insurance-gap')
  await page.getByLabel('What your family would need a year').fill('48000')
  await expect(page.locator('[data-answer]')).toContainText('The list starts from RM708,000 over 15 years.')
  await page.getByRole('link', { name: 'Compare term life cover' }).click()
  await expect(page).toHaveURL(/\/insurance\/term-life-insurance$/)
  await expect(page.locator('main')).toContainText('RM708,000 over 15 years')
  await openScenario(page)
  await expect(page.locator('main')).toContainText('These details stay on this device')
  await page.getByRole('button', { name: 'Clear these details' }).click()
  await expect(page.locator('main')).not.toContainText('RM708,000')
})

test('the list leads back to the calculator that filled it in, where all that was entered stands', async ({
  visit,
  page,
}) => {
  await visit('/financial-hub/insurance-gap')
  await page.getByLabel('Critical illness').check()
  const time = page.getByRole('textbox', { name: 'Time to recover' })
  const answer = page.locator('[data-answer] b').first()
  const example = evenText(await answer.textContent())
  await time.fill('48')
  await expect(answer).not.toHaveText(example)
  const own = evenText(await answer.textContent())
  await page.getByRole('link', { name: 'Compare critical illness cover' }).click()
  await expect(page).toHaveURL(/\/insurance\/critical-illness-insurance$/)
  await openScenario(page)
  await page.getByRole('link', { name: 'Change it there' }).click()
  await expect(page).toHaveURL(/\/financial-hub\/insurance-gap#from-list$/)
  await expect(page.getByRole('main')).toContainText('Filled in with what you had entered before')
  await expect(time).toHaveValue('48')
  await expect(answer).toHaveText(own)
})

test('a trip that goes wrong costs more with a larger bill, and the age stays out of the address', async ({
  page,
  visit,
}) => {
  await visit('/insurance')
  await page.locator('main').getByRole('link', { name: 'Travel insurance and takaful' }).click()
  await expect(page).toHaveURL(/\/insurance\/travel-insurance$/)
  const row = page.locator('#jati-travel-lite')
  await expect(row).toContainText('RM200 of RM33,300 left to you')
  await openScenario(page)
  await page.getByLabel('Medical bill on the trip').fill('200000')
  await expect(row).toContainText('RM50,200 of RM203,300 left to you')
  await page.getByLabel('Age of the oldest traveller').fill('71')
  await expect(row).toContainText('RM125,200 of RM203,300 left to you')
  expect(page.url()).not.toContain('age')
  await row.getByRole('link', { name: 'Jati Travel Lite' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jati Travel Lite')
  await expect(page.locator('a[href^="/apply/travel-insurance/jati-travel-lite"]').first()).toBeVisible()
})

test('a claim at an early stage leaves less, and a plan that does not pay then says so first', async ({
  page,
  visit,
}) => {
  await visit('/insurance')
  await page.locator('main').getByRole('link', { name: 'Critical illness insurance and takaful' }).click()
  await expect(page).toHaveURL(/\/insurance\/critical-illness-insurance$/)
  const level = page.locator('#meranti-care-36')
  await expect(level).toContainText('pays RM100,000; RM89,500 left after RM10,500 over 20 years')
  await expect(page.locator('.row').first()).toHaveAttribute('id', 'meranti-care-36')
  await openScenario(page)
  await page.getByLabel('Early stage', { exact: true }).check()
  await expect(level).toContainText('pays RM0; −RM10,500 left after RM10,500 over 20 years')
  await expect(level).toContainText('Not covered: an early stage')
  await expect(page.locator('.row').first()).toHaveAttribute('id', 'kemuning-care-takaful-i')
  expect(page.url()).not.toContain('stage')
})

test('a price that rises with age is drawn beside one that stays, with a table that says the same', async ({
  request,
}) => {
  const document = parseHtml(await (await request.get('/insurance/critical-illness-insurance')).text())
  expect(textOf(document, 'main')).toContain(
    'Kasturi Five rises from RM184 a year at age 31 to RM2,424 at age 64. Meranti Care 36 stays at RM1,100 a year. Over 34 years the first comes to RM40,743.28 and the second to RM39,270.',
  )
  const last = [...document.querySelectorAll('figure tbody tr')].at(-1)
  expect([...(last?.children ?? [])].map((cell) => cell.textContent)).toEqual(['64', 'RM2,424.00', 'RM1,100.00'])
})

test('what is guaranteed stands apart from what is projected, and beside the price of the same sum as term life', async ({
  page,
  visit,
}) => {
  await visit('/insurance')
  await page.locator('main').getByRole('link', { name: 'Whole life insurance and takaful' }).click()
  await expect(page).toHaveURL(/\/insurance\/whole-life-insurance$/)
  const row = page.locator('#meranti-lifelong-10')
  await expect(row).toContainText('RM34,440')
  await expect(row).toContainText('RM8,610 less than the RM43,050 paid; RM100,000 on death')
  await openScenario(page)
  await page.getByLabel('You leave after').fill('30')
  await expect(row).toContainText('guaranteed after 30 years')
  expect(page.url()).not.toContain('leave')
  await row.getByRole('link', { name: 'Meranti Lifelong 10' }).first().click()
  const against = page.locator('section[aria-labelledby="against-title"]')
  await expect(against).toContainText('RM358.75')
  await expect(against).toContainText('RM10.00')
  await expect(against).toContainText('RM348.75')
  await expect(page.locator('#figures')).toContainText('Not guaranteed: bonus at an assumed 4.00%')
})

test('a vet’s bill comes back in part, and not at all where its cause is not covered', async ({ page, visit }) => {
  await visit('/insurance')
  await page.locator('main').getByRole('link', { name: 'Pet insurance and takaful' }).click()
  await expect(page).toHaveURL(/\/insurance\/pet-insurance$/)
  const mishap = page.locator('#keruing-mishap')
  await expect(mishap).toContainText('RM0 of RM1,500 comes back')
  await expect(mishap).toContainText('Not covered: this bill')
  await openScenario(page)
  await page.getByLabel('Accident', { exact: true }).check()
  await expect(mishap).toContainText('RM1,350 of RM1,500 comes back')
})

const cards = '/insurance/medical-card-insurance'

test('a hospital bill leaves what the card says, the base plan has no rank, and the bill stays out of the address', async ({
  page,
  visit,
}) => {
  await visit('/insurance')
  await page.locator('main').getByRole('link', { name: 'Medical card insurance and takaful' }).click()
  await expect(page).toHaveURL(/\/insurance\/medical-card-insurance$/)
  const row = page.locator('#cempaka-share-ten')
  await expect(row).toContainText('RM2,000 left to you, RM18,000 paid')
  const announced = page.locator('#meranti-base-standard')
  await expect(announced.locator('.why-link')).toHaveText('Why not ranked?')
  await expect(announced.locator('.hero b')).toHaveText('Announced, not on sale yet')
  await openScenario(page)
  await expect(page.getByLabel('Your hospital bill')).toBeHidden()
  await page.getByLabel('Hospital bill', { exact: true }).selectOption('large')
  await expect(row).toContainText('RM3,000 left to you, RM147,000 paid')
  await page.getByLabel('Room you want, a day').fill('250')
  await expect(row).toContainText('RM3,200 left to you')
  await expect(row).toContainText('Not covered: the dearer room')
  await page.getByLabel('Hospital bill', { exact: true }).selectOption('own')
  await page.getByLabel('Your hospital bill').fill('6000')
  await expect(row).toContainText('RM800 left to you, RM5,400 paid')
  expect(page.url()).toContain('room=250')
  expect(page.url()).not.toMatch(/bill|amount|age=|sex|years/)
})

test('a card’s page shows what the case leaves as steps, and the price by age as a whole table', async ({
  request,
}) => {
  const text = textOf(parseHtml(await (await request.get(`${cards}/cempaka-share-ten`)).text()), 'main')
  for (const line of ['Hospital bill', 'Co-insurance', 'Left to you', 'RM20,000.00 − RM2,000.00', 'Ages 76 to 80']) {
    expect(text).toContain(line)
  }
})
const audited = [
  '/insurance/whole-life-insurance',
  '/insurance/whole-life-insurance/meranti-lifelong-10',
  '/insurance/critical-illness-insurance',
  '/insurance/critical-illness-insurance/kasturi-five',
]

for (const path of [
  list,
  takaful,
  '/insurance',
  ...audited,
  '/insurance/travel-insurance',
  '/insurance/pet-insurance',
  cards,
  `${cards}/meranti-base-standard`,
]) {
  test(`${path} has no accessibility fault`, async ({ page, visit }) => {
    await visit(path)
    expect(await axeFaults(page)).toEqual([])
  })
}
