import type { BarChart, ChartModel, CurveChart, SeriesTone } from '@/lib/domain/calculator-pages/result'
import { quantityText } from '@/lib/domain/calculator-pages/table-text'
import { drawBars, drawCurves, plot } from './draw-chart'

/** How a line is drawn: its colour, and dashes that tell it apart without colour. */
const looks: Readonly<Record<SeriesTone, { readonly stroke: string; readonly dash?: string }>> = {
  main: { stroke: 'stroke-teal' },
  second: { stroke: 'stroke-ink', dash: '10 4 2 4' },
  cost: { stroke: 'stroke-clay', dash: '7 4' },
  gain: { stroke: 'stroke-leaf', dash: '2 3' },
}

/** Room above the plot for the topmost label and below it for the marks and, under them, the name of their axis. */
const above = 20
const below = 44
const barStep = 44

/** A chart with its name, its legend and the table that says the same. */
export function ChartFigure({ chart }: { readonly chart: ChartModel }) {
  return (
    <figure className="mt-6">
      <figcaption className="font-semibold">{chart.title}</figcaption>
      <Legend chart={chart} />
      {chart.kind === 'bars' ? <Bars chart={chart} /> : <Curves chart={chart} />}
      <details className="mt-2">
        <summary className="flex min-h-[44px] items-center text-14 font-semibold text-teal">
          The chart as a table
        </summary>
        <ChartTable chart={chart} />
      </details>
    </figure>
  )
}

/** Stripes that run across: they keep their shape when the plot is stretched. */
function Stripes() {
  return (
    <defs>
      <pattern id="chart-cost" width="8" height="5" patternUnits="userSpaceOnUse">
        <rect width="8" height="2.5" className="fill-clay" />
      </pattern>
      <pattern id="chart-gain" width="8" height="4" patternUnits="userSpaceOnUse">
        <rect width="8" height="3" className="fill-leaf" />
      </pattern>
      <pattern id="chart-second" width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="5" className="fill-ink" />
      </pattern>
    </defs>
  )
}

/** The filling of an area or a bar: solid or striped, so that it can be told apart without colour. */
function filling(tone: SeriesTone): { readonly className?: string; readonly fill?: string } {
  return tone === 'main' ? { className: 'fill-teal' } : { fill: `url(#chart-${tone})` }
}

function Legend({ chart }: { readonly chart: ChartModel }) {
  if (chart.series.length < 2) return null
  const lines = chart.kind === 'lines'
  return (
    <ul className={`${lines ? 'unnamed ' : ''}mt-1 flex flex-wrap gap-x-5 gap-y-1 text-14 text-muted`}>
      {chart.series.map(({ name, tone }) => (
        <li key={name} className="flex items-center gap-2">
          <svg width="26" height="12" aria-hidden="true">
            {lines ? (
              <line
                x2="26"
                y1="6"
                y2="6"
                strokeWidth="3"
                strokeDasharray={looks[tone].dash}
                className={looks[tone].stroke}
              />
            ) : (
              <rect width="26" height="12" {...filling(tone)} />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

function Curves({ chart }: { readonly chart: CurveChart }) {
  const drawing = drawCurves(chart)
  return (
    <svg
      className={drawing.names.length === 0 ? 'chart notranslate mt-3' : 'chart named notranslate mt-3'}
      width="100%"
      height={above + plot.height + below}
      role="img"
      aria-labelledby="chart-name chart-text"
    >
      <title id="chart-name">{chart.title}</title>
      <desc id="chart-text">{chart.description}</desc>
      {chart.kind === 'lines' ? null : <Stripes />}
      {drawing.rules.map(({ y, text }) => (
        <line key={text} x2="100%" y1={above + y} y2={above + y} className="stroke-line" />
      ))}
      <svg
        y={above}
        width="100%"
        height={plot.height}
        viewBox={`0 0 ${plot.width} ${plot.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {drawing.series.map(({ name, tone, line, area }) => (
          <g key={name}>
            {area === null ? null : <path d={area} {...filling(tone)} />}
            <path
              d={line}
              fill="none"
              strokeWidth={area === null ? 3 : 1.5}
              strokeDasharray={area === null ? looks[tone].dash : undefined}
              vectorEffect="non-scaling-stroke"
              className={looks[tone].stroke}
            />
          </g>
        ))}
      </svg>
      {drawing.rules.map(({ y, text }) => (
        <text key={text} x="-8" y={above + y + 4} textAnchor="end">
          {text}
        </text>
      ))}
      {drawing.marks.map(({ x, text, anchor }) => (
        <text key={text} x={`${x}%`} y={above + plot.height + 18} textAnchor={anchor}>
          {text}
        </text>
      ))}
      {drawing.names.map(({ y, text }) => (
        <text key={y} x="100%" dx="8" y={above + y + 4} className="name">
          {text}
        </text>
      ))}
      <text x="100%" y={above + plot.height + 38} textAnchor="end">
        {drawing.axisName}
      </text>
    </svg>
  )
}

function Bars({ chart }: { readonly chart: BarChart }) {
  const { bars } = drawBars(chart)
  return (
    <svg
      className="notranslate mt-3 w-full"
      width="100%"
      height={bars.length * barStep}
      role="img"
      aria-labelledby="chart-name chart-text"
    >
      <title id="chart-name">{chart.title}</title>
      <desc id="chart-text">{chart.description}</desc>
      <Stripes />
      {bars.map(({ name, total, parts }, index) => (
        <g key={name}>
          <text y={index * barStep + 14} className="fill-ink text-[13px]">
            {name}
          </text>
          <text x="100%" y={index * barStep + 14} textAnchor="end" className="fill-muted text-[13px]">
            {total}
          </text>
          {parts.map(({ tone, from, width }) => (
            <rect
              key={tone}
              x={`${from}%`}
              y={index * barStep + 20}
              width={`${width}%`}
              height="14"
              {...filling(tone)}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}

function ChartTable({ chart }: { readonly chart: ChartModel }) {
  return (
    <section className="rows" aria-label={chart.title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{chart.axis.name}</th>
            {chart.series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate="no">
          {chart.axis.at.map((at, index) => (
            <tr key={at}>
              <th scope="row">{at}</th>
              {chart.series.map(({ name, values }) => (
                <td key={name}>{quantityText(chart.quantity, values[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
