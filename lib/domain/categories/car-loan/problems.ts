import { knownValue } from '../../figures/figure'
import type { Problem } from '../../validation/field-problem'
import { bandProblem, limitProblems } from '../shared/instalment-loan/problems'
import type { CarBand, CarLoan } from './figures'

const longest = { months: 108, reason: 'is above 108: a car loan runs at most 9 years' }

/** Whether every case of `band` has a rate in `before` already. */
function isWithin(band: CarBand, before: CarBand): boolean {
  const car = before.vehicle === band.vehicle && (before.origin === 'any' || before.origin === band.origin)
  const term = before.monthsFrom <= band.monthsFrom && band.monthsTo <= before.monthsTo
  return (
    car &&
    term &&
    before.ageTo >= band.ageTo &&
    before.amountFrom <= band.amountFrom &&
    before.marginTo >= band.marginTo
  )
}

function bandProblems({ rates }: CarLoan): readonly Problem[] {
  if (rates.state !== 'known') return []
  const at = ['rates', 'value']
  if (rates.value.length === 0) return [{ path: at, reason: 'is an empty list' }]
  return rates.value.flatMap((band, index): readonly Problem[] => {
    const isNew = band.vehicle === 'new' || band.vehicle === 'ev'
    if (isNew && band.ageTo > 0) return [{ path: [...at, index, 'ageTo'], reason: 'is above 0: the car is new' }]
    const hiding = rates.value.slice(0, index).findIndex((before) => isWithin(band, before))
    if (hiding >= 0) return [{ path: [...at, index], reason: `is never reached: band ${hiding + 1} has all its cases` }]
    return bandProblem([...at, index], band)
  })
}

/** What is wrong with a car loan whose every field is well written. */
export function carLoanProblems(loan: CarLoan): readonly Problem[] {
  const settles = knownValue(loan.earlySettlement)
  const needsOne = knownValue(loan.guarantor) === 'always'
  const checks: readonly (readonly [boolean, Problem])[] = [
    [
      settles !== null && (loan.rateBasis === 'reducing') !== (settles === 'net-balance'),
      { path: ['earlySettlement', 'value'], reason: `does not go with ${loan.rateBasis} charges` },
    ],
    [
      loan.guarantor.state === 'known' && needsOne !== loan.audience.includes('guarantor'),
      { path: ['audience'], reason: 'names guarantor where one is always needed, and only there' },
    ],
    [
      loan.rateKind === 'floating' && loan.rateBasis === 'flat',
      { path: ['rateKind'], reason: 'a flat rate does not float' },
    ],
  ]
  const wrong = checks.filter(([holds]) => holds).map(([, problem]) => problem)
  return [...bandProblems(loan), ...limitProblems(loan, longest), ...wrong]
}
