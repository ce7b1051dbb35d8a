import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { detailPath, slugsOf } from './support/catalogue'
import { button, freshEmail, memberWith, signInFor } from './support/joining'
import { keepSession } from './support/members'

test('a product is kept on the device and compared from there, and no request names it', async ({ page, visit }) => {
  await visit('/credit-card')
  const details = page.locator('.row h3 a, .row h2 a')
  const hrefs = [await details.nth(0).getAttribute('href'), await details.nth(1).getAttribute('href')]
  const paths = hrefs.map((href) => new URL(href ?? '', page.url()).pathname)
  for (const path of paths) {
    await visit(path)
    await page.getByRole('button', { name: 'Add to shortlist' }).click()
    await expect(page.getByRole('link', { name: 'your shortlist' })).toBeVisible()
  }
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await visit('/glossary')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.locator('header summary', { hasText: 'Tools' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Your shortlist' }).click()
  await expect(page.getByText('When you come back on another day')).toHaveCount(2)
  const slugs = paths.map((path) => path.split('/').at(-1) ?? '')
  expect(asked.filter((one) => slugs.some((slug) => one.includes(slug)))).toEqual([])
  await page.getByRole('link', { name: 'Compare these 2 cards' }).click()
  await expect(page.locator('.compare thead th')).toHaveCount(2)
})

test('two devices of a member have one shortlist, what a device brought along can be undone, and signing out takes it along', async ({
  page: laptop,
  visit,
  browser,
  baseURL,
}, { project }) => {
  const [card = '', otherCard = '', third = ''] = slugsOf('credit-card')
  const email = freshEmail()
  const session = await memberWith(project.name, email)
  const phone = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  const names = (page: typeof phone) => page.locator('#main h3')
  const add = async (page: typeof phone, slug: string) => {
    await page.goto(detailPath('credit-card', slug))
    await button(page, 'Add to shortlist').click()
    await expect(page.getByText(/^On your shortlist/)).toBeVisible()
  }
  await add(phone, card)
  await expect(phone.getByText('in this browser alone')).toBeVisible()
  await keepSession(phone, session)
  await phone.goto('/shortlist')
  await expect(phone.getByText('In your account: the same on every device')).toBeVisible()
  await expect(phone.getByText(/This device brought .* into your account/)).toBeVisible()
  expect(await axeFaults(phone)).toEqual([])
  await signInFor(laptop, email, '/shortlist')
  await laptop.waitForURL('**/shortlist')
  await expect(names(laptop)).toHaveCount(1)
  // Both add one, and neither knows of the other.
  await Promise.all([add(phone, otherCard), add(laptop, third)])
  await visit('/shortlist')
  await phone.goto('/shortlist')
  for (const page of [laptop, phone]) await expect(names(page)).toHaveCount(3)
  await phone.getByRole('button', { name: /^Undo/ }).click()
  await expect(names(phone)).toHaveCount(2)
  await visit('/account-settings')
  const home = laptop.getByRole('region', { name: 'Your shortlist' })
  await expect(home.getByRole('listitem')).toHaveCount(2)
  expect(await axeFaults(laptop)).toEqual([])
  await laptop.locator('.when-in summary').click()
  await button(laptop, 'Sign Out').click()
  await expect(laptop.locator('html')).toHaveAttribute('data-session', 'out')
  await visit('/shortlist')
  await expect(laptop.getByText('Nothing is on it yet.')).toBeVisible()
  await phone.reload()
  await expect(names(phone)).toHaveCount(2)
})

test('a product on the shortlist says how its figure came to be what it is', async ({ page, visit }) => {
  await visit('/investment/fixed-deposit/kijang-fixed-deposit')
  await button(page, 'Add to shortlist').click()
  await expect(page.getByText(/^On your shortlist/)).toBeVisible()
  await visit('/shortlist')
  const history = page.getByRole('link', { name: 'RM240.00 again since 26 Oct 2026, as it was until 13 Sep 2026.' })
  await expect(history).toHaveAttribute('href', /kijang-fixed-deposit#history$/)
})
