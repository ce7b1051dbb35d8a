import { translateOf } from '@/components/ui/translate-of'
import type { Finding } from '@/lib/domain/analysis/finding'
import { questionOf, steps } from '@/lib/domain/analysis/questions'
import { type IncomeSplit, type Report, reportAssumptions } from '@/lib/domain/analysis/report'
import { stateWords } from '@/lib/domain/analysis/state-words'
import { formatDate, type IsoDate } from '@/lib/domain/values/iso-date'
import { FirstStepsView } from './first-steps-view'
import { GaugeDrawing } from './gauge-drawing'
import { NextLink } from './next-link'

interface ReportViewProps {
  readonly report: Report
  readonly today: IsoDate
  /** Opens the questions again; without script the links lead to them on the same page. */
  readonly onEdit: (step: number) => void
}

/** The report on one page: what to do first, each figure with its calculation, and what to look at next. */
export function ReportView({ report, today, onEdit }: ReportViewProps) {
  const { counts, firstSteps, findings, split } = report
  const words = [
    `${counts.act} to act on`,
    `${counts.watch} to watch`,
    `${counts.good} good`,
    ...(counts.unknown === 0 ? [] : [`${counts.unknown} not known`]),
  ]
  return (
    <>
      <p className="mt-1 text-muted">{`${formatDate(today)}: ${words.join(', ')}.`}</p>
      {firstSteps === null ? null : <FirstStepsView firstSteps={firstSteps} />}
      {split === null ? null : <Split split={split} />}
      <ul className="mt-6 grid gap-4 tablet:grid-cols-2">
        {findings.map((finding) => (
          <FindingCard key={finding.id} finding={finding} />
        ))}
      </ul>
      <nav className="no-print mt-8" aria-label="Change your answers">
        <h3>Change your answers</h3>
        <ul className="mt-3 flex flex-wrap gap-2">
          {steps.map(({ id, title }, at) => (
            <li key={id}>
              <a className="chip min-h-[44px]" href={`#step-${id}`} onClick={() => onEdit(at)}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <details className="card mt-8 px-5">
        <summary className="flex min-h-[52px] items-center font-semibold text-teal">Assumptions</summary>
        <ul className="assumed pb-5">
          {reportAssumptions(today).map((text) => (
            <li key={text}>{text}</li>
          ))}
          <li>An estimate for orientation, not an offer and not advice.</li>
        </ul>
      </details>
    </>
  )
}

function FindingCard({ finding }: { readonly finding: Finding }) {
  const { id, title, state, value, verdict, formula, gauge, missing, next } = finding
  return (
    <li className={`card finding finding-${state} p-5`}>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <b id={`finding-${id}`}>{title}</b>
        <span className="state">
          <span aria-hidden="true">{`${stateWords[state].sign} `}</span>
          <span>{stateWords[state].word}</span>
        </span>
      </p>
      {value === null ? null : (
        <p className="mt-1 text-22 font-bold" translate={translateOf(value)}>
          {value}
        </p>
      )}
      {gauge === null ? null : <GaugeDrawing gauge={gauge} />}
      <p className="mt-2">{verdict}</p>
      {missing.length === 0 ? null : <p className="mt-1 text-14 text-muted">{missingWords(missing)}</p>}
      {formula === null ? null : (
        <p className="mt-2 text-14 text-muted" translate={translateOf(formula)}>
          {formula}
        </p>
      )}
      {next === null ? null : <NextLink id={id} next={next} />}
    </li>
  )
}

function missingWords(missing: Finding['missing']): string {
  const named = `Missing: ${missing.map((name) => questionOf(name).label).join('; ')}.`
  return missing.includes('essentials') ? `${named} It has to be more than 0.` : named
}

const tones = ['fill-clay', 'fill-ink', 'fill-leaf'] as const

function Split({ split }: { readonly split: IncomeSplit }) {
  let reached = 0
  const bars = split.parts.map(({ label, part }, index) => {
    const from = reached
    reached += part
    return { label, from, part, tone: tones[index] ?? 'fill-ink' }
  })
  return (
    <figure className="mt-5">
      <figcaption className="font-semibold">Where your income goes</figcaption>
      <svg
        role="img"
        aria-label={split.description}
        className="mt-2 h-[24px] w-full"
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
      >
        {bars.map(({ label, from, part, tone }) => (
          <rect key={label} className={tone} x={from * 100} y="0" width={Math.max(0, part * 100 - 0.4)} height="8" />
        ))}
      </svg>
      <p className="mt-1 flex flex-wrap gap-x-5 text-14">
        {split.parts.map(({ label, amount, part }) => (
          <span key={label}>
            <span>{`${label}: `}</span>
            <b translate="no">{amount}</b> <span translate="no">{`(${Math.round(part * 100)}%)`}</span>
          </span>
        ))}
      </p>
    </figure>
  )
}
