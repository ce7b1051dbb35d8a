import type { Figure } from '../../figures/figure'
import type { FieldPath, Problem } from '../../validation/field-problem'
import { formatRinggit } from '../../values/money'
import type { RateTiers } from './tiers'

/** What is wrong with bands of a balance: they rise, do not overlap and leave no balance without a rate. */
export function bandProblems(path: FieldPath, figure: Figure<RateTiers>): readonly Problem[] {
  if (figure.state !== 'known') return []
  const { bands } = figure.value
  const at = [...path, 'value', 'bands']
  if (bands.length === 0) return [{ path: at, reason: 'is an empty list' }]
  return bands.flatMap((band, index): Problem[] => {
    const upTo = [...at, index, 'upTo']
    const before = bands[index - 1]?.upTo
    const last = index === bands.length - 1
    if (last !== (band.upTo === null)) {
      return [
        { path: upTo, reason: last ? 'the last band must have no upper end: none' : 'only the last band may be none' },
      ]
    }
    if (band.upTo !== null && before && band.upTo <= before) {
      return [{ path: upTo, reason: `must be above the band before it, ${formatRinggit(before)}` }]
    }
    return band.upTo === 0 ? [{ path: upTo, reason: 'is a band of nothing' }] : []
  })
}
