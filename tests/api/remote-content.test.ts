import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import ArticleRoute from '@/app/(site)/blog/[slug]/page'
import BlogPageRoute from '@/app/(site)/blog/page/[page]/page'
import CampaignRoute from '@/app/(site)/campaign/[slug]/page'
import AnswerRoute from '@/app/(site)/support/[category]/[answer]/page'
import { contentRound } from '@/lib/server/data/content/follow-provider'
import { allContent } from '@/lib/server/data/content/given-content'
import { transport } from '@/lib/server/data/site/transport'
import { bundledProvider, type ProviderProcess, startProvider } from '../crash/provider-process'
import { onlyTheProviders, providerContent } from '../factories/provider-content'
import { temporaryFolder } from '../setup/temporary-folder'

const theirs = temporaryFolder()
const content = providerContent()
let provider: ProviderProcess

beforeAll(async () => {
  provider = await startProvider(bundledProvider(), {
    DATA_DIR: theirs.path,
    TEST_CONTENT: content.path,
    TEST_NOW: '2026-11-20',
    TIMBANG_TEST: '1',
  })
  process.env.API_BASE_URL = provider.address
  process.env.DATA_DIR = join(theirs.path, 'ours')
  process.env.LOG_LEVEL = 'silent'
})
afterAll(async () => {
  globalThis.givenContent = undefined
  await provider.stop()
  content.remove()
  theirs.remove()
})

const asked = <T>(params: T) => ({ params: Promise.resolve(params), searchParams: Promise.resolve({}) })

/** The three pages of texts that the provider alone has. */
async function pages(): Promise<string> {
  const elements = await Promise.all([
    ArticleRoute(asked({ slug: 'deposits-by-post' })),
    AnswerRoute(asked({ category: 'newsletter', answer: 'may-pigeons-carry-it' })),
    CampaignRoute(asked({ slug: 'a-week-of-stamps' })),
  ])
  // A countdown says how long it is until the end when the page is made.
  return elements.map((element) => renderToStaticMarkup(element).replace(/"leftMs":\d+/, '')).join('\n')
}

const missing = /NEXT_HTTP_ERROR_FALLBACK;404/

test('an article, an answer and a campaign that the provider alone has are shown, and stay when it dies', async () => {
  await expect(pages()).rejects.toThrow(missing)
  const round = contentRound(transport)
  await round(() => false)
  const shown = await pages()
  for (const path of [
    '/blog/deposits-by-post',
    '/support/newsletter/may-pigeons-carry-it',
    '/campaign/a-week-of-stamps',
  ] as const)
    expect(shown).toContain(onlyTheProviders[path])
  const before = allContent()
  await provider.kill()
  expect(await round(() => false)).toBe(0)
  expect(allContent().every((entries, at) => entries === before[at])).toBe(true)
  expect(await pages()).toBe(shown)
})

test('what neither has answers 404', async () => {
  await expect(ArticleRoute(asked({ slug: 'no-such-article' }))).rejects.toThrow(missing)
  await expect(AnswerRoute(asked({ category: 'sign-in', answer: 'unsubscribe' }))).rejects.toThrow(missing)
  for (const page of ['900', '1', '02', '1e1', 'two', '-3', '']) {
    await expect(BlogPageRoute(asked({ page })), page).rejects.toThrow(missing)
  }
})
