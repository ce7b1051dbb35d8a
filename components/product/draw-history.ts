import { linePath, type Spot } from '@/components/ui/chart-path'
import { linear, round } from '@/components/ui/chart-scale'
import type { FigureHistory } from '@/lib/domain/detail/figure-history'
import type { FigureStep } from '@/lib/domain/figures/figure-steps'
import { daysBetween } from '@/lib/domain/values/iso-date'

/** The size of the drawing in its own units; the line keeps away from the edges. */
export const drawing = { width: 640, height: 120, edge: 6 } as const

/** An SVG path that stays level until the next step, and is broken where there is nothing to draw. */
export function stepPath({ steps, today }: Pick<FigureHistory, 'steps' | 'today'>): string {
  const { width, height, edge } = drawing
  const values = steps.flatMap(({ value }) => value ?? [])
  const start = steps[0]?.on ?? today
  const least = Math.min(...values)
  const most = Math.max(...values)
  const x = linear([0, Math.max(1, daysBetween(start, today))], [edge, width - edge])
  const y = linear(least === most ? [least - 1, most + 1] : [least, most], [height - edge, edge])
  const across = ({ on }: Pick<FigureStep, 'on'>) => round(x(daysBetween(start, on)))
  const levels = steps.map((step, at): readonly (Spot | null)[] => {
    if (step.value === null) return [null]
    const level = round(y(step.value))
    const until = steps[at + 1] ?? { on: today }
    return [
      [across(step), level],
      [across(until), level],
    ]
  })
  return linePath(levels.flat())
}
