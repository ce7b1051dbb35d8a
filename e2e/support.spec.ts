import { expect, test } from './fixtures'

test('an answer is found while it is typed, read, and told whether it helped', async ({ page, visit }) => {
  await visit('/support')
  await expect(page.getByRole('heading', { level: 2, name: 'Most asked' })).toBeVisible()
  await page.getByLabel('What do you want to know?').pressSequentially('newsleter')
  await expect(page.getByRole('status').filter({ hasText: 'spelt alike' })).toBeVisible()
  const first = page.locator('[data-island=support-search] li').first()
  await expect(first.locator('mark').first()).toBeVisible()
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/support\/[a-z-]+\/[a-z-]+$/)
  await page.getByLabel('What was missing? You need not say').fill('The address of the button')
  await page.getByRole('button', { name: 'No, it did not' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
})

test('a search of the answers works by its address alone, and nothing found leads to a person', async ({
  page,
  visit,
}) => {
  await visit('/support/search?q=zzzzzzzz')
  await expect(page.getByRole('status').filter({ hasText: 'No answer has “zzzzzzzz”' })).toBeVisible()
  await page.getByRole('link', { name: 'Ask us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
})

test('a message is sent with a file once it is whole, and its reference is shown', { tag: '@remote' }, async ({
  page,
  visit,
}) => {
  await visit('/contact-us')
  await page.getByLabel('Your message').fill('I get no code on my phone.\n\nWhat can I do?')
  await expect(page.locator('[data-island=contact-us][data-awake]')).toBeAttached()
  await page.getByRole('button', { name: 'Send' }).click()
  const summary = page.locator('#problems')
  await expect(summary.getByRole('link')).toHaveText([
    'Choose what it is about.',
    'Enter your full name.',
    'Enter your e-mail address.',
  ])
  await expect(page.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('What is it about?').selectOption({ label: 'My account' })
  await page.getByLabel('Your name').fill('Aminah Binti Yusof')
  await page.getByLabel('Your e-mail address').fill('aminah@example.com')
  const buffer = Buffer.from('%PDF-1.7\n')
  await page.locator('input[type=file]').setInputFiles({ name: 'terms.pdf', mimeType: 'application/pdf', buffer })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'We have your message' })).toBeVisible()
  await expect(page.locator('main b')).toHaveText(/^TB(?:-[2-9A-HJ-NP-Z]{4}){2}$/)
})
