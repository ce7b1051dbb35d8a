import { expect, test } from 'vitest'
import { blogsOperation } from '@/lib/contract/promotion-component/blogs'
import { shownArticles } from '@/lib/server/content/articles'
import { expectSuccess, providerWith, requestTo, send } from '../../support/provider'

async function blogs(query?: string) {
  const sent = query === undefined ? {} : { query }
  return (await expectSuccess(await send(blogsOperation, sent), blogsOperation)).data
}

test('gives the articles that are published, the newest first, page by page and each once', async () => {
  const all = await blogs('pageSize=50')
  expect(all.articles.map(({ slug }) => slug)).toEqual(shownArticles().map(({ slug }) => slug))
  const times = all.articles.map(({ publishedAt }) => publishedAt)
  expect(times).toEqual([...times].sort().reverse())
  const [first, second] = [await blogs('pageSize=7'), await blogs('pageSize=7&page=2')]
  expect(first.pages).toBe(Math.ceil(all.total / 7))
  expect([...first.articles, ...second.articles]).toEqual(all.articles.slice(0, 14))
})

test('gives the last page for a page beyond it', async () => {
  expect(await blogs('page=900')).toEqual(await blogs(`page=${(await blogs()).pages}`))
})

test('gives the articles of one subject alone', async () => {
  const { articles, total } = await blogs('tag=safety&pageSize=50')
  expect(total).toBe(articles.length)
  expect(total).toBeGreaterThan(0)
  for (const { tags } of articles) expect(tags.map(({ id }) => id)).toContain('safety')
})

test('has one page, which is empty, while nothing is published', async () => {
  const provider = providerWith({ promotion: { articles: () => [] } })
  const answer = await expectSuccess(await provider(requestTo(blogsOperation)), blogsOperation)
  expect(answer.data).toEqual({ total: 0, page: 1, pages: 1, articles: [] })
})
