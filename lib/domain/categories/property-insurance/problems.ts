import type { Problem } from '../../validation/field-problem'
import { conventionalProblems, takafulProblems } from '../shared/insurance/problems'
import type { Property } from './figures'

const whole = 10_000

/** A plan is priced by the sum or by packages; each part and home has one rate, and packages rise. */
function priceProblems({ rates, packages }: Property): readonly Problem[] {
  const found: Problem[] = []
  if (rates.state === 'known' && packages.state === 'known') {
    found.push({ path: ['packages'], reason: 'must be none: the plan is priced by the sum' })
  }
  if (rates.state === 'known') {
    const { value } = rates
    if (value.length === 0) found.push({ path: ['rates', 'value'], reason: 'is an empty list' })
    const twice = value.findIndex(
      (row, index) => value.findIndex(({ part, home }) => part === row.part && home === row.home) < index,
    )
    if (twice >= 0) found.push({ path: ['rates', 'value', twice], reason: 'has a rate already' })
  }
  if (packages.state === 'known') found.push(...packageProblems(packages.value))
  return found
}

function packageProblems(rows: readonly { building: number | null; contents: number | null; price: number }[]) {
  const at = ['packages', 'value']
  if (rows.length === 0) return [{ path: at, reason: 'is an empty list' }]
  return rows.flatMap(({ building, contents, price }, index): Problem[] => {
    const before = rows[index - 1]
    const isSmaller = (building ?? 0) < (before?.building ?? 0) || (contents ?? 0) < (before?.contents ?? 0)
    return [
      ...(building === null && contents === null ? [{ path: [...at, index], reason: 'insures nothing' }] : []),
      ...(isSmaller ? [{ path: [...at, index], reason: 'insures less than the one before it' }] : []),
      ...(price < (before?.price ?? 0)
        ? [{ path: [...at, index, 'price'], reason: 'is below that of smaller sums' }]
        : []),
    ]
  })
}

function perilProblems({ perils }: Property): readonly Problem[] {
  if (perils.state !== 'known') return []
  const rows = perils.value
  return rows.flatMap(({ peril, cover, rate }, index): Problem[] => {
    const at = ['perils', 'value', index]
    const isTwice = rows.findIndex((row) => row.peril === peril) < index
    return [
      ...(isTwice ? [{ path: [...at, 'peril'], reason: `names ${peril} twice` }] : []),
      ...(cover === 'in' && rate !== null ? [{ path: [...at, 'rate'], reason: 'must be none: it is covered' }] : []),
    ]
  })
}

function limitProblems({ averageFrom, rates, strata }: Property): readonly Problem[] {
  const found: Problem[] = []
  if (averageFrom.state === 'known' && averageFrom.value > whole) {
    found.push({ path: ['averageFrom', 'value'], reason: 'is more than the value' })
  }
  const takesFlats = rates.state === 'known' && rates.value.some(({ home }) => home === 'flat')
  if (strata.state === 'known' && strata.value === 'not' && takesFlats) {
    found.push({ path: ['strata', 'value'], reason: 'there are rates for flats' })
  }
  return found
}

/** What is wrong with a plan whose every field is well written. */
export function propertyProblems(plan: Property): readonly Problem[] {
  return [
    ...priceProblems(plan),
    ...perilProblems(plan),
    ...limitProblems(plan),
    ...takafulProblems(plan),
    ...conventionalProblems(plan),
  ]
}
