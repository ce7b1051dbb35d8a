import { expect, type Page } from '@playwright/test'
import { sinegyMarketOperation } from '@/lib/contract/calls/partners'
import { formatRinggit, sen } from '@/lib/domain/values/money'
import { slugsOf } from './catalogue'
import { formJourneys } from './form-journeys'
import { evenText } from './html'
import { island, type Journey, keepOnDevice } from './journey'
import { productJourneys } from './product-journeys'

const [card] = slugsOf('credit-card')

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

async function openMenusAndAsk(page: Page): Promise<void> {
  await openMenus(page)
  await expect(island(page, 'remembered-ask').first().locator('[name=petrol]')).toHaveValue('300')
}

async function calculate(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await island(page, 'result-tools').locator('button').click()
  await expect(page.locator('html')).toHaveAttribute('data-printed')
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

async function readLetter(page: Page): Promise<void> {
  await expect(island(page, 'report-link').locator('a')).toHaveAttribute('href', new RegExp(`^mailto:.*${card}`))
}

async function watchTime(page: Page): Promise<void> {
  const timer = page.getByRole('timer')
  const before = (await timer.textContent()) ?? ''
  expect(before).toMatch(/\d/)
  await page.evaluate(() => {
    const now = Date.now
    Date.now = () => now() + 5 * 3_600_000
  })
  await expect(timer).not.toHaveText(before)
  await expect(timer).toHaveText(/\d/)
}

async function copyCode(page: Page): Promise<void> {
  const voucher = island(page, 'copy-code').first()
  await voucher.locator('button').click()
  await expect(voucher.getByRole('status')).not.toBeEmpty()
}

/** What the page says of prices is what it was told last. */
async function watchMarket(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith(sinegyMarketOperation.path))
  for (const state of ['hidden', 'visible'] as const) {
    await page.evaluate((shown) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: shown })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
    await island(page, 'market').locator('table').scrollIntoViewIfNeeded()
  }
  const { ticks } = sinegyMarketOperation.success.schema.parse(await (await answered).json()).data
  const wanted = ticks.map(({ last }) => evenText(formatRinggit(sen(last), 'sen')))
  const prices = async () => (await island(page, 'market').locator('td:nth-child(2)').allTextContents()).map(evenText)
  await expect.poll(prices).toEqual(wanted)
}

/** A page of each kind that has something to use, which is every island but those that the tests of the registry excuse. */
export const journeys: readonly Journey[] = [
  {
    name: 'home',
    path: '/',
    islands: ['remembered-ask'],
    ready: '[data-island=remembered-ask] button',
    prepare: (context) => keepOnDevice(context, { 'case-credit-card': 'petrol=300' }),
    act: openMenusAndAsk,
  },
  ...productJourneys,
  {
    name: 'a calculator',
    path: '/financial-hub/home-loan',
    islands: ['calculator', 'result-tools'],
    act: calculate,
  },
  { name: 'the financial analysis', path: '/financial-analysis', islands: ['analysis'], act: analyse },
  {
    name: 'report a figure',
    path: `/report-a-figure?product=credit-card/${card}`,
    islands: ['report-link'],
    act: readLetter,
  },
  {
    name: 'a campaign',
    path: '/campaign/year-end-deposits',
    islands: ['countdown'],
    passing: '[role=timer]',
    act: watchTime,
  },
  { name: 'vouchers', path: '/vouchers', islands: ['copy-code'], act: copyCode },
  {
    name: 'a market',
    path: '/investment/sinegy-dax',
    islands: ['market'],
    passing: '[data-island=market] td, [data-island=market] time',
    act: watchMarket,
  },
  ...formJourneys,
]
