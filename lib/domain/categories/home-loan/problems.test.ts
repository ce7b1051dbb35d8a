import { expect, it } from 'vitest'
import { fixedFirst, floating, makeHomeLoan } from '@/tests/factories/home-loan'
import { known, none } from '@/tests/factories/product'
import { ringgit } from '../../values/money'
import { basisPoints } from '../../values/rate'
import type { HomeLoan } from './figures'
import { homeLoanProblems } from './problems'

const fee = (least: number, most: number) =>
  known({ rate: basisPoints(25), least: ringgit(least), most: ringgit(most) })

it('finds nothing wrong with a loan that is well told', () => {
  expect(homeLoanProblems(makeHomeLoan())).toEqual([])
  const flexi = { account: 'full-flexi', setupFee: known(ringgit(200)), accountFee: known(ringgit(10)) } as const
  expect(homeLoanProblems(makeHomeLoan({ ...flexi, processingFee: fee(100, 100), valuation: none }))).toEqual([])
})

it.each([
  [{ pricing: fixedFirst(0, 395, 160) }, 'pricing.value.years', 'fixed for no time'],
  [{ pricing: floating(-275) }, 'pricing.value.spread', '0% or less'],
  [{ ceilingRate: known(basisPoints(1_000)) }, 'ceilingRate', 'belongs to Islamic financing'],
  [
    { shariah: 'tawarruq', ceilingRate: known(basisPoints(414)) },
    'ceilingRate.value',
    'below the rate that is charged',
  ],
  [{ margin: known(basisPoints(10_001)) }, 'margin.value', 'above 100%'],
  [{ marginThird: known(basisPoints(9_100)) }, 'marginThird.value', 'is above margin'],
  [{ minAmount: known(ringgit(20_000_001)) }, 'minAmount.value', 'is above maxAmount'],
  [{ minYears: known(36), maxYears: known(35) }, 'minYears.value', 'is above maxYears'],
  [{ maxYears: known(36) }, 'maxYears.value', 'at most 35 years'],
  [{ setupFee: known(ringgit(200)) }, 'setupFee', 'no flexi fee'],
  [{ accountFee: known(ringgit(10)) }, 'accountFee', 'no flexi fee'],
  [{ lockIn: known({ years: 0, fee: basisPoints(300), of: 'original' }) }, 'lockIn.value.years', 'write none'],
  [{ processingFee: fee(500, 100) }, 'processingFee.value.least', 'is above most'],
  [{ valuation: fee(500, 100) }, 'valuation.value.least', 'is above most'],
  [{ borne: known([]) }, 'borne.value', 'empty list'],
  [{ borne: known(['valuation', 'valuation']) }, 'borne.value', 'twice'],
  [{ cover: known({ kind: 'none', cost: basisPoints(100) }) }, 'cover.value.cost', 'could cost'],
  [{ cover: known({ kind: 'compulsory', cost: basisPoints(0) }) }, 'cover.value.cost', 'costs something'],
] satisfies [Partial<HomeLoan>, string, string][])('finds what is wrong: %j', (changes, path, reason) => {
  const found = homeLoanProblems(makeHomeLoan(changes))
  expect(found.map((problem) => problem.path.join('.'))).toEqual([path])
  expect(found[0]?.reason).toContain(reason)
})
