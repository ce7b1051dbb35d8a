import { nice, ticks } from 'd3-array'
import { area, line, stack } from 'd3-shape'
import { linear, round } from '@/components/ui/chart-scale'
import { assertNever } from '@/lib/domain/assert-never'
import type { BarChart, CurveChart, SeriesTone } from '@/lib/domain/calculator-pages/result'
import { axisText, quantityText } from '@/lib/domain/calculator-pages/table-text'

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
      const rows = axis.at.map((_, index) => series.map(({ values }) => values[index] ?? 0))
      const layers = stack<readonly number[], number>()
        .keys(series.keys())
        .value((row, key) => row[key] ?? 0)(rows)
      return layers.map((layer) => layer.map(([low, high]) => [low, high] as const))
    }
    default:
      return assertNever(kind)
  }
}

/** Marks along the axis; many months are counted in years. */
function marksOf(chart: CurveChart): Pick<CurveDrawing, 'marks' | 'axisName'> {
  const [first, last] = endsOf(chart)
  const place = linear([first, last], [0, 100])
  const step = monthSteps.find((size) => (last - first) / size <= 6) ?? 120
  const months = chart.axis.name === 'Month'
  const years = months && step >= 12
  const places = months
    ? Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step).filter((at) => at >= first)
    : ticks(first, last, 5).filter(Number.isInteger)
  const marks = places.map((at): CurveDrawing['marks'][number] => {
    const x = round(place(at))
    const text = axisText('whole', years ? at / 12 : at)
    const reach = text.length * digitReach
    return { x, text, anchor: x < reach ? 'start' : x > 100 - reach ? 'end' : 'middle' }
  })
  return { marks, axisName: years ? 'Year' : chart.axis.name }
}

/** Works out lines or areas. The same numbers always give the same drawing, on the server and in the browser. */
export function drawCurves(chart: CurveChart): CurveDrawing {
  const edges = edgesOf(chart)
  const all = edges.flat(2)
  const top = Math.max(0, ...all)
  const [low, high] = nice(Math.min(0, ...all), top === 0 ? 1 : top, 4)
  const height = linear([low, high], [plot.height, 0])
  const across = linear(endsOf(chart), [0, plot.width])
  const x = (_: readonly [number, number], index: number) => onPath(across(chart.axis.at[index] ?? 0), 1)
  const upper = line<readonly [number, number]>()
    .x(x)
    .y(([, upTo]) => onPath(height(upTo), 10))
  const between = area<readonly [number, number]>()
    .x(x)
    .y0(([from]) => onPath(height(from), 10))
    .y1(([, upTo]) => onPath(height(upTo), 10))
  return {
    series: chart.series.map(({ name, tone }, index) => ({
      name,
      tone,
      line: upper(edges[index] ?? []) ?? '',
      area: chart.kind === 'stack' ? between(edges[index] ?? []) : null,
    })),
    rules: ticks(low, high, 4)
      .filter(Number.isInteger)
      .map((value) => ({ y: round(height(value)), text: axisText(chart.quantity, value) })),
    ...marksOf(chart),
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
