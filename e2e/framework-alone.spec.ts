import { categoryList } from '@/lib/domain/categories/registry'
import { expect, test } from './fixtures'
import { detailPath, slugsOf } from './support/catalogue'
import { expectAnswers } from './support/framework-pages'
import { evenText, parseHtml, textOf } from './support/html'
import { type OwnServer, startFramework } from './support/servers'
import { eachOf, sitemapAddresses } from './support/sitemap'

let alone: OwnServer
test.beforeAll(async () => {
  alone = await startFramework()
})
test.afterAll(() => alone.stop())

const ownText = (html: string) => evenText(textOf(parseHtml(html.replaceAll(/<script\b.*?<\/script>/gs, '')), 'main'))

test('without the front every page is there, with the words that the site sends, its policy and its headers', async ({
  request,
}) => {
  test.setTimeout(300_000)
  const [card] = slugsOf('credit-card')
  const changed = ['/credit-card?petrol=120', `/credit-card/${card}?petrol=120`, '/financial-hub/fixed-deposit?case=1']
  const listed = (await sitemapAddresses(request)).map(({ pathname }) => pathname)
  // What a market asks and what is left of an offer change from minute to minute.
  const lively = /^\/(?:investment\/sinegy-dax|campaign|vouchers)/
  const lists = categoryList.flatMap(({ path, variants }) => [path, ...variants.map(({ slug }) => `${path}/${slug}`)])
  const details = categoryList.flatMap(({ id }) =>
    slugsOf(id)
      .slice(0, 2)
      .map((slug) => detailPath(id, slug)),
  )
  const isDetail = (path: string) =>
    categoryList.some((one) => path.startsWith(`${one.path}/`) && !lists.includes(path))
  const paths = [...listed.filter((path) => !lively.test(path) && !isDetail(path)), ...details, ...changed]
  await eachOf(paths, async (path) => {
    // Without the front a connection that rested is closed, perhaps as it is used again.
    const answer = await request.get(alone.url + path, { maxRetries: 2 })
    const headers = answer.headers()
    expect(answer.status(), path).toBe(200)
    expect(headers['content-security-policy'], path).toContain("default-src 'none'; script-src 'self'")
    expect(headers['x-frame-options'], path).toBe('DENY')
    expect(ownText(await answer.text()), path).toBe(ownText(await (await request.get(path)).text()))
  })
})

test('without the front nothing is found where there is nothing, and no other site may send anything', async ({
  request,
}) => {
  for (const path of ['/nowhere', '/credit-card/no-such-card', '/credit-card/cashback/more', '/list/credit-card'])
    expect((await request.get(alone.url + path)).status(), path).toBe(404)
  const elsewhere = { headers: { 'sec-fetch-site': 'cross-site' }, maxRedirects: 0 }
  expect((await request.post(`${alone.url}/subscribe`, elsewhere)).status()).toBe(403)
  expect((await request.post(`${alone.url}/credit-card`)).status()).toBe(405)
})

test('without the front a list and a calculator answer, without an error', async ({ page, visit }) => {
  await expectAnswers(page, visit, alone.url)
})
