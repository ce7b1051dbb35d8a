import type { FieldPath, Problem } from '../../validation/field-problem'
import { formatRinggit } from '../../values/money'
import { conventionalProblems, takafulProblems } from '../shared/insurance/problems'
import type { Area, BandPrice, PartyPrice, Travel } from './figures'

/** More travellers never cost less than fewer. */
function partyProblems(at: FieldPath, { one, couple, family }: PartyPrice): readonly Problem[] {
  const found: Problem[] = []
  const report = (name: string, least: PartyPrice['one']) =>
    found.push({ path: [...at, name], reason: `is below the price for fewer, ${formatRinggit(least)}` })
  if (couple !== null && couple < one) report('couple', one)
  if (family !== null && family < (couple ?? one)) report('family', couple ?? one)
  return found
}

function bandProblem(at: FieldPath, row: BandPrice, before: BandPrice | undefined): Problem | null {
  if (row.daysFrom > row.daysTo) return { path: [...at, 'daysFrom'], reason: 'is above daysTo' }
  const first = before === undefined ? 1 : before.daysTo + 1
  if (row.daysFrom !== first) return { path: [...at, 'daysFrom'], reason: `must be ${first}` }
  if (before !== undefined && row.one < before.one) {
    return { path: [...at, 'one'], reason: 'is below the price of fewer days' }
  }
  return null
}

function priceProblems({ prices }: Travel): readonly Problem[] {
  if (prices.state !== 'known') return []
  const at = ['prices', 'value']
  if (prices.value.length === 0) return [{ path: at, reason: 'is an empty list' }]
  const last = new Map<Area, BandPrice>()
  return prices.value.flatMap((row, index) => {
    const problem = bandProblem([...at, index], row, last.get(row.area))
    last.set(row.area, row)
    return [...(problem === null ? [] : [problem]), ...partyProblems([...at, index], row)]
  })
}

function furtherProblems(plan: Travel): readonly Problem[] {
  return (['weekMore', 'yearPrices'] as const).flatMap((name) => {
    const figure = plan[name]
    if (figure.state !== 'known') return []
    return figure.value.flatMap((row, index) => partyProblems([name, 'value', index], row))
  })
}

/** A country falls in one area, and every area of the map has a price. */
function areaProblems({ areas, prices, yearPrices }: Travel): readonly Problem[] {
  if (areas.state !== 'known') return []
  const at = ['areas', 'value']
  const { listed, others, excluded } = areas.value
  const all = [...listed.flatMap(({ countries }) => countries), ...excluded]
  const twice = all.find((country, index) => all.indexOf(country) < index)
  const priced = [prices, yearPrices].flatMap((figure) =>
    figure.state === 'known' ? figure.value.map(({ area }) => area) : [],
  )
  const used = [...listed.map(({ area }) => area), ...(others === null ? [] : [others])]
  const without = priced.length === 0 ? undefined : used.find((area) => !priced.includes(area))
  return [
    ...(used.length === 0 ? [{ path: at, reason: 'covers no country' }] : []),
    ...(twice === undefined ? [] : [{ path: at, reason: `names ${twice} twice` }]),
    ...(without === undefined ? [] : [{ path: at, reason: `${without} has no price` }]),
  ]
}

function limitProblems({ medical, senior, delay }: Travel): readonly Problem[] {
  const found: Problem[] = []
  if (medical.state === 'unlimited') found.push({ path: ['medical'], reason: 'must be a sum, none or missing' })
  if (senior.state === 'known' && senior.value.cover > 10_000) {
    found.push({ path: ['senior', 'value', 'cover'], reason: 'is more than the limit' })
  }
  if (delay.state === 'known' && delay.value.most < delay.value.pays) {
    found.push({ path: ['delay', 'value', 'most'], reason: 'is below what one delay pays' })
  }
  return found
}

/** What is wrong with a plan whose every field is well written. */
export function travelProblems(plan: Travel): readonly Problem[] {
  return [
    ...priceProblems(plan),
    ...furtherProblems(plan),
    ...areaProblems(plan),
    ...limitProblems(plan),
    ...takafulProblems(plan),
    ...conventionalProblems(plan),
  ]
}
