import { type Change, changesOf, type KeptReport } from '@/lib/domain/analysis/changes'
import type { FindingId } from '@/lib/domain/analysis/finding'
import { formatDate } from '@/lib/domain/values/iso-date'
import { changeWords } from './change-words'
import { drawChange, plot } from './draw-change'

interface SavedChangesProps {
  /** Oldest first. */
  readonly kept: readonly KeptReport[]
  readonly titles: ReadonlyMap<FindingId, string>
}

/** Room above the plot for half a label and below it for the days. */
const above = 10
const below = 26

/**
 * What changed over the reports that a member keeps: each figure that did in words and, where it has two numbers, as a
 * line. Nothing while fewer than two reports know the same figure. The table of the reports says the same.
 */
export function SavedChanges({ kept, titles }: SavedChangesProps) {
  const changes = changesOf(kept)
  if (changes.length === 0) return null
  const [moved, still] = [changes.filter(({ differs }) => differs), changes.filter(({ differs }) => !differs)]
  const titleOf = (id: FindingId) => titles.get(id) ?? id
  return (
    <section className="mt-6" aria-labelledby="changes-title">
      <h3 id="changes-title">What changed</h3>
      {moved.length === 0 ? <p className="mt-2">No figure changed from the first report to the latest.</p> : null}
      <ul className="mt-3 grid gap-4 tablet:grid-cols-2">
        {moved.map((change) => (
          <li key={change.id} className="card min-w-0 p-5">
            <b>{titleOf(change.id)}</b>
            <p className="mt-1">{changeWords(change)}</p>
            <ChangeLine change={change} title={titleOf(change.id)} />
          </li>
        ))}
      </ul>
      {still.length === 0 ? null : (
        <p className="mt-3 text-muted">
          {`As before: ${still.map(({ id, last }) => `${titleOf(id)} (${last.text})`).join(', ')}.`}
        </p>
      )}
    </section>
  )
}

function ChangeLine({ change, title }: { readonly change: Change; readonly title: string }) {
  const drawing = drawChange(change)
  if (drawing === null) return null
  const { first, last } = change
  const { line, dots, rules } = drawing
  const days = first.day === last.day ? [formatDate(first.day)] : [formatDate(first.day), formatDate(last.day)]
  return (
    <svg
      className="notranslate mt-2 w-full overflow-visible pl-[76px]"
      width="100%"
      height={above + plot.height + below}
      role="img"
      aria-label={`${title} over time: a line through ${dots.length} reports, from ${first.text} to ${last.text}. The table of your reports has every figure.`}
    >
      {rules.map(({ y, text }) => (
        <line key={text} x2="100%" y1={above + y} y2={above + y} className="stroke-line" />
      ))}
      <svg
        y={above}
        width="100%"
        height={plot.height}
        viewBox={`0 0 ${plot.width} ${plot.height}`}
        preserveAspectRatio="none"
        className="overflow-visible"
        aria-hidden="true"
      >
        <path d={line} fill="none" strokeWidth="3" vectorEffect="non-scaling-stroke" className="stroke-teal" />
      </svg>
      {dots.map(({ x, y }) => (
        <circle key={x} cx={`${x}%`} cy={above + y} r="4" className="fill-teal" />
      ))}
      {rules.map(({ y, text }) => (
        <text key={text} x="-8" y={above + y + 4} textAnchor="end" className="gauge-text">
          {text}
        </text>
      ))}
      {days.map((day, index) => (
        <text
          key={day}
          x={index === 0 ? 0 : '100%'}
          y={above + plot.height + 20}
          textAnchor={index === 0 ? 'start' : 'end'}
          className="gauge-text"
        >
          {day}
        </text>
      ))}
    </svg>
  )
}
