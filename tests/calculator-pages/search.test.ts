import { expect, it } from 'vitest'
import { searchIndex } from '@/app/(site)/_parts/search-index'
import { calculatorIds } from '@/lib/domain/calculator-pages/registry'
import { searchSite } from '@/lib/domain/search'

it('finds every calculator, each once', async () => {
  const groups = await searchIndex([])
  const found = groups.flatMap(({ entries }) => entries.map(({ href }) => href))
  for (const id of calculatorIds) expect(found.filter((href) => href === `/financial-hub/${id}`)).toHaveLength(1)
})

it('names calculators under their own heading', async () => {
  const outcome = searchSite('roll over', await searchIndex([]))
  expect(JSON.stringify(outcome)).toContain('"title":"Calculators"')
})
