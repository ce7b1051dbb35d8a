import * as z from 'zod'
import { expect, test } from './fixtures'

const feedSchema = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  home_page_url: z.url(),
  feed_url: z.url(),
  items: z.array(
    z.object({
      id: z.url(),
      title: z.string().min(1),
      content_html: z.string().min(1),
      date_published: z.iso.datetime({ offset: true }),
    }),
  ),
})

test('what changed stands day by day, and its feeds hold the same days', { tag: '@remote' }, async ({
  page,
  visit,
  request,
}) => {
  await visit('/what-changed')
  const days = await page.locator('main h2 time').evaluateAll((all) => all.map((one) => one.getAttribute('datetime')))
  expect(days.length).toBeGreaterThan(3)
  expect(days).toEqual(days.toSorted().toReversed())
  const feed = feedSchema.parse(await (await request.get('/what-changed/feed.json')).json())
  expect(feed.items.slice(0, days.length).map(({ date_published }) => date_published.slice(0, 10))).toEqual(days)
  for (const href of await page
    .locator('main section a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
    expect(href).toMatch(/^\/[a-z]/)
  await page.getByRole('link', { name: 'Corrections', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Corrections', level: 1 })).toBeVisible()
})

test('the feeds are found from the page, well formed, dated, and lead only to whole addresses', async ({
  page,
  visit,
  request,
}) => {
  await visit('/what-changed')
  const links = await page
    .locator('link[rel=alternate]')
    .evaluateAll((all) => all.map((one) => [one.getAttribute('type') ?? '', one.getAttribute('href') ?? '']))
  expect(links.map(([type]) => type)).toEqual(['application/rss+xml', 'application/feed+json'])
  for (const [type, href = ''] of links) {
    const answer = await request.get(new URL(href).pathname)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe(`${type}; charset=utf-8`)
  }
  const text = await (await request.get('/what-changed/feed.xml')).text()
  // The site's own pages may not read markup from a text.
  await page.goto('about:blank')
  const read = await page.evaluate((xml) => {
    const feed = new DOMParser().parseFromString(xml, 'application/xml')
    const textsOf = (selector: string) => [...feed.querySelectorAll(selector)].map((one) => one.textContent)
    const html = textsOf('item > description').map((one) => new DOMParser().parseFromString(one, 'text/html'))
    return {
      error: feed.querySelector('parsererror')?.textContent ?? null,
      dates: textsOf('item > pubDate'),
      ids: textsOf('item > guid'),
      addresses: [
        ...[...feed.querySelectorAll('link')].map((one) => one.getAttribute('href') ?? one.textContent),
        ...html.flatMap((one) => [...one.querySelectorAll('a')].map((a) => a.getAttribute('href') ?? '')),
      ],
    }
  }, text)
  expect(read.error).toBeNull()
  expect(read.dates.length).toBeGreaterThan(3)
  expect(
    read.dates.filter((date) => Number.isNaN(Date.parse(date)) || !/^\w{3}, \d{2} \w{3} \d{4} /.test(date)),
  ).toEqual([])
  expect(new Set(read.ids).size).toBe(read.ids.length)
  expect(read.addresses.filter((address) => !/^https?:\/\/[^/]+\/[a-z]/.test(address))).toEqual([])
  // One of each kind of page that the feed leads to is there.
  for (const address of read.addresses.slice(0, 12))
    expect((await request.get(new URL(address).pathname)).status()).toBe(200)
})

test('without script the page of corrections says whether there are any', { tag: '@no-script' }, async ({
  page,
  visit,
}) => {
  await visit('/corrections')
  const entries = await page.locator('main article').count()
  await expect(page.getByText('No correction has been published yet.')).toHaveCount(entries === 0 ? 1 : 0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'What changed' }).click()
  await expect(page.getByRole('heading', { name: 'What changed', level: 1 })).toBeVisible()
})
