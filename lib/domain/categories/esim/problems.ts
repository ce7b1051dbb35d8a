import type { Problem } from '../../validation/field-problem'
import { formatRinggit, ringgit } from '../../values/money'
import type { Esim } from './figures'
import { mostDays, mostMegabytes } from './sorts'

/** Less than this is a slip of the pen: data is written in megabytes. */
const leastMegabytes = 100
const mostPrice = ringgit(10_000)

/** Sizes that a trip is divided by, and the price: a plan without one, or with nothing in it, is not a plan. */
function sizeProblems({ price, data, days }: Esim): readonly Problem[] {
  const found: Problem[] = []
  const report = (field: string, reason: string) => found.push({ path: [field, 'value'], reason })
  for (const [field, { state }] of [
    ['data', data],
    ['days', days],
    ['price', price],
  ] as const) {
    if (state === 'none') found.push({ path: [field], reason: 'cannot be none: a plan has it' })
  }
  if (price.state === 'unlimited') found.push({ path: ['price'], reason: 'cannot be unlimited' })
  if (price.state === 'known' && price.value > mostPrice) report('price', `is above ${formatRinggit(mostPrice)}`)
  if (data.state === 'known' && (data.value < leastMegabytes || data.value > mostMegabytes)) {
    report('data', `must be from ${leastMegabytes} to ${mostMegabytes} megabytes: 1 GB is 1000`)
  }
  if (days.state === 'known' && (days.value < 1 || days.value > mostDays)) {
    report('days', `must be from 1 to ${mostDays}: a plan that does not expire is unlimited`)
  }
  return found
}

function fairUseProblems({ data, fairUse }: Esim): readonly Problem[] {
  if (fairUse.state !== 'known') return []
  if (data.state !== 'unlimited') {
    return [{ path: ['fairUse'], reason: 'must be none: the data of the plan is its own limit' }]
  }
  return fairUse.value.megabytes === 0 ? [{ path: ['fairUse', 'value', 'megabytes'], reason: 'must be above 0' }] : []
}

function countryProblems({ countries, reach }: Esim): readonly Problem[] {
  if (countries.state !== 'known') return []
  const at = ['countries', 'value']
  const codes = countries.value
  const twice = codes.findIndex((code, index) => codes.indexOf(code) < index)
  const found: Problem[] = twice < 0 ? [] : [{ path: [...at, twice], reason: `${codes[twice]} is listed twice` }]
  if (codes.length === 0) found.push({ path: at, reason: 'is an empty list' })
  if ((reach === 'country') !== (codes.length === 1)) {
    found.push({ path: ['reach'], reason: `must be country for one country and only then: ${codes.length} are listed` })
  }
  return found
}

/** What is wrong with a travel eSIM whose every field is well written. */
export function esimProblems(plan: Esim): readonly Problem[] {
  return [...sizeProblems(plan), ...fairUseProblems(plan), ...countryProblems(plan)]
}
