import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** What a task costs a visitor with a phone who begins at the home page. */
class Costs {
  taps = 0
  fields = 0

  async tap(target: Locator): Promise<void> {
    this.taps += 1
    await target.click()
  }

  async fill(target: Locator, value: string): Promise<void> {
    this.fields += 1
    await target.fill(value)
  }

  async choose(target: Locator, label: string): Promise<void> {
    this.fields += 1
    await target.selectOption({ label })
  }
}

/** Something that people come for, what it may cost them, and how it goes. */
interface Task {
  readonly title: string
  readonly taps: number
  readonly fields: number
  readonly walk: (page: Page, costs: Costs) => Promise<void>
}

test.use({ viewport: { width: 360, height: 740 } })

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name })
const sentenceOf = (page: Page, list: string) => main(page).locator('.ask summary', { hasText: list })
const first = (page: Page) => page.locator('.row').first()
const nearTheTop = (target: Locator) => expect.poll(async () => (await target.boundingBox())?.y ?? Infinity)

/** Opens the search in the header and looks for a word. */
async function search(page: Page, costs: Costs, word: string): Promise<void> {
  await costs.tap(page.locator('#header .find'))
  await costs.fill(main(page).getByRole('searchbox'), word)
  await costs.tap(button(page, 'Search'))
  await page.waitForURL(/[?&]q=/)
}

const lists: readonly Task[] = [
  {
    title: 'a cashback card for an income of RM3,000 and RM1,800 spent a month',
    taps: 5,
    fields: 2,
    walk: async (page, costs) => {
      await costs.fill(page.locator('#ask-credit-card-total'), '1800')
      await costs.tap(button(page, /^Compare \d+ cards$/))
      await costs.tap(page.getByRole('navigation', { name: 'Kinds of cards' }).getByRole('link', { name: 'Cashback' }))
      await page.waitForURL('**/credit-card/cashback**')
      await costs.tap(page.getByRole('button', { name: /^Filters/ }))
      await costs.tap(page.getByLabel('Only what I qualify for'))
      const about = page.getByRole('dialog', { name: 'About you' })
      await costs.fill(about.getByLabel('Income a month', { exact: true }), '3000')
      await costs.tap(about.getByRole('button', { name: 'Show what I qualify for' }))
      await expect(page.locator('.results-bar [role=status]')).toHaveText(/hidden$/)
      await expect(page.locator('#case-total')).toHaveValue('1800')
      await expect(first(page)).toContainText(/\+RM\d+a year for your spend/)
    },
  },
  {
    title: 'a fixed deposit of RM50,000 for 12 months',
    taps: 1,
    fields: 1,
    walk: async (page, costs) => {
      await costs.tap(link(page, 'Fixed deposits').first())
      await costs.fill(page.locator('#case-amount'), '50000')
      await expect(page).toHaveURL(/amount=50000/)
      await expect(first(page)).toContainText(/RM1,[6-8]\d\d/)
    },
  },
  {
    title: 'a home loan of RM400,000 over 30 years, with its instalment',
    taps: 2,
    fields: 2,
    walk: async (page, costs) => {
      await costs.tap(sentenceOf(page, 'Home loans'))
      await costs.fill(page.locator('#ask-home-loan-loan'), '400000')
      await costs.fill(page.locator('#ask-home-loan-years'), '30')
      await costs.tap(button(page, /^Compare \d+ home loans$/))
      await expect(page.locator('#case-loan')).toHaveValue('400000')
      await expect(first(page)).toContainText(/RM[\d,]+\s*a month/)
    },
  },
  {
    title: 'the price of term life a month, at 35',
    taps: 1,
    fields: 1,
    walk: async (page, costs) => {
      await costs.tap(link(page, /^Term life insurance/).first())
      await costs.fill(page.getByLabel('Age next birthday'), '36')
      await expect(main(page)).toContainText('36 next birthday')
      await expect(first(page)).toContainText(/RM[\d.,]+\s*a month/)
    },
  },
  {
    title: 'data for a week in Japan',
    taps: 1,
    fields: 0,
    walk: async (page, costs) => {
      await costs.tap(link(page, 'Travel eSIMs').first())
      await expect(first(page)).toContainText('Japan')
      await expect(first(page)).toContainText(/RM\d+/)
    },
  },
  {
    title: 'why the first card is first',
    taps: 1,
    fields: 0,
    walk: async (page, costs) => {
      await costs.tap(link(page, 'Credit cards').first())
      await expect(first(page)).toContainText(/Why it’s first: RM\d+ a year more than .+, the next\./)
    },
  },
  {
    title: 'what changes when one spends more',
    taps: 2,
    fields: 0,
    walk: async (page, costs) => {
      await costs.tap(link(page, 'Credit cards').first())
      await costs.tap(first(page).getByRole('link', { name: 'Spend more?' }))
      await expect(main(page)).toContainText(/From RM[\d,]+ .+ is first\./)
    },
  },
  {
    title: 'what another card brings beside the one that one has',
    taps: 1,
    fields: 1,
    walk: async (page, costs) => {
      await costs.tap(link(page, 'Credit cards').first())
      const choice = page.getByLabel('What do you have now?')
      await costs.choose(choice, 'Kijang Petrol Saver')
      await expect(first(page)).toContainText(/RM\d+ more than yours/)
    },
  },
  {
    title: 'three cards side by side, with the one that comes first',
    taps: 5,
    fields: 0,
    walk: async (page, costs) => {
      await costs.tap(link(page, 'Credit cards').first())
      for (const at of [0, 1, 2])
        await costs.tap(
          page
            .locator('.row')
            .nth(at)
            .getByLabel(/^Compare/),
        )
      await costs.tap(page.getByRole('button', { name: 'Compare 3 cards' }))
      await page.waitForURL('**/compare?**')
      await expect(main(page)).toContainText('Comes first')
      await nearTheTop(page.locator('.comes-first')).toBeLessThan(350)
    },
  },
]

const rest: readonly Task[] = [
  {
    title: 'car loans by their Malay word',
    taps: 2,
    fields: 1,
    walk: async (page, costs) => {
      await search(page, costs, 'kereta')
      await expect(main(page).locator('section li a').first()).toHaveText('Car loans')
    },
  },
  {
    title: 'zakat, which no list holds',
    taps: 2,
    fields: 1,
    walk: async (page, costs) => {
      await search(page, costs, 'zakat')
      await expect(main(page)).toContainText('the zakat authority of your state')
    },
  },
  {
    title: 'financing for ASB, which no list holds',
    taps: 3,
    fields: 1,
    walk: async (page, costs) => {
      await search(page, costs, 'asb')
      await costs.tap(link(page, /^Amanah Saham/))
      await page.waitForURL('**/what-we-do-not-cover#asb')
      await nearTheTop(page.locator('#asb')).toBeLessThan(300)
    },
  },
  {
    title: 'what there is about the EPF',
    taps: 2,
    fields: 1,
    walk: async (page, costs) => {
      await search(page, costs, 'kwsp')
      await expect(link(page, /^Retirement$/)).toBeVisible()
      await expect(link(page, /^EPF contribution/)).toBeVisible()
      await expect(link(page, /^EPF \(KWSP\)/)).toBeVisible()
    },
  },
  {
    title: 'where a household in debt stands, and who helps it',
    taps: 9,
    fields: 3,
    walk: async (page, costs) => {
      await costs.tap(page.getByRole('button', { name: /menu/i }).first())
      await costs.tap(page.getByText('Tools', { exact: true }))
      await costs.tap(page.locator('#nav').getByRole('link', { name: 'Financial analysis' }))
      await costs.fill(page.getByLabel('Net income a month'), '3000')
      await costs.fill(page.getByLabel('Total spending a month'), '3400')
      await costs.tap(button(page, 'Next'))
      await costs.fill(page.getByLabel('Repayments a month'), '2100')
      await costs.tap(button(page, 'Next'))
      for (const _ of [3, 4, 5, 6]) await costs.tap(button(page, 'Skip'))
      await expect(main(page)).toContainText('AKPK')
    },
  },
  {
    title: 'an article',
    taps: 1,
    fields: 0,
    walk: async (page, costs) => {
      await costs.tap(main(page).locator('article a'))
      await page.waitForURL('**/blog/**')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
  {
    title: 'a question to the people behind the site',
    taps: 3,
    fields: 4,
    walk: async (page, costs) => {
      await costs.tap(page.locator('.shortcuts .help'))
      await costs.tap(link(page, 'Contact us').first())
      await page.waitForURL('**/contact-us')
      await costs.choose(page.getByLabel('What is it about?'), 'Something else')
      await costs.fill(page.getByLabel('Your name'), 'Visitor')
      await costs.fill(page.getByLabel('Your e-mail address'), 'visitor@example.com')
      await costs.fill(page.getByLabel('Your message'), 'Do you list cards for students?')
      await costs.tap(button(page, 'Send'))
      await expect(main(page)).toContainText(/reference/i)
    },
  },
  {
    title: 'on to the issuer of the first product',
    taps: 2,
    fields: 0,
    walk: async (page, costs) => {
      await costs.tap(link(page, 'Credit cards').first())
      await costs.tap(first(page).getByRole('link', { name: /^Apply/ }))
      await page.waitForURL('**/apply/**')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
]

for (const { title, taps, fields, walk } of [...lists, ...rest]) {
  test(`from the home page, on a phone: ${title}, in ${taps} taps and ${fields} fields`, async ({ page, visit }) => {
    await visit('/')
    const costs = new Costs()
    await walk(page, costs)
    expect(costs.taps).toBeLessThanOrEqual(taps)
    expect(costs.fields).toBeLessThanOrEqual(fields)
  })
}
