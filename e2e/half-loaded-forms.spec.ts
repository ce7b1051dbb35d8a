import { expect, test } from './fixtures'
import { detailPath, slugsOf } from './support/catalogue'
import { openScenario } from './support/folded'
import { failing, forgiveFailures, scripts } from './support/held-scripts'
import { button, contactField, freshEmail } from './support/joining'

const [card] = slugsOf('credit-card')

test.afterEach(({ problems }) => forgiveFailures(problems))

/** The page says so to its styles. */
const failed = 'html[data-script=failed]'

// All of it that did not come, and the half that an island waits for.
for (const part of ['loader', 'island'] as const) {
  test.describe(`where the script does not come (${part})`, () => {
    test.beforeEach(async ({ page }) => {
      await failing(page, scripts[part])
    })

    test('a product and a comparison answer for own figures by address, and lead on', async ({ page, visit }) => {
      await visit(detailPath('credit-card', card))
      await expect(page.locator(failed)).toHaveCount(1)
      const headline = page.locator('[data-slot=detail-headline] b').first()
      const before = (await headline.textContent()) ?? ''
      await openScenario(page)
      await page.locator('#case-petrol').fill('4321')
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page).toHaveURL(/[?&]petrol=4321/)
      await expect(headline).not.toHaveText(before)
      await page.getByRole('link', { name: /side by side/ }).click()
      await expect(page).toHaveURL(/\/compare\?.*petrol=4321/)
      await expect(page.locator(failed)).toHaveCount(1)
      const rows = page.locator('.compare tbody tr:not(.group)')
      const all = await rows.count()
      await page.locator('input[name=differences]').check()
      await page.getByRole('button', { name: 'Apply', exact: true }).click()
      await expect(page).toHaveURL(/differences=1/)
      expect(await rows.count()).toBeLessThan(all)
      await expect(page.locator('#case-petrol')).toHaveValue('4321')
    })

    test('forms are sent: to sign in, to write to us, to search, and to search the answers', async ({
      page,
      visit,
    }) => {
      await visit('/sign-in')
      await expect(page.locator(failed)).toHaveCount(1)
      await contactField(page).fill(freshEmail())
      await button(page, 'Continue').click()
      await page.waitForURL('**/sign-in/code')
      await visit('/contact-us')
      await page.getByLabel('What is it about?').selectOption({ label: 'My account' })
      await page.getByLabel('Your name').fill('Aminah Binti Yusof')
      await page.getByLabel('Your e-mail address').fill('aminah@example.com')
      await page.getByLabel('Your message').fill('What is kept?')
      await button(page, 'Send').click()
      await expect(page.getByRole('heading', { level: 1, name: 'We have your message' })).toBeVisible()
      await visit('/search')
      await page.getByRole('main').getByRole('searchbox').fill('rimba')
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL(/\/search\?q=rimba/)
      await visit('/support')
      await page.getByLabel('What do you want to know?').fill('newsletter')
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
      await expect(page).toHaveURL(/\/support\/search\?q=newsletter/)
      await page.locator('[data-island=support-search] li a').first().click()
      await expect(page).toHaveURL(/\/support\/[a-z-]+\/[a-z-]+$/)
    })
  })
}
