import { expect, test } from './fixtures'

test('the blog leads by its pages, subjects and articles; what there is none of is not found; feeds are feeds', {
  tag: '@remote',
}, async ({ page, visit, request }) => {
  await visit('/blog')
  const feeds = await page
    .locator('link[rel=alternate]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('type')))
  expect(feeds).toEqual(['application/rss+xml', 'application/atom+xml'])
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\/blog\/page\/2$/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\/page\/2$/)
  await page.getByRole('navigation', { name: 'Subjects' }).getByRole('link', { name: 'Credit cards' }).click()
  await page.getByRole('heading', { name: 'What the minimum card payment really costs you' }).getByRole('link').click()
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(1).click()
  await expect(page.locator('h2:target')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden()
  await expect(page.locator('.embed').first()).toBeVisible()
  for (const path of [
    '/blog/no-such',
    '/blog/page/1',
    '/blog/page/99',
    '/blog/tag/yachts',
    '/blog/tag',
    '/blog/page',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
  for (const [path, type] of [
    ['/blog/feed.xml', 'application/rss+xml'],
    ['/blog/atom.xml', 'application/atom+xml'],
    ['/og/blog/pidm-protection', 'image/png'],
  ] as const) {
    const answer = await request.get(path)
    expect([answer.status(), answer.headers()['content-type']?.split(';')[0]], path).toEqual([200, type])
  }
})
