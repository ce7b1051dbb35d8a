import { expect, type Page } from '@playwright/test'
import { detailPath, slugsOf } from './catalogue'
import { openScenario } from './folded'
import { island, type Journey, keepOnDevice } from './journey'
import { comparePath } from './pages'

const [card] = slugsOf('credit-card')

const heroesOf = (page: Page) => page.locator('.row .hero b').allTextContents()

async function changeListOfDeposits(page: Page): Promise<void> {
  const before = await heroesOf(page)
  await page.locator('#case-amount').fill('4321')
  await expect(page).toHaveURL(/amount=4321/)
  await expect.poll(() => heroesOf(page)).not.toEqual(before)
  const option = page.locator('label.opt', { has: page.locator('input[name=kind][value=islamic]') })
  await option.locator('input').check()
  await expect(page).toHaveURL(/kind=islamic/)
  await expect(page.locator('.row')).toHaveCount(Number.parseInt((await option.locator('em').textContent()) ?? '', 10))
}

async function changeList(page: Page): Promise<void> {
  const option = page.locator('label.opt', { has: page.locator('input[name=kind][value=islamic]') })
  const promised = Number.parseInt((await option.locator('em').textContent()) ?? '', 10)
  await option.locator('input').check()
  await expect(page).toHaveURL(/kind=islamic/)
  await expect(page.locator('.row')).toHaveCount(promised)
  await expect(page.locator('.results-bar [role="status"]')).toContainText(String(promised))
  const before = await heroesOf(page)
  await openScenario(page)
  await page.locator('#case-petrol').fill('4321')
  await expect(page).toHaveURL(/=4321/)
  await expect.poll(() => heroesOf(page)).not.toEqual(before)
  await page.locator('.row .why-link').nth(1).click()
  await expect(page.locator('.row').nth(1).locator('.why')).toBeVisible()
  for (const at of [0, 1]) await page.locator('.row input[name=product]').nth(at).check()
  await expect(page.locator('#compare .slot')).toHaveCount(2)
  await page.locator('.row .why-link').nth(1).click()
  await expect(page.locator('.why')).toHaveCount(0)
}

async function tellList(page: Page): Promise<void> {
  const before = await heroesOf(page)
  await openScenario(page)
  await page.locator('#case-age').fill('34')
  await page.locator('#case-sum').fill('304321')
  await expect.poll(() => heroesOf(page)).not.toEqual(before)
  await page.locator('.row .why-link').first().click()
  await expect(page.locator('.row').first().locator('.why')).toBeVisible()
}

async function useDetail(page: Page): Promise<void> {
  await checkEligibility(page)
  const keep = island(page, 'keep-product')
  await keep.locator('button').click()
  await expect(keep.getByRole('status').locator('a')).toBeVisible()
  const headline = page.locator('[data-slot=detail-headline] b').first()
  const before = (await headline.textContent()) ?? ''
  await openScenario(page)
  await page.locator('#case-petrol').fill('4321')
  await expect(page).toHaveURL(/petrol=4321/)
  await expect(headline).not.toHaveText(before)
  const said = (await headline.textContent()) ?? ''
  await expect(page.locator('[data-slot=detail-apply] b > span').first()).toHaveText(said)
  await page.locator('#case-petrol').fill('lots')
  await expect(page.locator('#case-petrol-problem')).toBeVisible()
  await page.locator('#case-petrol').fill('4321')
  await expect(page.locator('#case-petrol-problem')).toHaveCount(0)
  await expect(headline).toHaveText(said)
  await expect(island(page, 'live-detail').locator('p[role=status]')).not.toBeEmpty()
}

async function checkEligibility(page: Page): Promise<void> {
  const check = island(page, 'eligibility')
  await check.locator('button').click()
  await check.locator('#who-age').fill('17')
  await expect(check.getByRole('status')).toBeVisible()
  await expect(page.locator('[data-slot=rules] .text-clay')).toHaveCount(1)
  await check.locator('#who-age').fill('30')
  await check.locator('#who-income').fill('9000')
  await expect(page.locator('[data-slot=rules] .text-clay')).toHaveCount(0)
}

async function useComparison(page: Page): Promise<void> {
  const cells = () => page.locator('.compare td b').allTextContents()
  const rows = page.locator('.compare tr:not(.group)')
  const [before, all] = [await cells(), await rows.count()]
  await openScenario(page)
  await page.locator('#case-petrol').fill('4321')
  await expect(page).toHaveURL(/petrol=4321/)
  await expect.poll(cells).not.toEqual(before)
  await page.locator('input[name=differences]').check()
  await expect(page).toHaveURL(/differences=1/)
  await expect.poll(() => rows.count()).toBeLessThan(all)
  await expect(island(page, 'live-compare').locator('p[role=status]')).not.toBeEmpty()
  const tools = page.locator('[data-slot=compare-tools] span.script-only')
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await tools.locator('button').nth(0).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')
  await tools.locator('button').nth(1).click()
  await expect(tools.getByRole('status').last()).not.toBeEmpty()
}

/** Kept on another day, when it said something else. */
const keptBefore = [
  {
    category: 'credit-card',
    slug: card,
    name: 'A card',
    before: null,
    seen: { day: '2026-11-01', figures: [{ label: 'Yearly fee', value: 'RM9,999' }] },
  },
]

async function useShortlist(page: Page): Promise<void> {
  const list = island(page, 'shortlist')
  await list.locator('li.card button').click()
  await expect(list.locator('li.card')).toHaveCount(0)
  await list.getByRole('status').locator('button').click()
  await expect(list.locator('li.card dd')).not.toHaveCount(0)
  await expect(list.getByRole('status')).toBeEmpty()
}

async function copyText(page: Page): Promise<void> {
  const tools = island(page, 'share-tools')
  await tools.locator('button').first().click()
  await expect(tools.getByRole('status')).not.toBeEmpty()
}

/** Pages that show products. */
export const productJourneys: readonly Journey[] = [
  { name: 'a list', path: '/investment/fixed-deposit', islands: ['list'], act: changeListOfDeposits },
  {
    name: 'a list that asks one thing of the visitor',
    path: '/credit-card',
    islands: ['personal-list'],
    act: changeList,
  },
  {
    name: 'a list that asks about the visitor alone',
    path: '/insurance/term-life-insurance',
    islands: ['personal-list'],
    act: tellList,
  },
  {
    name: 'a detail',
    path: detailPath('credit-card', card),
    islands: ['live-detail', 'keep-product', 'eligibility'],
    act: useDetail,
  },
  { name: 'a comparison', path: comparePath, islands: ['live-compare', 'compare-tools'], act: useComparison },
  {
    name: 'the shortlist',
    path: '/shortlist',
    islands: ['shortlist'],
    prepare: (context) => keepOnDevice(context, { shortlist: JSON.stringify(keptBefore) }),
    ready: '[data-island=shortlist] .notice li',
    act: useShortlist,
  },
  {
    name: 'a result to send on',
    path: `/share${detailPath('credit-card', card)}`,
    islands: ['share-tools'],
    act: copyText,
  },
]
