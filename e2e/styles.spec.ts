import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { root } from './support/catalogue'
import { parseHtml } from './support/html'
import { pageKinds } from './support/pages'
import { eachOf, sitemapAddresses } from './support/sitemap'

const className = /\.((?:[\w-]|\\.)+)/g

function classesIn(css: string): Set<string> {
  return new Set([...css.matchAll(className)].map((match) => (match[1] ?? '').replace(/\\(.)/g, '$1')))
}

const styled = classesIn(
  globSync('.next/static/chunks/*.css', { cwd: root })
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n'),
)

/** What a document holds of styles, and the address of the file with all of them that it links. */
function stylesOf(html: string): { readonly held: string; readonly address: string | undefined } {
  const [, address] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
  return { held: [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('\n'), address }
}

// Each kind of page brings its own stylesheet: a component that moved to another kind must bring its styles along.
test('every page carries a style for each class that the site styles', async ({ request }) => {
  expect(styled.size).toBeGreaterThan(100)
  const listed = (await sitemapAddresses(request)).map(({ pathname }) => pathname)
  const paths = [...new Set([...listed, ...pageKinds.map(({ path }) => path)])].filter(
    (path) => !path.includes('/api/'),
  )
  const files = new Map<string, string>()
  await eachOf(paths, async (path) => {
    const html = await (await request.get(path)).text()
    const { held, address } = stylesOf(html)
    if (address !== undefined && !files.has(address)) files.set(address, await (await request.get(address)).text())
    const own = classesIn(`${held}\n${files.get(address ?? '') ?? ''}`)
    const used = [...parseHtml(html).querySelectorAll('[class]')].flatMap((element) => [...element.classList.values()])
    const bare = [...new Set(used)].filter((name) => styled.has(name) && !own.has(name))
    expect(bare, path).toEqual([])
  })
})

/** Place and looks of everything above the link to the rest of the styles, but for drawings that come late beside what is there. */
function looksAbove(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const link = document.querySelector('body link[rel="stylesheet"]')
    const names = ['color', 'background', 'border', 'font', 'display', 'position', 'padding', 'rotate', 'list-style']
    return [...document.querySelectorAll('body *')]
      .filter((element) => link !== null && element.compareDocumentPosition(link) === Node.DOCUMENT_POSITION_FOLLOWING)
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const own = [
          getComputedStyle(element),
          ...(element.matches('.picks a, .mono') ? [] : [getComputedStyle(element, '::before')]),
          getComputedStyle(element, '::after'),
        ]
        const looks = own.map((style) => names.map((name) => style.getPropertyValue(name)).join())
        return [element.tagName, element.className, x, y, width, height, ...looks].join(' ')
      })
  })
}

/**
 * A stored page of each stylesheet, and more where pages of one differ. What is made for one request holds all styles. Pages of
 * cards are not among them: the pictures on cards come with the rest of the styles, and move nothing.
 */
const eachStyle = new Set([
  'home',
  'how we rank',
  'hub of one list',
  'financial hub',
  'financial analysis',
  'a calculator',
  'detail of personal-loan',
])

test.describe('what stands above the rest of the styles', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [360, 900, 1280]) {
    test(`looks the same before they have come, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      // The beam of the balance is at rest then.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const { name, path } of pageKinds.filter(({ name }) => eachStyle.has(name))) {
        // A font that comes late is left out of one load and not of the other.
        await page.route('**/fonts/*', (route) => route.abort())
        await page.goto(path)
        const whole = await looksAbove(page)
        expect(whole.length, name).toBeGreaterThan(10)
        await page.route('**/assets/page-*.css', (route) => route.abort())
        await page.goto(path)
        const early = await looksAbove(page)
        expect(early.length, name).toBe(whole.length)
        const at = whole.findIndex((looks, index) => looks !== early[index])
        expect(early[at], name).toBe(whole[at])
        await page.unrouteAll()
      }
    })
  }
})
