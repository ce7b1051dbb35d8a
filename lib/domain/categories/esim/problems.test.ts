import { describe, expect, it } from 'vitest'
import { makeEsim, makeUnlimitedEsim } from '@/tests/factories/esim'
import { known, none, unlimited } from '@/tests/factories/product'
import { ringgit } from '../../values/money'
import type { Esim } from './figures'
import { esimProblems } from './problems'

describe('what is refused in the file of a plan', () => {
  it('is nothing in a plain one', () => {
    expect(esimProblems(makeEsim())).toEqual([])
    expect(esimProblems(makeUnlimitedEsim())).toEqual([])
    expect(esimProblems(makeEsim({ data: known(100), days: known(365), price: known(ringgit(10_000)) }))).toEqual([])
  })

  it.each<[string, Partial<Esim>, readonly (string | number)[]]>([
    ['data in gigabytes', { data: known(3) }, ['data', 'value']],
    ['more data than any plan has', { data: known(500_001) }, ['data', 'value']],
    ['no data', { data: none }, ['data']],
    ['no days', { days: known(0) }, ['days', 'value']],
    ['more days than a year', { days: known(366) }, ['days', 'value']],
    ['no validity', { days: none }, ['days']],
    ['no price', { price: none }, ['price']],
    ['a price without end', { price: unlimited }, ['price']],
    ['a price beyond reason', { price: known(ringgit(10_000.01)) }, ['price', 'value']],
    ['a country twice', { countries: known(['JP', 'KR', 'JP']), reach: 'region' }, ['countries', 'value', 2]],
    ['a region of one country', { reach: 'region' }, ['reach']],
    ['one country that is two', { countries: known(['JP', 'KR']) }, ['reach']],
    ['a fair-use limit of a fixed amount', { fairUse: known({ megabytes: 500, per: 'day' }) }, ['fairUse']],
  ])('is %s', (_, changes, path) => {
    expect(esimProblems(makeEsim(changes)).map((problem) => problem.path)).toEqual([path])
  })

  it('is a list of no country, and a fair-use limit of nothing', () => {
    expect(esimProblems(makeEsim({ countries: known([]) })).map(({ path }) => path)).toEqual([
      ['countries', 'value'],
      ['reach'],
    ])
    const limit = known({ megabytes: 0, per: 'day' } as const)
    expect(esimProblems(makeUnlimitedEsim({ fairUse: limit }))).toHaveLength(1)
  })
})
