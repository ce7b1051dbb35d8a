import { describe, expect, it } from 'vitest'
import { makeEsim } from '@/tests/factories/esim'
import { makePersonalLoan } from '@/tests/factories/personal-loan'
import { known, testToday } from '@/tests/factories/product'
import { categoryOf, siteOf } from '../categories/registry'
import { defaultValues } from '../fields/field-value'
import { parseListQuery } from '../list/list-query'
import { detailScenario, startingScenario } from './detail-scenario'

const [esim, site] = [categoryOf('esim'), siteOf('esim')]
const thai = makeEsim({ countries: known(['TH']) })
const read = (query: string) => {
  const params = new URLSearchParams(query)
  return detailScenario(esim, site, thai, parseListQuery(esim, params, testToday).state.scenario, params)
}

describe('the scenario of a product’s own page', () => {
  it('starts from what the product settles, which the page does not ask for', () => {
    expect(startingScenario(esim, site, thai, testToday)).toEqual({ country: 'TH', days: 7, gb: 5 })
    expect(read('')).toEqual({ values: { country: 'TH', days: 7, gb: 5 }, settled: new Set(['country']) })
    expect(read('days=12').values).toEqual({ country: 'TH', days: 12, gb: 5 })
  })

  it('is what the address says where it says something, and is asked for where the product is of no use in it', () => {
    expect(read('country=JP')).toEqual({ values: { country: 'JP', days: 7, gb: 5 }, settled: new Set() })
  })

  it('is the usual one in a category whose products settle nothing', () => {
    const loans = categoryOf('personal-loan')
    const [loan, usual] = [makePersonalLoan(), defaultValues(loans.scenario, testToday)]
    expect(startingScenario(loans, siteOf('personal-loan'), loan, testToday)).toEqual(usual)
    expect(detailScenario(loans, siteOf('personal-loan'), loan, usual, new URLSearchParams())).toEqual({
      values: usual,
      settled: new Set(),
    })
  })
})
