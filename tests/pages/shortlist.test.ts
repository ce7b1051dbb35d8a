import { expect, it } from 'vitest'
import { metadata } from '@/app/(site)/shortlist/page'
import { GET } from '@/app/shortlist/[category]/route'
import { categoryList } from '@/lib/domain/categories/registry'
import { parseCategoryToday } from '@/lib/domain/shortlist/shortlisted-product'
import { catalogue } from '@/lib/server/catalogue/load'
import '../api/support/provider'

const ask = (category: string) => GET(new Request('https://x.test'), { params: Promise.resolve({ category }) })

it.each(categoryList.map(({ id }) => id))(
  'says what every product of %s comes to today, in whole words',
  async (id) => {
    const answer = parseCategoryToday(await (await ask(id)).json())
    expect(answer?.day).toBe('2026-11-20')
    expect(Object.keys(answer?.products ?? {}).sort()).toEqual([...catalogue().products[id].keys()].sort())
    for (const { name, figures } of Object.values(answer?.products ?? {})) {
      expect(name).not.toBe('')
      expect(new Set(figures.map(({ label }) => label)).size, name).toBe(figures.length)
      for (const { label, value } of figures) expect(`${label}: ${value}`).not.toMatch(/undefined|NaN|null|: $/)
    }
  },
)

it('names no category that is not there, and stays out of search engines', async () => {
  const { status, headers } = await ask('no-such-category')
  expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([404, 'no-store', 'noindex'])
  expect(metadata.robots).toEqual({ index: false, follow: true })
})
