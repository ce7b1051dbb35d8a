import { nice, ticks } from 'd3-array'
import { linePath } from '@/components/ui/chart-path'
import { linear, round } from '@/components/ui/chart-scale'
import type { Change } from '@/lib/domain/analysis/changes'
import { type FigureKind, figureKinds } from '@/lib/domain/analysis/finding-figure'
import { axisText } from '@/lib/domain/calculator-pages/table-text'
import { assertNever } from '@/lib/domain/values/assert-never'

/** Size of the plot in its own units; it is stretched to the width of its card, its height is in pixels. */
export const plot = { width: 1000, height: 96 } as const

/** Percent of the width that the outermost dots keep from the edges. */
const rim = 2

/** A figure over time, worked out: the path in plot units, dots at percents of the width and heights in pixels. */
export interface ChangeDrawing {
  readonly line: string
  readonly dots: readonly { readonly x: number; readonly y: number }[]
  readonly rules: readonly { readonly y: number; readonly text: string }[]
}

function ruleText(kind: FigureKind, value: number): string {
  switch (kind) {
    case 'percent':
      return `${value}%`
    case 'months':
      return value === 1 ? '1 month' : `${value} months`
    case 'money':
      return axisText('money', value)
    default:
      return assertNever(kind)
  }
}

/**
 * Works out the line of a figure, or null where fewer than two reports have a number of it. The line stops before a
 * report without one and goes on after it: what is not known is not drawn.
 */
export function drawChange({ id, points }: Pick<Change, 'id' | 'points'>): ChangeDrawing | null {
  const spots = points.map((point) =>
    point === null || point.figure === null ? null : { at: point.at, value: point.figure },
  )
  const known = spots.filter((spot) => spot !== null)
  if (known.length < 2) return null
  const values = known.map(({ value }) => value)
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)]
  const [low, high] = nice(lowest, lowest === highest ? 1 : highest, 2)
  const height = linear([low, high], [plot.height, 0])
  const across = linear([0, 1], [rim, 100 - rim])
  const placeOf = ({ at, value }: (typeof known)[number]) => ({ x: round(across(at)), y: round(height(value)) })
  return {
    line: linePath(
      spots.map((spot) => (spot === null ? null : [round((across(spot.at) * plot.width) / 100), placeOf(spot).y])),
    ),
    dots: known.map(placeOf),
    rules: ticks(low, high, 2)
      .filter((value) => figureKinds[id] !== 'money' || Number.isInteger(value))
      .map((value) => ({ y: round(height(value)), text: ruleText(figureKinds[id], value) })),
  }
}
