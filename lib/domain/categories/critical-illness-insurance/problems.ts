import type { Problem } from '../../validation/field-problem'
import { lifePriceProblems } from '../shared/insurance/life/problems'
import { conventionalProblems, takafulProblems } from '../shared/insurance/problems'
import type { Illness } from './figures'

const whole = 10_000
/** Stages in the order in which an illness goes on. */
const order = ['early', 'middle', 'advanced'] as const

/** Stages follow each other, none pays more than a later one, and an advanced stage is paid. */
function stageProblems({ stages }: Illness): readonly Problem[] {
  if (stages.state === 'missing') return []
  if (stages.state !== 'known') return [{ path: ['stages'], reason: 'must be a list of stages or missing' }]
  const at = ['stages', 'value']
  const found = stages.value.flatMap((one, index): Problem[] => {
    const before = stages.value[index - 1]
    if (one.part > whole) return [{ path: [...at, index, 'part'], reason: 'is more than the sum' }]
    if (one.conditions === 0) return [{ path: [...at, index, 'conditions'], reason: 'must name one illness at least' }]
    if (before === undefined) return []
    if (order.indexOf(one.stage) <= order.indexOf(before.stage)) {
      return [{ path: [...at, index, 'stage'], reason: `must come before ${before.stage}` }]
    }
    return one.part < before.part
      ? [{ path: [...at, index, 'part'], reason: 'is less than an earlier stage pays' }]
      : []
  })
  const isWhole = stages.value.some(({ stage }) => stage === 'advanced')
  return isWhole ? found : [...found, { path: at, reason: 'has no advanced stage' }]
}

function termProblems({ expiryAge, repeatClaims, waitingDays, waitingListed }: Illness): readonly Problem[] {
  const found: Problem[] = []
  if (expiryAge.state === 'none' || expiryAge.state === 'unlimited') {
    found.push({ path: ['expiryAge'], reason: 'must be an age or missing' })
  }
  if (repeatClaims.state === 'known' && repeatClaims.value.most <= whole) {
    found.push({ path: ['repeatClaims', 'value', 'most'], reason: 'is no more than one claim pays: say none' })
  }
  const days = waitingDays.state === 'known' ? waitingDays.value : 0
  if (waitingListed.state === 'known') {
    const at = waitingListed.value.findIndex((one) => one.days <= days)
    if (at >= 0) found.push({ path: ['waitingListed', 'value', at, 'days'], reason: 'is no longer than waitingDays' })
  }
  return found
}

/** What is wrong with a plan whose every field is well written. */
export function illnessProblems(plan: Illness): readonly Problem[] {
  return [
    ...lifePriceProblems(plan),
    ...stageProblems(plan),
    ...termProblems(plan),
    ...takafulProblems(plan),
    ...conventionalProblems(plan),
  ]
}
