import { nice, ticks } from 'd3-array'
import { areaPath, linePath } from '@/components/ui/chart-path'
import { linear, round } from '@/components/ui/chart-scale'
import type { BarChart, CurveChart, SeriesTone } from '@/lib/domain/calculator-pages/result'
import { axisText, quantityText } from '@/lib/domain/calculator-pages/table-text'
import { assertNever } from '@/lib/domain/values/assert-never'
import { nameLines } from './line-names'

/** Size of the plot in its own units; it is stretched to the width of the page, its height is in pixels. */
export const plot = { width: 1000, height: 220 } as const

/** One series as paths in plot units. */
interface DrawnSeries {
  readonly name: string
  readonly tone: SeriesTone
  readonly line: string
  /** null where the chart has lines only. */
  readonly area: string | null
}

/** A curve chart worked out: paths in plot units, rules at heights in pixels, marks at percents of the width. */
export interface CurveDrawing {
  readonly series: readonly DrawnSeries[]
  readonly rules: readonly { readonly y: number; readonly text: string }[]
  readonly marks: readonly { readonly x: number; readonly text: string; readonly anchor: 'start' | 'middle' | 'end' }[]
  /** What the marks count. */
  readonly axisName: string
  /** Names of the lines beside their ends, in rows at heights in pixels; none of areas, and of a single line. */
  readonly names: readonly { readonly y: number; readonly text: string }[]
}

/** A bar chart worked out: each bar's parts from `from`, as percents of the width. */
export interface BarDrawing {
  readonly bars: readonly {
    readonly name: string
    readonly total: string
    readonly parts: readonly { readonly tone: SeriesTone; readonly from: number; readonly width: number }[]
  }[]
}

/** Steps of a month axis that people count in. */
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120]

/** Half the width of a digit on the narrowest phone, in percent of the plot: marks near an edge turn inwards. */
const digitReach = 1.2

/** A place in a path, no finer than can be seen: a plot is hardly wider than its units, and as high. */
const onPath = (place: number, steps: number) => Math.round(place * steps) / steps

/** First and last value of an axis, never the same. */
function endsOf({ axis: { at } }: CurveChart): readonly [number, number] {
  const first = at[0] ?? 0
  return [first, Math.max(at.at(-1) ?? 0, first + 1)]
}

/** Each series' lower and upper edge at each point: on top of each other in a stack, from zero otherwise. */
function edgesOf({ kind, series, axis }: CurveChart): readonly (readonly (readonly [number, number])[])[] {
  switch (kind) {
    case 'lines':
      return series.map(({ values }) => values.map((value) => [0, value] as const))
    case 'stack': {
      const reached = axis.at.map(() => 0)
      return series.map(({ values }) =>
        reached.map((low, index) => {
          const high = low + (values[index] ?? 0)
          reached[index] = high
          return [low, high] as const
        }),
      )
    }
    default:
      return assertNever(kind)
  }
}

type Mark = CurveDrawing['marks'][number]

/** Whether two marks beside each other can be read apart on the narrowest phone. `one` is left of `two`. */
function isClear(one: Mark, two: Mark): boolean {
  const reach = ({ text, anchor }: Mark, inner: Mark['anchor']) =>
    text.length * digitReach * (anchor === 'middle' ? 1 : anchor === inner ? 2 : 0)
  return two.x - reach(two, 'end') - (one.x + reach(one, 'start')) >= digitReach
}

/** Marks along the axis, its two ends always among them; many months are counted in years, to the last whole one. */
function marksOf(chart: CurveChart): Pick<CurveDrawing, 'marks' | 'axisName'> {
  const [first, last] = endsOf(chart)
  const place = linear([first, last], [0, 100])
  const step = monthSteps.find((size) => (last - first) / size <= 6) ?? 120
  const months = chart.axis.name === 'Month'
  const years = months && step >= 12
  const unit = years ? 12 : 1
  const between = months
    ? Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step)
    : ticks(first, last, 5).filter(Number.isInteger)
  const [from, to] = [Math.ceil(first / unit) * unit, Math.floor(last / unit) * unit]
  const markOf = (at: number): Mark => {
    const x = round(place(at))
    const text = axisText('whole', at / unit)
    const reach = text.length * digitReach
    return { x, text, anchor: x < reach ? 'start' : x > 100 - reach ? 'end' : 'middle' }
  }
  const [start, end] = [markOf(from), markOf(to)]
  const inner = between
    .filter((at) => at > from && at < to)
    .map(markOf)
    .filter((mark) => isClear(start, mark) && isClear(mark, end))
  return { marks: [start, ...inner, end], axisName: years ? 'Year' : chart.axis.name }
}

/** Names beside the ends of lines that there are several of; `height` maps a value to pixels from the top. */
function namesOf({ kind, series }: CurveChart, height: (value: number) => number): CurveDrawing['names'] {
  if (kind !== 'lines' || series.length < 2) return []
  const ends = series.map(({ name, values }) => ({ name, y: height(values.at(-1) ?? 0) }))
  return nameLines(ends, plot.height)
}

/** Works out lines or areas. The same numbers always give the same drawing, on the server and in the browser. */
export function drawCurves(chart: CurveChart): CurveDrawing {
  const edges = edgesOf(chart)
  const all = edges.flat(2)
  const top = Math.max(0, ...all)
  const [low, high] = nice(Math.min(0, ...all), top === 0 ? 1 : top, 4)
  const height = linear([low, high], [plot.height, 0])
  const across = linear(endsOf(chart), [0, plot.width])
  const spotsOf = (index: number, edge: 0 | 1) =>
    (edges[index] ?? []).map(
      (both, at) => [onPath(across(chart.axis.at[at] ?? 0), 1), onPath(height(both[edge]), 10)] as const,
    )
  return {
    series: chart.series.map(({ name, tone }, index) => ({
      name,
      tone,
      line: linePath(spotsOf(index, 1)),
      area: chart.kind === 'stack' ? areaPath(spotsOf(index, 1), spotsOf(index, 0)) : null,
    })),
    rules: ticks(low, high, 4)
      .filter(Number.isInteger)
      .map((value) => ({ y: round(height(value)), text: axisText(chart.quantity, value) })),
    ...marksOf(chart),
    names: namesOf(chart, height),
  }
}

/** Works out bars on one scale from zero. */
export function drawBars(chart: BarChart): BarDrawing {
  const totals = chart.axis.at.map((_, index) =>
    chart.series.reduce((sum, { values }) => sum + Math.max(0, values[index] ?? 0), 0),
  )
  const width = linear([0, Math.max(1, ...totals)], [0, 100])
  return {
    bars: chart.axis.at.map((name, index) => {
      let reached = 0
      const parts = chart.series.map(({ tone, values }) => {
        const from = reached
        reached += Math.max(0, values[index] ?? 0)
        return { tone, from: round(width(from)), width: round(width(reached) - width(from)) }
      })
      return { name, total: quantityText(chart.quantity, totals[index] ?? 0), parts }
    }),
  }
}
