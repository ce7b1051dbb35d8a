import { firstScript } from '@/lib/csp/first-script'
import type { Category } from '@/lib/domain/categories/category'
import { categoryList } from '@/lib/domain/categories/registry'
import { finish } from '@/lib/front/finish'
import { thirdInTurn } from '@/tests/setup/turn'
import { expect, test } from './fixtures'
import { anotherCase, listPaths, openFields, slugsOf } from './support/catalogue'
import { expectAnswers } from './support/framework-pages'
import { parseHtml } from './support/html'
import { inlineFaults, policyOf } from './support/policy'
import { type OwnServer, startSite } from './support/servers'
import { untilQuiet } from './support/traffic'

/** Has the framework render every document, and sends them as they come. */
let framework: OwnServer

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  framework = await startSite({ PAGE_RUNTIME: 'next' })
})
test.afterAll(() => framework.stop())

const strange = [
  'amount="><script>alert(1)</script>&petrol=%F0%9F%92%B0%00&balance=%E0%A4%A&why=__proto__',
  'sort=nonsense&kind=islamic&b=1&kind=nonsense&page=2&utm_source=a',
]

/** A query without a seal: what carries one is left to the framework. */
const openFilter = (category: Category) =>
  Object.keys(openFields(category)).length === 0 ? `sort=${category.sorts[0]?.id ?? ''}` : anotherCase(category)

test("a list and a calculator work with the framework's own runtime", async ({ page, visit }) => {
  await expectAnswers(page, visit, framework.url)
})

/** Finishes a document of the framework with what a document of the site has: its loader and its stylesheets. */
function finishedLike(html: string, site: string): string | undefined {
  const loader = /<script type="module" data-src="([^"]+)"/.exec(site)?.[1] ?? ''
  const texts = [...site.matchAll(/<style>([^<]*)<\/style>/g)].map(([, text]) => text ?? '')
  const addresses = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address]) => address ?? '')
  const styles = new Map(addresses.map((address, at) => [address, texts[at] ?? '']))
  const settings = /<script id="shell-config"[^>]*>([^<]*)</.exec(site)?.[1] ?? ''
  return finish(html, { constant: firstScript, loader, settings, styles, sheets: new Map() })?.html
}

/** A policy without the names of the styles that a document holds: a stored one holds fewer. */
const butStyles = (policy = '') => policy.replace(/style-src [^;]+/, '')

for (const [at, category] of thirdInTurn(categoryList, 1).entries()) {
  // The products of all categories come by one call: a remote provider is asked for the first.
  const details = at === 0 ? { tag: '@remote' } : {}

  test(`${category.title}: a filtered list is what the framework would make of it`, details, async ({ request }) => {
    const filter = openFilter(category)
    const queries = [filter, `why=${slugsOf(category.id)[0]}&${filter}`, ...strange]
    for (const path of listPaths(category)) {
      const bare = await request.get(path)
      for (const query of queries) {
        const address = `${path}?${query}`
        const [answer, raw] = await Promise.all([request.get(address), request.get(framework.url + address)])
        const html = await answer.text()
        expect(html === finishedLike(await raw.text(), html), address).toBe(true)
        expect(answer.status(), address).toBe(raw.status())
        for (const name of ['cache-control', 'content-type'])
          expect(answer.headers()[name], address).toBe(raw.headers()[name])
        expect(butStyles(answer.headers()['content-security-policy'])).toBe(
          butStyles(bare.headers()['content-security-policy']),
        )
        expect(inlineFaults(html, policyOf(answer)), address).toEqual([])
        expect(parseHtml(html).querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, follow')
      }
    }
  })

  test(`${category.title}: a filtered list wakes as it was sent, and its first change draws no row anew`, async ({
    page,
    visit,
  }) => {
    await visit(`${category.path}?${openFilter(category)}`)
    const sent = await page.evaluateHandle(() => [...document.querySelectorAll('[data-slot=list-rows] .row')])
    await expect(page.locator('[data-island$=list][data-awake]')).toHaveCount(1)
    const sort = category.sorts.at(-1)?.id ?? ''
    const select = page.locator('select[name=sort]')
    await select.hover()
    await select.focus()
    await untilQuiet(page)
    await select.selectOption(sort)
    await expect(page).toHaveURL(new RegExp(`sort=${sort}`))
    await expect(page.locator('[data-rebuilt]')).toHaveCount(0)
    const kept = await sent.evaluate((rows) =>
      rows.map((row) => row.isConnected || document.getElementById(row.id) === null),
    )
    expect(kept.length).toBeGreaterThan(5)
    expect(kept).not.toContain(false)
  })
}
