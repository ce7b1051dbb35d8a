import type { Page } from '@playwright/test'
import { categoryOf } from '@/lib/domain/categories/registry'
import { expect, test } from './fixtures'
import { detailPath, slugsOf } from './support/catalogue'
import { deploy } from './support/new-version'

const minute = 60_000
const note = (page: Page) => page.locator('.shell-note')
const own = Object.values(categoryOf('fixed-deposit').ownFields)[0]
const [deposit, otherDeposit] = slugsOf('fixed-deposit')
const [card] = slugsOf('credit-card')

interface Unsaved {
  readonly name: string
  readonly path: string
  /** Brings the control onto the page; it is there at once for most. */
  readonly open?: (page: Page) => Promise<void>
  readonly control: (page: Page) => ReturnType<Page['locator']>
  readonly text: string
}

const typed: readonly Unsaved[] = [
  {
    name: 'answers to who may apply',
    path: detailPath('credit-card', card),
    open: (page) => page.getByRole('button', { name: 'Check yourself against these rules' }).click(),
    control: (page) => page.getByLabel('Your age'),
    text: '47',
  },
  {
    name: 'an own product that was not compared yet',
    path: `/compare?category=fixed-deposit&product=${deposit}&product=${otherDeposit}`,
    open: (page) => page.getByText('Add what you have now').click(),
    control: (page) => page.getByLabel(own?.label ?? ''),
    text: '4.10',
  },
  {
    name: 'figures of a calculator that stay on the device',
    path: '/financial-hub/debt-service-ratio',
    control: (page) => page.locator('#calculator input[inputmode=decimal]').first(),
    text: '4321',
  },
  {
    name: 'a figure of a calculator that cannot be used',
    path: '/financial-hub/home-loan',
    control: (page) => page.locator('#calculator [name=price]'),
    text: 'a lot',
  },
  {
    name: 'an answer to the financial analysis',
    path: '/financial-analysis',
    control: (page) => page.locator('[name=income]'),
    text: '6000',
  },
  {
    name: 'an address for the newsletter',
    path: '/glossary',
    control: (page) => page.locator('form[action="/subscribe"] [name=email]'),
    text: 'anna',
  },
]

/** Opens a page on which time is the test's, and waits until its shell has started. */
async function arrive(page: Page, visit: (path: string) => Promise<unknown>, path: string): Promise<void> {
  await page.clock.install()
  await visit(path)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('appVersion'))).not.toBeNull()
  for (const island of await page.locator('main [data-island]').all())
    await expect(island).toHaveAttribute('data-awake')
}

for (const { name, path, open, control, text } of typed) {
  test(`neither a new version nor the survey takes away ${name}`, async ({ page, visit }) => {
    await arrive(page, visit, path)
    await open?.(page)
    await control(page).fill(text)
    await deploy(page)
    await page.clock.runFor(3 * minute)
    await expect(note(page)).toBeEmpty()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(control(page)).toHaveValue(text)
  })
}

test('ticks for a comparison are kept too, and the page is loaded again once they are taken back', async ({
  page,
  visit,
}) => {
  await arrive(page, visit, '/credit-card')
  const tick = page.locator('.row input[name=product]').first()
  await tick.check()
  await deploy(page)
  await page.clock.runFor(3 * minute)
  await expect(note(page)).toBeEmpty()
  await expect(tick).toBeChecked()
  const loaded = page.waitForEvent('load')
  await tick.uncheck()
  await page.clock.runFor(5000)
  await loaded
})

test('a case that stands in the address does not hold a new version back, and comes back with it', async ({
  page,
  visit,
}) => {
  await arrive(page, visit, '/financial-hub/home-loan')
  const price = page.locator('#calculator [name=price]')
  await price.fill('765000')
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(/price=765000/)
  await deploy(page)
  const loaded = page.waitForEvent('load')
  await page.clock.runFor(5000)
  await loaded
  await expect(price).toHaveValue('765000')
})
