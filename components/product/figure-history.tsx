import { type FigureHistory, type FigurePeriod, historySentence } from '@/lib/domain/detail/figure-history'
import { formatDate } from '@/lib/domain/values/iso-date'
import { capitalised } from '@/lib/domain/values/words'
import { drawing, stepPath } from './draw-history'

/** How the figure that leads a product changed: a step line where it did, and a table that says the same. */
export function FigureHistorySection({ history }: { readonly history: FigureHistory }) {
  const { name, scenario, periods, back } = history
  return (
    <section id="history" className="mt-12" aria-labelledby="history-title">
      <h2 id="history-title">History of this figure</h2>
      {back === null ? null : <p>{historySentence(history)}</p>}
      {periods.length < 2 ? null : (
        <svg
          className="mt-4 w-full max-w-[640px] stroke-teal"
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          aria-hidden="true"
        >
          <path d={stepPath(history)} fill="none" strokeWidth="3" />
        </svg>
      )}
      <table className="figures">
        <caption>{`${capitalised(name)}, for ${scenario}`}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">When</th>
            <th scope="col">Figure</th>
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <tr key={period.from}>
              <th scope="row">{timeOf(period)}</th>
              <td>{period.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-14 text-muted">We record each change of its published terms.</p>
    </section>
  )
}

function timeOf({ from, until }: FigurePeriod): string {
  return until === null ? `Since ${formatDate(from)}` : `${formatDate(from)} to ${formatDate(until)}`
}
