import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
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

// Each kind of page brings its own stylesheet: a component that moved to another kind must bring its styles along.
test('every page carries a style for each class that the site styles', async ({ request }) => {
  expect(styled.size).toBeGreaterThan(100)
  const listed = (await sitemapAddresses(request)).map(({ pathname }) => pathname)
  const paths = [...new Set([...listed, ...pageKinds.map(({ path }) => path)])].filter(
    (path) => !path.includes('/api/'),
  )
  await eachOf(paths, async (path) => {
    const html = await (await request.get(path)).text()
    const own = classesIn([...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('\n'))
    const used = [...parseHtml(html).querySelectorAll('[class]')].flatMap((element) => [...element.classList.values()])
    const bare = [...new Set(used)].filter((name) => styled.has(name) && !own.has(name))
    expect(bare, path).toEqual([])
  })
})
