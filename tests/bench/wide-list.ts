import type { Locator } from '@playwright/test'
import * as z from 'zod'
import { awake, scriptsOf } from './alive'
import type { Bench } from './bench'
import { type Opened, openPage, type Speed } from './browser'
import { engineMarks, heavyScripts } from './heavy-scripts'
import { watchTouches } from './touch-page'

const products = 150
/** How long nothing more comes of a touch. */
export const quietMs = 400

const answerSchema = z.looseObject({
  data: z.looseObject({ products: z.array(z.looseObject({ slug: z.string(), name: z.string() })) }),
})
/** The provider's answer with its products repeated until there are so many, each under a name of its own. */
function widened(text: string): string {
  const answer = answerSchema.parse(JSON.parse(text))
  const shipped = answer.data.products
  const many = Array.from({ length: products }, (_, at) => {
    const product = shipped[at % shipped.length]
    if (product === undefined) throw new Error('The provider has no products')
    return at < shipped.length ? product : { ...product, slug: `${product.slug}-${at}`, name: `${product.name} ${at}` }
  })
  const ranks = many.map((_, at) => at + 1)
  return JSON.stringify({
    ...answer,
    data: { ...answer.data, products: many, ranks, total: products, page: 1, pages: 1 },
  })
}

/** The list of credit cards, awake, widened to 150 products. `before` is done on the page while it is empty. */
export async function openList(
  { browser, site, pages }: Bench,
  speed: Speed,
  before: (opened: Opened) => Promise<void> = async () => {},
): Promise<Opened> {
  const opened = await openPage(browser, speed)
  await before(opened)
  await opened.page.addInitScript(watchTouches)
  await opened.page.route('**/product-suggestions?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: widened(await response.text()) })
  })
  await opened.page.goto(site.origin + pages.kinds.list)
  await awake(opened.page, 'list')
  await opened.quiet()
  return opened
}

/** An idle list must have the whole engine: else the first touch would pay for its way here. */
export async function checkEngine({ loaded }: Opened): Promise<void> {
  const found = await heavyScripts(scriptsOf(loaded).map(({ url }) => url))
  const lost = engineMarks.filter((mark) => !found.includes(mark))
  if (lost.length > 0) throw new Error(`The words that betray ${lost.join(', ')} are in no script of an idle list`)
}

/** The list's boxes that make an address, its filters open. */
export async function openFilters({ page }: Opened): Promise<readonly Locator[]> {
  await page.locator('.results-bar [popovertarget=filters]').tap()
  const boxes = page.locator('#filters input[type=checkbox][name]')
  await boxes.first().waitFor()
  await page.waitForTimeout(quietMs)
  return boxes.all()
}
