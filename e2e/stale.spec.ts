import type { APIRequestContext } from '@playwright/test'
import type { Category } from '@/lib/domain/categories/category'
import { categoryList, categoryOf } from '@/lib/domain/categories/registry'
import { valueText } from '@/lib/domain/fields/field-value'
import { malaysianDay, parseIsoDate } from '@/lib/domain/values/iso-date'
import { firstNumber } from '@/tests/factories/scenario'
import { thirdInTurn } from '@/tests/setup/turn'
import { expect, test } from './fixtures'
import { anotherCase, detailPath, openFields, productsOf } from './support/catalogue'
import { evenText, parseHtml, type ReadDocument, textOf } from './support/html'
import { shownIn } from './support/lists'
import { type OwnServer, startSite } from './support/servers'

/**
 * Days on which some figures have grown old and others have not: rates keep for 90 days, prices for 180, and the samples
 * were checked in the autumn of 2026.
 */
const laterDays = ['2027-01-15', '2027-04-25'] as const

/** When rates have grown old. */
const [ratesAge] = laterDays

/**
 * Only addresses that are rendered for each request are asked of the later servers: they share the stored pages with the
 * others and would print them anew for their own day.
 */
const servers = new Map<string, OwnServer>()

// One worker, so that one site for each day serves all.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  for (const day of laterDays) {
    expect(parseIsoDate(day)).toBe(malaysianDay(Date.parse(`${day}T12:00:00+08:00`)))
    servers.set(day, await startSite({ TEST_NOW: day }))
  }
})
test.afterAll(async () => {
  for (const server of servers.values()) await server.stop()
})

/** Where the site of a day answers. Throws when that one was not started. */
function siteOf(day: string): string {
  const server = servers.get(day)
  if (server === undefined) throw new Error(`No site runs on ${day}`)
  return server.url
}

/**
 * A query that makes the server evaluate a category for each request, on a case next to the usual one. What lies above it may be
 * out of bounds for many products (a dearer home for the same loan), what lies below it for others (a smaller deposit).
 */
function nextCase(category: Category, side: 1 | -1 = 1): string {
  const open = openFields(category)
  if (Object.keys(open).length === 0) return anotherCase(category)
  const { name, field } = firstNumber(open)
  const step = field.kind === 'money' || field.kind === 'rate' ? 100 : 1
  return new URLSearchParams({ [name]: valueText(field, field.default + side * step) }).toString()
}

/** Rows of a list in order, by what they say of themselves. */
interface StandingRows {
  readonly ranked: readonly string[]
  readonly stale: readonly string[]
  readonly places: readonly string[]
}

async function rowsAt(request: APIRequestContext, address: string): Promise<StandingRows> {
  const rows = [...parseHtml(await (await request.get(address)).text()).querySelectorAll('.row')]
  const stale = rows.filter((row) => row.querySelector('.by .stale') !== null)
  const placeOf = (row: ReadDocument) => evenText(row.querySelector('.why-link')?.textContent ?? '')
  for (const row of stale) {
    expect(evenText(row.querySelector('.by')?.textContent ?? '')).toMatch(/checked \d+ \w{3} \d{4}, out of date/)
    expect(placeOf(row), row.id).toBe('Why not ranked?')
  }
  return {
    ranked: rows.filter((row) => placeOf(row) !== 'Why not ranked?').map(({ id }) => id),
    stale: stale.map(({ id }) => id),
    places: rows.map(placeOf),
  }
}

/** The first of the later days on which a category has both: figures that have grown old since, and others. Throws when there is none. */
async function mixedDay(request: APIRequestContext, category: Category) {
  for (const query of [nextCase(category), nextCase(category, -1)]) {
    const address = `${category.path}?${query}`
    const now = await rowsAt(request, address)
    for (const day of laterDays) {
      const then = await rowsAt(request, siteOf(day) + address)
      const grownOld = then.stale.filter((slug) => now.ranked.includes(slug))
      if (grownOld.length > 0 && then.ranked.length > 1) return { day, now, then, grownOld, query }
    }
  }
  throw new Error(`No later day has both fresh and stale figures of ${category.id}`)
}

for (const category of thirdInTurn(categoryList, 2)) {
  test(`${category.title}: figures that were not checked for months lose their rank, and the others move up`, async ({
    request,
  }) => {
    const { now, then, grownOld } = await mixedDay(request, category)
    expect(then.places.slice(0, then.ranked.length)).not.toContain('Why not ranked?')
    expect(new Set(then.places.slice(then.ranked.length))).toEqual(new Set(['Why not ranked?']))
    const stayed = now.ranked.filter((slug) => then.ranked.includes(slug))
    expect(then.ranked.filter((slug) => now.ranked.includes(slug))).toEqual(stayed)
    expect(then.ranked.filter((slug) => grownOld.includes(slug))).toEqual([])
  })

  test(`${category.title}: no product with figures out of date is recommended`, async ({ request }) => {
    const { day, then, grownOld, query } = await mixedDay(request, category)
    const offered = new Set<string>()
    for (const slug of [...grownOld.slice(0, 2), ...then.ranked.slice(0, 2)]) {
      const address = `${detailPath(category.id, slug)}?${query}`
      const page = parseHtml(await (await request.get(siteOf(day) + address)).text())
      for (const link of page.querySelectorAll('[aria-labelledby="others-title"] li a')) {
        offered.add(link.getAttribute('href')?.split('?')[0]?.split('/').at(-1) ?? '')
      }
    }
    expect(offered.size).toBeGreaterThan(0)
    expect([...offered].filter((slug) => then.stale.includes(slug))).toEqual([])
    for (const slug of offered) {
      const address = `${siteOf(day)}${detailPath(category.id, slug)}?${query}`
      const hero = textOf(parseHtml(await (await request.get(address)).text()), '.lead .hero')
      expect(hero, address).not.toContain('out of date: checked')
    }
  })
}

test('a campaign has its page from its first minute on, and stays with a word once it is over', async ({ request }) => {
  const saidAt = async (site: string, path: string) => {
    const answer = await request.get(site + path)
    return { status: answer.status(), text: textOf(parseHtml(await answer.text()), 'main') }
  }
  const later = siteOf(ratesAge)
  expect((await saidAt('', '/campaign/new-year-budget')).status).toBe(404)
  expect(await saidAt(later, '/campaign/new-year-budget')).toMatchObject({
    status: 200,
    text: expect.stringContaining('Ends 31 Jan 2027, 11:59 pm'),
  })
  expect((await saidAt('', '/campaign/year-end-deposits')).text).toContain('Ends 31 Dec 2026, 11:59 pm')
  expect(await saidAt(later, '/campaign/year-end-deposits')).toMatchObject({
    status: 200,
    text: expect.stringContaining('This ended on 31 Dec 2026, 11:59 pm'),
  })
  expect((await saidAt('', '/vouchers')).text).toContain('SAMPLE-ASIA5')
  expect((await saidAt(later, '/vouchers')).text).not.toContain('SAMPLE-ASIA5')
})

test('the browser judges by the same day as the server', async ({ page, request }) => {
  const loans = await productsOf(request, 'personal-loan', siteOf(ratesAge))
  expect(loans.length).toBeGreaterThan(0)
  await page.goto(`${siteOf(ratesAge)}/loan/personal-loan?amount=12345`)
  await expect(page.locator('.by .stale').first()).toBeVisible()
  const served = await shownIn(page)
  await page.locator('#case-amount').fill('12346')
  await expect(page).toHaveURL(/amount=12346/)
  const shown = await shownIn(page)
  const places = (text: string) => text.match(/Why (not ranked|\d+(st|nd|rd|th)=?)\?/g) ?? []
  expect(places(shown.text)).toEqual(places(served.text))
  expect(new Set(places(shown.text)).size).toBeGreaterThan(2)
  expect(places(shown.text)).toContain('Why not ranked?')
})

test('a comparison marks what is out of date and nothing else, in its file too', async ({ request }) => {
  const list = await rowsAt(request, `${siteOf(ratesAge)}/credit-card?${nextCase(categoryOf('credit-card'))}`)
  const [old, fresh] = [list.stale[0], list.ranked[0]]
  const query = (slugs: readonly (string | undefined)[]) =>
    `category=credit-card&${slugs.map((slug) => `product=${slug}`).join('&')}`
  const staleIn = async (slug: string | undefined) => {
    const address = `${siteOf(ratesAge)}/compare?${query([slug])}`
    return parseHtml(await (await request.get(address)).text()).querySelectorAll('.compare .stale').length
  }
  const [inOld, inFresh] = [await staleIn(old), await staleIn(fresh)]
  expect(inOld).toBeGreaterThan(inFresh)
  const both = `${siteOf(ratesAge)}/compare?${query([old, fresh])}`
  const page = parseHtml(await (await request.get(both)).text())
  expect(page.querySelectorAll('.compare .stale').length).toBe(inOld + inFresh)
  const file = await (await request.get(`${siteOf(ratesAge)}/compare-csv?${query([old, fresh])}`)).text()
  expect(file.split('may be out of date').length - 1).toBe(inOld + inFresh)
})
