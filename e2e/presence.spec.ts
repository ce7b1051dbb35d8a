import { expect, test } from './fixtures'

test.use({ attended: false })

const pages = [
  '/',
  '/credit-card',
  '/insurance/term-life-insurance',
  '/financial-hub/home-loan',
  '/financial-analysis',
  '/how-we-rank',
  '/sign-in',
]

for (const path of pages) {
  test(`${path} runs nothing but its loader until somebody is there`, async ({ page, visit }) => {
    const asked: string[] = []
    page.on('request', (request) => request.isNavigationRequest() || asked.push(request.url()))
    await visit(path)
    await page.waitForLoadState('networkidle')
    const scripts = asked.filter((url) => /\.js$|\.json$/.test(new URL(url).pathname))
    expect(scripts.filter((url) => !/\/assets\/(?:loader|start)-/.test(url))).toEqual([])
    expect(await page.locator('[data-awake]').count()).toBe(0)
    await page.mouse.move(2, 2)
    await expect.poll(() => asked.some((url) => url.endsWith('/version.json'))).toBe(true)
  })
}

test('a list wakes by a scroll, and by a press that comes first, which is kept', async ({ page, visit }) => {
  await visit('/credit-card')
  await page.evaluate(() => scrollBy(0, 300))
  await expect(page.locator('[data-island$="list"]')).toHaveAttribute('data-awake', '')
  await page.goto('/credit-card')
  await expect(page.locator('[data-island$="list"]')).not.toHaveAttribute('data-awake', '')
  await page.locator('select[name=sort]').selectOption({ index: 1 })
  await expect(page).toHaveURL(/sort=/)
})

test('what a visitor told of themselves is in a list that nobody touches yet', async ({ page, visit }) => {
  await visit('/insurance/term-life-insurance')
  await page.evaluate(() => sessionStorage.setItem('told-term-life-insurance', 'age=41'))
  await page.reload()
  await expect(page.locator('[data-island="personal-list"]')).toHaveAttribute('data-awake', '')
})
