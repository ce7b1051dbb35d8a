import { expect, type Page } from '@playwright/test'
import { detailPath, slugsOf } from './catalogue'
import { openScenario } from './folded'
import { comparePath } from './pages'

/** A kind of page with what a visitor does there. Found by names and places, never by words: these may be translated. */
export interface Journey {
  readonly name: string
  readonly path: string
  /** Uses the controls; fulfilled when they have answered. */
  readonly act: (page: Page) => Promise<void>
}

const [card] = slugsOf('credit-card')
const island = (page: Page, name: string) => page.locator(`[data-island="${name}"]`)

async function openMenus(page: Page): Promise<void> {
  const menus = page.locator('header nav > details[data-menu]')
  const open = page.locator('header nav > details[data-menu][open]')
  for (const at of [0, 1]) {
    await menus.nth(at).locator('> summary').click()
    await expect(menus.nth(at).getByRole('link').first()).toBeVisible()
    await expect(open).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(open).toHaveCount(0)
}

async function changeList(page: Page): Promise<void> {
  const option = page.locator('label.opt', { has: page.locator('input[name=kind][value=islamic]') })
  const promised = Number.parseInt((await option.locator('em').textContent()) ?? '', 10)
  await option.locator('input').check()
  await expect(page).toHaveURL(/kind=islamic/)
  await expect(page.locator('.row')).toHaveCount(promised)
  await expect(page.locator('.results-bar [role="status"]')).toContainText(String(promised))
  const heroes = () => page.locator('.row .hero b').allTextContents()
  const before = await heroes()
  await openScenario(page)
  await page.locator('#case-petrol').fill('4321')
  await expect(page).toHaveURL(/=4321/)
  await expect.poll(heroes).not.toEqual(before)
  await page.locator('.row .why-link').nth(1).click()
  await expect(page.locator('.row').nth(1).locator('.why')).toBeVisible()
  for (const at of [0, 1]) await page.locator('.row input[name=product]').nth(at).check()
  await expect(page.locator('#compare .slot')).toHaveCount(2)
  await page.locator('.row .why-link').nth(1).click()
  await expect(page.locator('.why')).toHaveCount(0)
}

async function checkEligibility(page: Page): Promise<void> {
  const check = island(page, 'eligibility')
  await check.locator('button').click()
  await check.locator('#who-age').fill('17')
  await expect(check.getByRole('status')).toBeVisible()
  await expect(page.locator('[data-neighbour=rules] .text-clay')).toHaveCount(1)
  await check.locator('#who-age').fill('30')
  await check.locator('#who-income').fill('9000')
  await expect(page.locator('[data-neighbour=rules] .text-clay')).toHaveCount(0)
}

async function calculate(page: Page): Promise<void> {
  const price = page.locator('#calculator [name=price]')
  const standing = page.locator('.standing b')
  const before = await standing.textContent()
  await price.fill('lots')
  await expect(page.locator('.standing b')).toHaveCount(0)
  await page.locator('#calculator [name=rate]').focus()
  await expect(page.locator('#field-price-problem')).toBeVisible()
  await price.fill('765000')
  await expect(page).toHaveURL(/price=765000/)
  await expect(page.locator('#field-price-problem')).toHaveCount(0)
  await expect(standing).not.toHaveText(before ?? '')
  await expect(page.locator('#answer b').first()).toHaveText((await standing.textContent()) ?? '')
}

async function analyse(page: Page): Promise<void> {
  const [next, , skip] = [0, 1, 2].map((at) => island(page, 'analysis').locator('.card .script-only button').nth(at))
  const step = (at: number) => page.locator('.step').nth(at)
  await page.locator('[name=income]').fill('6000')
  await next?.click()
  await page.locator('[name=repayments]').fill('3000')
  await next?.click()
  for (let at = 2; at < 6; at += 1) {
    await expect(step(at)).toHaveClass(/step-on/)
    await skip?.click()
  }
  await expect(page.locator('#report')).toContainText('50.0%')
  await page.locator('#report nav a').nth(1).click()
  await page.locator('[name=repayments]').fill('600')
  for (let at = 1; at < 6; at += 1) {
    await expect(step(at)).toHaveClass(/step-on/)
    await next?.click()
  }
  await expect(page.locator('#report')).toContainText('10.0%')
}

async function useTools(page: Page): Promise<void> {
  const tools = page.locator('main form span.script-only', { has: page.locator('[role=status]') })
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await tools.locator('button').nth(0).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')
  await tools.locator('button').nth(1).click()
  await expect(tools.getByRole('status').last()).not.toBeEmpty()
}

async function readLetter(page: Page): Promise<void> {
  await expect(island(page, 'report-link').locator('a')).toHaveAttribute('href', new RegExp(`^mailto:.*${card}`))
}

/** One page of each kind that has something to use. */
export const journeys: readonly Journey[] = [
  { name: 'home', path: '/', act: openMenus },
  { name: 'a list', path: '/credit-card', act: changeList },
  { name: 'a detail', path: detailPath('credit-card', card), act: checkEligibility },
  { name: 'a calculator', path: '/financial-hub/home-loan', act: calculate },
  { name: 'the financial analysis', path: '/financial-analysis', act: analyse },
  { name: 'a comparison', path: comparePath, act: useTools },
  { name: 'an article', path: '/financial-hub/guides/buying-a-home', act: openMenus },
  { name: 'report a figure', path: `/report-a-figure?product=credit-card/${card}`, act: readLetter },
]
