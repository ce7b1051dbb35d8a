import { categoryList } from '@/lib/domain/categories/registry'
import { isBlank, partsOf } from '@/lib/domain/categories/sentence'
import { listWords } from '@/lib/domain/list/list-words'
import { thirdInTurn } from '@/tests/setup/turn'
import { expect, test } from './fixtures'
import { slugsOf } from './support/catalogue'
import { openFilters } from './support/folded'

for (const { path, sentence } of thirdInTurn(categoryList)) {
  test(`${path} begins with its sentence, whose words fit the page`, async ({ page, visit }) => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await visit(path)
      const asked = page.locator('.sentence')
      for (const name of partsOf(sentence).filter(isBlank)) {
        const control = asked.locator(`[name="${name}"]`)
        await expect(control, name).toBeInViewport()
        await expect(asked.locator(`label[for="case-${name}"]`), name).not.toBeEmpty()
      }
      await expect(asked.getByLabel(listWords.now.ask)).toBeInViewport()
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
      expect(scrollWidth, `at ${width} px`).toBe(clientWidth)
    }
  })
}

test('without script no list is wider than a phone', { tag: '@no-script' }, async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const { path } of categoryList) {
    await visit(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
  }
})

for (const tag of ['@script', '@no-script'] as const) {
  test(`what is filled in is what the list is calculated for, ${tag.slice(1)}`, { tag }, async ({ page, visit }) => {
    await visit('/investment/fixed-deposit')
    const figure = page.locator('.row.first .hero b')
    const before = String(await figure.textContent())
    await page.getByLabel('Amount', { exact: true }).fill('50000')
    await page.getByLabel('Term in months').fill('6')
    if (tag === '@no-script') await page.getByRole('button', { name: 'Update' }).click()
    await expect(figure).not.toHaveText(before)
    await expect(page.locator('#case-title')).toContainText('RM50,000 over 6 months')
    await expect(page.getByText(listWords.more)).toHaveCount(0)
  })
}

for (const tag of ['@script', '@no-script'] as const) {
  test(`the verdict names the amount from which another is first, above what was filled in, ${tag.slice(1)}`, {
    tag,
  }, async ({ page, visit }) => {
    await visit('/investment/fixed-deposit')
    await page.getByLabel('Amount', { exact: true }).fill('60000')
    if (tag === '@no-script') await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.locator('#case-title')).toContainText('RM60,000')
    const answer = String(await page.locator('.what-if li', { hasText: 'More money?' }).textContent())
    const [, amount = ''] = /(?:From|stays first up to) RM([\d,]+)/.exec(answer) ?? []
    expect(Number(amount.replaceAll(',', '')), answer).toBeGreaterThan(60_000)
  })
}

test('a list remembers figures at one press, for the next visit, until they are forgotten', async ({ page, visit }) => {
  const path = '/investment/fixed-deposit'
  const [deposit] = slugsOf('fixed-deposit')
  const { remember, use, kept, forget } = listWords.remembered
  const amount = page.getByLabel('Amount', { exact: true })
  await visit(path)
  await expect(page.getByText(listWords.example)).toBeVisible()
  await amount.fill('50000')
  await page.getByRole('button', { name: remember }).click()
  await expect(page.getByText(kept)).toBeVisible()

  await visit('/financial-hub/fixed-deposit')
  await expect(page.getByText('your figures from the list, as remembered on this device')).toBeVisible()
  await expect(page.getByLabel('Amount you place')).toHaveValue('50000')

  await visit(`${path}/${deposit}`)
  await page.getByText(listWords.remembered.here).scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: use }).click()
  await expect(page).toHaveURL(/amount=50000/)
  await expect(page.locator('#case-title')).toContainText('RM50,000')
  await expect(page.getByText(listWords.remembered.shown)).toBeVisible()

  await visit('/')
  await page.locator('.ask summary', { hasText: 'Fixed deposits' }).click()
  const question = page.locator('.ask details[open]')
  await expect(question.getByLabel('Amount', { exact: true })).toHaveValue('50000')
  await question.getByRole('button', { name: 'Compare' }).click()
  await expect(page).toHaveURL(/amount=50000/)
  await expect(page.locator('#case-title')).toContainText('RM50,000')

  await visit('/investment')
  await page.getByRole('heading', { name: 'Fixed deposits' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: use })).toHaveAttribute('href', `${path}?amount=50000`)

  await visit(`${path}?kind=islamic`)
  await page.getByRole('link', { name: use }).click()
  await expect(amount).toHaveValue('50000')
  await expect(page).toHaveURL(/amount=50000.*kind=islamic/)
  await expect(page.getByText(kept)).toBeVisible()
  await page.getByRole('button', { name: forget }).click()
  await expect(page.getByRole('button', { name: remember })).toBeVisible()
  await visit(path)
  await expect(page.getByText(listWords.example)).toBeVisible()
})

test('what cannot be used is said under the sentence, and stays as it was typed', async ({ page, visit }) => {
  await visit('/investment/fixed-deposit')
  const amount = page.getByLabel('Amount', { exact: true })
  await amount.fill('plenty')
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#case-amount-problem')).toBeVisible()
  await expect(amount).toHaveValue('plenty')
})

test('a badge marks the first that a filter keeps, and goes once that filter is chosen', async ({ page, visit }) => {
  await visit('/credit-card')
  const badge = page.locator('.bdg', { hasText: 'Best without a fee' })
  await expect(badge).toHaveCount(1)
  const marked = String(await page.locator('.row', { has: badge }).getAttribute('id'))
  await openFilters(page, 'Annual fee')
  await page.getByRole('checkbox', { name: /^Free for life/ }).check()
  await expect(badge).toHaveCount(0)
  await expect(page.locator('.row').first()).toHaveAttribute('id', marked)
})
