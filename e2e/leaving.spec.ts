import { thirdInTurn } from '@/tests/setup/turn'
import { expect, test } from './fixtures'
import { samples, slugsOf } from './support/catalogue'
import { clicksFrom, siteDataDirOf } from './support/clicks'
import { startProvider, startSite } from './support/servers'

/** Where a product of an invented issuer leads: it has no site. */
const partner = /^\/apply\/sample\?product=[a-z-]+\/[a-z0-9-]+$/
const card = `/apply/credit-card/${slugsOf('credit-card')[0]}`

const remote = { tag: '@remote' }

test.describe('leaving to a partner', () => {
  for (const [at, { category }] of thirdInTurn(samples, 2).entries()) {
    // All categories leave by one call: a remote provider is asked for the first.
    const details = at === 0 ? remote : {}

    test(
      `${category.title}: three clicks from home, nothing to fill in, and the click is kept`,
      details,
      async ({ page, visit }, testInfo) => {
        await visit('/')
        await page.getByRole('main').getByRole('link', { name: category.title, exact: true }).first().click()
        await page.waitForURL(`**${category.path}`)
        await page.locator('.row h3 a').nth(1).click()
        await page.waitForURL(`**${category.path}/*`)
        const here = new URL(page.url()).pathname
        await page.locator('.apply-bar a').click()
        await page.waitForURL(/\/apply\/sample\?/)
        await expect(page.getByRole('main')).toContainText('Nothing was sent to anybody')
        await expect(page.getByRole('main').getByRole('link', { name: /^Back to/ })).toHaveAttribute('href', here)
        await expect.poll(() => clicksFrom(siteDataDirOf(testInfo.project.name), here).length).toBeGreaterThan(0)
      },
    )

    test(`${category.title}: an apply link answers 303 to where its issuer is`, details, async ({ request }) => {
      for (const slug of slugsOf(category.id)) {
        const answer = await request.get(`/apply/${category.id}/${slug}`, {
          maxRedirects: 0,
          headers: { 'sec-purpose': 'prefetch' },
        })
        expect(answer.status(), slug).toBe(303)
        expect(answer.headers().location, slug).toMatch(partner)
        expect(answer.headers()['cache-control']).toBe('no-store')
        expect(answer.headers()['x-robots-tag']).toContain('noindex')
      }
    })
  }

  test('nothing in a request can change where the visitor goes', remote, async ({ request, baseURL }) => {
    const look = { maxRedirects: 0, headers: { 'sec-purpose': 'prefetch' } }
    const { location } = (await request.get(card, look)).headers()
    const queries = ['url=https://evil.test', 'to=//evil.test', 'redirect=https%3A%2F%2Fevil.test&next=//evil.test']
    for (const query of queries) {
      const answer = await request.get(`${card}?${query}`, look)
      expect(answer.status()).toBe(303)
      expect(answer.headers().location).toBe(location)
    }
    const forged = { ...look.headers, 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' }
    expect((await request.get(card, { ...look, headers: forged })).headers().location).toBe(location)
    for (const path of [
      `${card}//evil.test`,
      '/apply//evil.test',
      '/apply/credit-card/%2F%2Fevil.test',
      '//evil.test',
    ]) {
      const answer = await request.get(`${baseURL}${path}`, look)
      expect(answer.headers().location ?? '', path).not.toMatch(/^(https?:)?\/\/evil/)
      expect(answer.status(), path).not.toBe(303)
    }
  })

  test('a product that is not listed is a 404 that says so and leads on', remote, async ({ page, visit }) => {
    await visit('/apply/credit-card/no-such-card', { status: 404 })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('not listed')
    await page.getByRole('link', { name: 'See all products' }).click()
    await expect(page).toHaveURL(/\/products$/)
    await visit('/apply/no-such-kind/bahtera-infinite', { status: 404 })
  })

  test(
    'looking ahead is not a click; following the link is exactly one',
    remote,
    async ({ request, baseURL }, testInfo) => {
      const page = `/e2e-${testInfo.project.name}-${testInfo.workerIndex}-${Date.now()}`
      const referer = `${baseURL}${page}?income=5000#here`
      const kept = () => clicksFrom(siteDataDirOf(testInfo.project.name), page)
      await request.head(card, { maxRedirects: 0, headers: { referer } })
      await request.get(card, { maxRedirects: 0, headers: { referer, 'sec-purpose': 'prefetch;prerender' } })
      await request.get(card, { maxRedirects: 0, headers: { referer, purpose: 'prefetch' } })
      expect(kept()).toEqual([])
      await request.get(card, { maxRedirects: 0, headers: { referer } })
      for (const dest of ['image', 'iframe', 'empty']) {
        await request.get(card, { maxRedirects: 0, headers: { referer, 'sec-fetch-dest': dest } })
      }
      expect(kept()).toEqual([{ slug: slugsOf('credit-card')[0], page, source: 'led' }])
    },
  )
})

test('a partner is left for by a notice that names the host and can be cancelled', async ({ page, visit }) => {
  await visit('/investment')
  await page.getByRole('link', { name: 'Versa', exact: true }).last().click()
  await page.waitForURL('**/investment/versa')
  const notice = page.getByRole('dialog', { name: 'You are leaving' })
  await expect(notice).toBeHidden()
  await page.getByRole('button', { name: 'Go to Versa' }).click()
  await expect(notice).toContainText('versa.com.my')
  await notice.getByRole('button', { name: 'Stay here' }).click()
  await expect(notice).toBeHidden()
  await page.getByRole('button', { name: 'Go to Versa' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(notice).toBeHidden()
  await page.getByRole('button', { name: 'Go to Versa' }).click()
  const href = await notice.getByRole('link', { name: 'Continue' }).getAttribute('href')
  // Not followed: a test has no business at a real company's site.
  const answer = await page.request.get(href ?? '', { maxRedirects: 0, headers: { 'sec-purpose': 'prefetch' } })
  expect([answer.status(), answer.headers().location]).toEqual([303, 'https://versa.com.my/'])
})

test('with the provider dead the visitor still leaves at once and the click is kept here', async ({ request }) => {
  const provider = await startProvider()
  const site = await startSite({ API_BASE_URL: provider.url })
  try {
    const go = (page: string) =>
      request.get(`${site.url}${card}`, { maxRedirects: 0, headers: { referer: `${site.url}${page}` } })
    await request.get(`${provider.url}/ready`)
    // The first write of a provider takes longer than the site waits for it on a busy machine: the click is then kept by the site.
    await expect(async () => {
      expect((await go('/before')).status()).toBe(303)
      expect(clicksFrom(provider.dataDir, '/before')).not.toHaveLength(0)
    }).toPass()
    await provider.kill()
    const started = Date.now()
    const answer = await go('/after')
    expect(Date.now() - started).toBeLessThan(2000)
    expect(answer.status()).toBe(303)
    expect(answer.headers().location).toMatch(partner)
    expect(clicksFrom(site.dataDir, '/after')).toHaveLength(1)
  } finally {
    await site.stop()
    await provider.stop()
  }
})

test('partners, wills and the solar estimate work without script', { tag: '@no-script' }, async ({ page, visit }) => {
  await visit('/credit-profile/ctos')
  await page.getByRole('button', { name: 'Go to CTOS' }).click()
  await expect(page.getByRole('link', { name: 'Continue to www.ctoscredit.com.my' })).toBeVisible()
  await visit('/legal')
  await expect(page.getByRole('heading', { name: 'A wasiat' })).toBeHidden()
  await page.getByLabel('I am Muslim').check()
  await expect(page.getByRole('heading', { name: 'A wasiat' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await visit('/investment/sinegy-dax')
  await expect(page.getByText('Sample prices of invented coins').first()).toBeVisible()
  await visit('/renewable-energy')
  await page.getByLabel('Price of the system').fill('24000')
  await page.getByRole('button', { name: 'Calculate the saving' }).click()
  await expect(page).toHaveURL(/\/financial-hub\/solar-payback\?case=1.*cost=24000/)
  await expect(page.getByLabel('Price of the system')).toHaveValue('24000')
})

test('every list and every product can be left without script', { tag: '@no-script' }, async ({ page, visit }) => {
  for (const { category, slug } of samples) {
    await visit(category.path)
    const links = page.locator('.row a[href^="/apply/"]')
    expect(await links.count()).toBe(await page.locator('.row').count())
    await visit(`${category.path}/${slug}`)
    await expect(page.locator('.apply-bar a')).toHaveAttribute('href', `/apply/${category.id}/${slug}`)
  }
})
