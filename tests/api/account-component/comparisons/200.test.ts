import { expect, test } from 'vitest'
import { catalogue } from '@/lib/server/catalogue/load'
import { keptComparisons, saveComparison } from '../../support/comparisons'
import { newMember } from '../../support/member'

test('a member keeps a comparison once, with its names, and nobody else sees it', async () => {
  const [member, other] = [await newMember(), await newMember()]
  const saved = await saveComparison(
    member.accessToken,
    'category=credit-card&product=angsana-card-i&differences=1&utm_source=x',
  )
  expect(saved.comparison).toEqual({
    query: 'category=credit-card&product=angsana-card-i&differences=1',
    title: 'Credit cards',
    products: [expect.stringContaining('Angsana')],
    withOwn: false,
  })
  expect(await saveComparison(member.accessToken, saved.comparison?.query ?? '')).toEqual(saved)
  expect(await keptComparisons(member.accessToken)).toEqual([saved])
  expect(await keptComparisons(other.accessToken)).toEqual([])
})

test('nothing that somebody told of themselves is kept, and what is not listed any more is left out', async () => {
  const { accessToken } = await newMember()
  const query = 'category=personal-loan&product=nothing-like-it&product=PRODUCT&income=4200&sealed=abc'
  const [slug = ''] = [...catalogue().products['personal-loan'].keys()]
  const { comparison } = await saveComparison(accessToken, query.replace('PRODUCT', slug))
  expect(comparison?.query).toBe(`category=personal-loan&product=${slug}`)
})
