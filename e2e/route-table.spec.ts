import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { type Crawl, type Crawled, crawlSite } from './support/crawl'
import { evenText, parseHtml, type ReadDocument, textOf } from './support/html'
import { memberScreens, routeTable } from './support/route-table'

// One walk over the whole site serves every test of this file. No browser is needed.
test.describe.configure({ mode: 'default', timeout: 300_000 })

let crawl: Crawl = { documents: new Map(), dead: [] }
let origin = ''

test.beforeAll(async ({ baseURL }) => {
  origin = baseURL ?? ''
  crawl = await crawlSite(origin)
})

const meta = (document: ReadDocument, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? ''

async function answerOf(path: string): Promise<Crawled> {
  const known = crawl.documents.get(path)
  if (known !== undefined) return known
  const answer = await fetch(origin + path, { redirect: 'manual' })
  return { path, status: answer.status, html: await answer.text() }
}

/** What is wrong with a screen on its own. */
function faultsOf({ path, status, html }: Crawled, forMembers: boolean): readonly string[] {
  const document = parseHtml(html)
  const text = evenText(document.querySelector('main')?.textContent ?? '')
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script): unknown =>
    JSON.parse(script.innerHTML),
  )
  const checks: readonly (readonly [boolean, string])[] = [
    [status === 200, `answers ${status}`],
    [document.querySelectorAll('h1').length === 1, 'has not one h1'],
    [textOf(document, 'h1') !== '', 'has an empty h1'],
    [meta(document, 'description').length > (forMembers ? 20 : 40), 'has no description'],
    [URL.canParse(canonical) && new URL(canonical).pathname === path, `has the canonical address ${canonical}`],
    [forMembers || data.length > 0, 'has no structured data'],
    [forMembers || text.length > 700, `says little without script: ${text.length} characters`],
    [forMembers === meta(document, 'robots').includes('noindex'), 'is hidden from search engines, or ought to be'],
  ]
  return checks.flatMap(([holds, fault]) => (holds ? [] : [`${path} ${fault}`]))
}

/** So many pages are asked for at the same time: with all of them at once a server that is busy refuses some, as it should. */
const atOnce = 5

async function answersOf(paths: readonly string[]): Promise<readonly Crawled[]> {
  const answers: Crawled[] = []
  for (let at = 0; at < paths.length; at += atOnce)
    answers.push(...(await Promise.all(paths.slice(at, at + atOnce).map((path) => answerOf(path)))))
  return answers
}

test('every screen of the specification is a whole page without script, under a title and a description of its own', async () => {
  const answers = await answersOf(routeTable.map(({ path }) => path))
  const faults = answers.flatMap((answer, at) => faultsOf(answer, routeTable[at]?.forMembers === true))
  expect(faults).toEqual([])
  const twice = (said: readonly string[]) => said.filter((text, at) => said.indexOf(text) !== at)
  const documents = answers.map(({ html }) => parseHtml(html))
  expect(twice(documents.map((document) => textOf(document, 'title')))).toEqual([])
  const whole = documents.filter((_, at) => routeTable[at]?.forMembers === false)
  expect(twice(whole.map((document) => meta(document, 'description')))).toEqual([])
})

test('below every screen an unknown address answers 404', async () => {
  const parents = [...routeTable.map(({ path }) => path), ...memberScreens]
  const answers = await answersOf(parents.map((path) => `${path === '/' ? '' : path}/no-such-page`))
  expect(answers.filter(({ status }) => status !== 404).map(({ path, status }) => `${path} ${status}`)).toEqual([])
})

test('every link and every place that a page of the site names is there', () => {
  expect(crawl.dead).toEqual([])
  const unreached = routeTable.filter(({ path }) => !crawl.documents.has(path)).map(({ path }) => path)
  expect(unreached, 'screens that no page leads to').toEqual([])
})

test('pages of every kind conform to the standard of HTML', async () => {
  const checker = new HtmlValidate({ extends: ['html-validate:standard'] })
  const isTaken = new Set(routeTable.map(({ path }) => path))
  const depth = (path: string) => path.split('/').length
  const chosen = [...crawl.documents.values()].filter(
    ({ path, status }) =>
      status === 200 && (isTaken.has(path) || depth(path) === 2 || /^\/(?:blog|support|campaign)\//.test(path)),
  )
  const faults: string[] = []
  for (const { path, html } of chosen) {
    const report = await checker.validateString(html)
    for (const { messages } of report.results)
      for (const { ruleId, message, line, column } of messages)
        faults.push(`${path}:${line}:${column} ${ruleId} ${message}`)
  }
  expect(faults).toEqual([])
})
