import { expect, it } from 'vitest'
import { searchGroups, searchIndex } from '@/app/(site)/_parts/search-index'
import { everyCalculatorId } from '@/lib/server/data/catalogue/calculators'
import { searchSite } from '@/lib/server/data/content/site-search'
import { testToday } from '@/tests/factories/product'

it('finds every calculator, each once', async () => {
  const groups = await searchGroups([], testToday)
  const found = groups.flatMap(({ entries }) => entries.map(({ href }) => href))
  for (const id of everyCalculatorId) expect(found.filter((href) => href === `/financial-hub/${id}`)).toHaveLength(1)
})

it('names calculators under their own heading', async () => {
  const outcome = searchSite('roll over', await searchIndex([], testToday))
  expect(JSON.stringify(outcome)).toContain('"title":"Calculators"')
})
