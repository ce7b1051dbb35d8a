import { describe, expect, it } from 'vitest'
import { fakeAccount } from '@/tests/factories/fake-account'
import { fakeCategory } from '@/tests/factories/fake-category'
import { testToday } from '@/tests/factories/product'
import { parseCompareQuery } from './compare-query'
import { buildComparison } from './comparison'

const account = fakeAccount({ slug: 'here', name: 'Here' })
const built = (search: string) => {
  const { query, problems } = parseCompareQuery(new URLSearchParams(search), [fakeCategory], testToday)
  if (query === null) throw new Error('no query')
  return buildComparison(query, problems, [account], testToday)
}

describe('a comparison', () => {
  it('leaves out what is no longer listed and says so, also in its own address', () => {
    const comparison = built('category=current-account&product=gone&product=here&own=1&transfers=-1')
    expect(comparison?.query.slugs).toEqual(['here'])
    expect(comparison?.table.columns.map(({ slug }) => slug)).toEqual(['here', 'own'])
    expect(comparison?.problems.map(({ field }) => field)).toEqual(['transfers', 'product'])
    expect(comparison?.problems.at(-1)?.message).toBe('gone is no longer listed.')
  })

  it('is nothing when none of its products is listed', () => {
    expect(built('category=current-account&product=gone')).toBeNull()
  })
})
