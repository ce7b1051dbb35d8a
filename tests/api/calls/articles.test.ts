import { expect, test } from 'vitest'
import { blogsOperation } from '@/lib/contract/calls/articles'
import { shownArticles } from '@/lib/server/content/articles'
import { describeCall } from '../support/describe-call'
import { expectProblem, expectSuccess, fieldsOf, providerWith, requestTo, send } from '../support/provider'

describeCall('promotion-component/blogs', 200, () => {
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
})

describeCall('promotion-component/blogs', 422, () => {
  test.each([
    ['page=0', 'page'],
    ['page=one', 'page'],
    ['pageSize=51', 'pageSize'],
    ['pageSize=1.5', 'pageSize'],
    ['tag=', 'tag'],
    ['tag=Saving', 'tag'],
  ])('“%s” is refused by the name of the field', async (query, field) => {
    const response = await send(blogsOperation, { query })
    expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual([field])
  })
})
