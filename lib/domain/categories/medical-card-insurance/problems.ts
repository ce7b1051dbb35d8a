import { latest } from '../../country-rates/dated'
import { leastCoPayments } from '../../country-rates/medical-insurance'
import { knownValue } from '../../figures/figure'
import type { Problem } from '../../validation/field-problem'
import { conventionalProblems, takafulProblems } from '../shared/insurance/problems'
import type { MedicalCard } from './figures'

const least = latest(leastCoPayments).value
const whole = 10_000

/** Bands of ages follow each other, and nobody older costs less. */
function priceProblems({ kind, agePrices, renewalAge }: MedicalCard): readonly Problem[] {
  const at = ['agePrices', 'value']
  const isAnnounced = ['base-standard', 'base-standard-plus'].includes(knownValue(kind) ?? '')
  if (isAnnounced && agePrices.state !== 'missing') {
    return [{ path: ['agePrices'], reason: 'must be missing: prices of the base plan are not published' }]
  }
  if (agePrices.state !== 'known') return []
  const rows = agePrices.value
  const last = rows.at(-1)
  if (last === undefined) return [{ path: at, reason: 'is an empty list' }]
  const found = rows.flatMap((row, index): Problem[] => {
    if (row.ageFrom > row.ageTo) return [{ path: [...at, index, 'ageFrom'], reason: 'is above ageTo' }]
    const before = rows[index - 1]
    if (before === undefined) return []
    if (row.ageFrom !== before.ageTo + 1) {
      return [{ path: [...at, index, 'ageFrom'], reason: `must be ${before.ageTo + 1}` }]
    }
    const isLess = row.women < before.women || row.men < before.men
    return isLess ? [{ path: [...at, index], reason: 'is below the price of a younger person' }] : []
  })
  if (renewalAge.state === 'known' && last.ageTo > renewalAge.value) {
    found.push({ path: [...at, rows.length - 1, 'ageTo'], reason: 'is above the age to which it is renewed' })
  }
  return found
}

/** A share that BNM's rule does not allow, or that cannot be. */
function shareProblems({ deductible, coInsurance, noCoPayFor }: MedicalCard): readonly Problem[] {
  const found: Problem[] = []
  const [first, part] = [knownValue(deductible), knownValue(coInsurance)]
  if (part !== null && part.part > whole) {
    found.push({ path: ['coInsurance', 'value', 'part'], reason: 'is more than the bill' })
  }
  const isEnough = (first?.amount ?? 0) >= least.deductible || (part?.part ?? 0) >= least.coInsurance
  if ((first !== null || part !== null) && !isEnough) {
    const path = first === null ? ['coInsurance', 'value', 'part'] : ['deductible', 'value', 'amount']
    found.push({ path, reason: 'is below the least share that a card with a co-payment may have' })
  }
  if ((first !== null || part !== null) && noCoPayFor.state === 'none') {
    found.push({ path: ['noCoPayFor'], reason: 'must name what no share is asked of, or be missing' })
  }
  return found
}

function limitProblems({ annualLimit, limitFrom, room }: MedicalCard): readonly Problem[] {
  const found: Problem[] = []
  if (annualLimit.state === 'none') found.push({ path: ['annualLimit'], reason: 'must be a sum, unlimited or missing' })
  if (annualLimit.state === 'known' && limitFrom.state === 'known' && limitFrom.value.limit <= annualLimit.value) {
    found.push({ path: ['limitFrom', 'value', 'limit'], reason: 'is not above the limit of younger people' })
  }
  if (room.state === 'known' && room.value === 0) found.push({ path: ['room', 'value'], reason: 'is no room at all' })
  return found
}

/** Changes of the table from the oldest to the newest. */
function repricingProblems({ repricings }: MedicalCard): readonly Problem[] {
  const changes = knownValue(repricings) ?? []
  return changes.flatMap(({ on }, index): Problem[] => {
    const before = changes[index - 1]
    const at = ['repricings', 'value', index, 'on']
    return before !== undefined && on <= before.on ? [{ path: at, reason: 'must come after the one before it' }] : []
  })
}

/** What is wrong with a card whose every field is well written. */
export function medicalProblems(card: MedicalCard): readonly Problem[] {
  return [
    ...priceProblems(card),
    ...shareProblems(card),
    ...limitProblems(card),
    ...repricingProblems(card),
    ...takafulProblems(card),
    ...conventionalProblems(card),
  ]
}
