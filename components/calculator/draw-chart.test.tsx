import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { BarChart, CurveChart } from '@/lib/domain/calculator-pages/result'
import { ChartFigure } from './chart-figure'
import { drawBars, drawCurves, plot } from './draw-chart'

const curves: CurveChart = {
  kind: 'lines',
  title: 'What you still owe',
  description: 'The amount owed falls from RM1,000 to nothing.',
  quantity: 'money',
  axis: { name: 'Month', at: [0, 12, 24] },
  series: [
    { name: 'Still owed', tone: 'main', values: [100_000, 50_000, 0] },
    { name: 'Paid', tone: 'cost', values: [0, 3_000, 4_000] },
  ],
}

const bars: BarChart = {
  kind: 'bars',
  title: 'Where it goes',
  description: 'Half of it goes to repayments.',
  quantity: 'money',
  axis: { name: 'Month', at: ['Now', 'Later'] },
  series: [
    { name: 'Repaid', tone: 'cost', values: [10_000, 20_000] },
    { name: 'Left', tone: 'gain', values: [10_000, 20_000] },
  ],
}

describe('a chart of lines', () => {
  it('runs from edge to edge, the highest value within the plot, zero on the ground', () => {
    const [owed] = drawCurves(curves).series
    expect(owed?.line).toBe(`M0,0L500,110L1000,${plot.height}`)
    expect(owed?.area).toBeNull()
  })

  it('tells amounts below RM1 apart and never repeats a label', () => {
    const labels = (most: number) =>
      drawCurves({ ...curves, series: [{ name: 'Cost', tone: 'main', values: [0, 0, most] }] }).rules.map(
        ({ text }) => text,
      )
    expect(labels(80)).toEqual(['RM0', 'RM0.20', 'RM0.40', 'RM0.60', 'RM0.80'])
    for (let most = 0; most < 3_000; most += 1) expect(new Set(labels(most)).size, `${most}`).toBe(labels(most).length)
  })

  it('groups the digits of its marks and turns those near an edge inwards', () => {
    const axis = { name: 'RM', at: [1_000, 20_000, 40_000] }
    const { marks } = drawCurves({ ...curves, axis })
    expect(marks.map(({ text, anchor }) => [text, anchor])).toEqual([
      ['1,000', 'start'],
      ['10,000', 'middle'],
      ['20,000', 'middle'],
      ['30,000', 'middle'],
      ['40,000', 'end'],
    ])
  })

  it.each([
    ['Month', [0, 420], ['0', '10', '20', '30', '35']],
    ['Month', [0, 372], ['0', '10', '20', '31']],
    ['Month', [0, 365], ['0', '10', '20', '30']],
    ['Age', [43, 83], ['43', '50', '60', '70', '83']],
    ['Year', [0, 7], ['0', '1', '2', '3', '4', '5', '6', '7']],
  ])(
    'names both ends of an axis, and of what is between only what can be read beside them (%s %j)',
    (name, at, texts) => {
      const { marks } = drawCurves({ ...curves, axis: { name, at } })
      expect(marks.map(({ text }) => text)).toEqual(texts)
      expect(marks.map(({ x }) => x).toSorted((one, two) => one - two)).toEqual(marks.map(({ x }) => x))
    },
  )

  it('names its lines at their ends, once there are several', () => {
    expect(drawCurves(curves).names.map(({ text }) => text)).toEqual(['Paid', 'Still owed'])
    expect(drawCurves({ ...curves, series: curves.series.slice(0, 1) }).names).toEqual([])
    expect(drawCurves({ ...curves, kind: 'stack' }).names).toEqual([])
  })

  it('counts months in steps that people count in', () => {
    expect(drawCurves(curves).marks.map(({ text }) => text)).toEqual(['0', '6', '12', '18', '24'])
  })

  it('counts many months in years, and says so', () => {
    const axis = { name: 'Month', at: [0, 180, 360] }
    const { marks, axisName } = drawCurves({ ...curves, axis })
    expect(marks.map(({ text }) => text)).toEqual(['0', '5', '10', '15', '20', '25', '30'])
    expect(axisName).toBe('Year')
    expect(drawCurves(curves).axisName).toBe('Month')
    const drawn = renderToStaticMarkup(<ChartFigure chart={{ ...curves, axis }} />)
    expect(drawn).toContain('>Year</text>')
    expect(drawn, 'the table keeps its months').toContain('<th scope="col">Month</th>')
  })

  it('keeps its ground at the lowest value when a value is below zero', () => {
    const { series, rules } = drawCurves({
      ...curves,
      series: [{ name: 'Net', tone: 'main', values: [-50_000, 0, 50_000] }],
    })
    expect(series[0]?.line).toBe('M0,201.7L500,110L1000,18.3')
    expect(rules.map(({ text }) => text)).toContain('−RM400')
  })

  it('draws a single point and values that are all zero without a broken number', () => {
    const flat = {
      ...curves,
      axis: { name: 'Year', at: [0] },
      series: [{ name: 'None', tone: 'main', values: [0] }],
    } as const
    expect(JSON.stringify(drawCurves(flat))).not.toMatch(/null,null|NaN|Infinity/)
  })
})

describe('a stacked chart', () => {
  it('puts each part on top of the one before', () => {
    const [first, second] = drawCurves({
      ...curves,
      kind: 'stack',
      series: [
        { name: 'Own', tone: 'main', values: [50, 50, 50] },
        { name: 'Growth', tone: 'gain', values: [50, 50, 50] },
      ],
    }).series
    expect(first?.line).toBe('M0,110L500,110L1000,110')
    expect(second?.line).toBe('M0,0L500,0L1000,0')
    expect(second?.area).toBe('M0,0L500,0L1000,0L1000,110L500,110L0,110Z')
  })
})

describe('a chart of bars', () => {
  it('has one scale for all bars and no gap between the parts', () => {
    expect(drawBars(bars).bars.map(({ parts }) => parts.map(({ from, width }) => [from, width]))).toEqual([
      [
        [0, 25],
        [25, 25],
      ],
      [
        [0, 50],
        [50, 50],
      ],
    ])
  })
})

describe('a drawn chart', () => {
  it.each([curves, bars])('has a name, a description and a table with every value ($kind)', (chart) => {
    const html = renderToStaticMarkup(<ChartFigure chart={chart} />)
    expect(html).toContain('role="img"')
    expect(html).toContain(`<desc id="chart-text">${chart.description}</desc>`)
    expect(html).not.toContain('style=')
    const cells = [...html.matchAll(/<td\b/g)].length
    expect(cells).toBe(chart.series.length * chart.axis.at.length)
  })
})
