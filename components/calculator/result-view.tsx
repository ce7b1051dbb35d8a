import type { MouseEvent } from 'react'
import { translateOf } from '@/components/ui/translate-of'
import type { ListLink } from '@/lib/domain/calculator-pages/calculator'
import { calculatorPath, formId } from '@/lib/domain/calculator-pages/model'
import type { Answer, CalculatorResult, NextSum, ResultTable, Verdict } from '@/lib/domain/calculator-pages/result'
import { cellText } from '@/lib/domain/calculator-pages/table-text'
import { formKey } from '@/lib/domain/fields/form'
import { assertNever } from '@/lib/domain/values/assert-never'
import { ChartFigure } from './chart-figure'

interface ResultViewProps {
  readonly result: CalculatorResult
  readonly link: ListLink | null
  readonly allRows: boolean
  /** Follows the link to a list that starts from this answer; absent in the server's markup. */
  readonly onList?: (event: MouseEvent, link: ListLink) => void
}

/** Rows of a long table that are shown before all are asked for. */
const rowsShown = 12

/** The answer in full. The server prints it first; the browser draws the same from the first change on. */
export function ResultView({ result, ...rest }: ResultViewProps) {
  switch (result.kind) {
    case 'refusal':
      return (
        <div className="notice">
          <p>
            <b>{result.title}</b> <span>{result.text}</span>
          </p>
        </div>
      )
    case 'answer':
      return <AnswerView answer={result} {...rest} />
    default:
      return assertNever(result)
  }
}

const headlineTones = { gain: 'text-leaf', cost: 'text-clay', plain: 'text-ink' } as const

function AnswerView({ answer, link, allRows, onList }: { readonly answer: Answer } & Omit<ResultViewProps, 'result'>) {
  const { headline, figures, verdict, chart, tables, steps, reminder, next } = answer
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className={`text-36 tracking-tight ${headlineTones[headline.tone]}`} translate="no">
          {headline.value}
        </b>
        <span className="font-semibold">{headline.unit}</span>
        <small className="basis-full text-14 text-muted">{headline.basis}</small>
      </p>
      {verdict === null ? null : <VerdictLine verdict={verdict} />}
      <dl className="result-facts mt-5">
        {figures.map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>
              <span translate={translateOf(figure.value)}>{figure.value}</span>
              {figure.note === null ? null : <small>{figure.note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {link === null ? null : (
        <p className="no-print mt-5">
          <a className="btn quiet" href={link.href} onClick={onList && ((event) => onList(event, link))}>
            {link.label}
          </a>
          {link.hands === undefined || onList === undefined ? null : (
            <small className="mt-1 block text-14 text-muted">{link.hands.note}</small>
          )}
        </p>
      )}
      {next === undefined ? null : <NextForm next={next} />}
      {reminder === undefined ? null : (
        <p className="no-print mt-5">
          <a className="btn quiet" href={reminder.href} rel="nofollow">
            {reminder.label}
          </a>
        </p>
      )}
      {chart === null ? null : <ChartFigure chart={chart} />}
      {tables.map((table) => (
        <TableView key={table.title} table={table} allRows={allRows} />
      ))}
      <details className="mt-4">
        <summary className="flex min-h-[44px] items-center font-semibold text-teal">
          How we worked it out, step by step
        </summary>
        <Steps steps={steps} />
      </details>
    </>
  )
}

const verdictTones: Readonly<Record<Verdict['tone'], string>> = {
  good: 'border-leaf',
  plain: 'border-teal',
  warn: 'border-clay',
}

function VerdictLine({ verdict }: { readonly verdict: Verdict }) {
  return <p className={`mt-4 border-l-4 pl-4 ${verdictTones[verdict.tone]}`}>{verdict.text}</p>
}

/** The way to a calculator that goes on from here. Its figures are posted: they are about the visitor. */
function NextForm({ next: { id, label, values } }: { readonly next: NextSum }) {
  return (
    <form className="no-print mt-5" method="post" action={`${calculatorPath(id)}/answer`}>
      {Object.entries({ [formKey]: '1', ...values }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="btn quiet">
        {label}
      </button>
      <small className="mt-1 block text-14 text-muted">
        Sends three of these figures to our server, which keeps none.
      </small>
    </form>
  )
}

function Steps({ steps }: { readonly steps: Answer['steps'] }) {
  return (
    <table className="steps">
      <tbody>
        {steps.map(({ label, formula, result }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              <small translate={translateOf(formula)}>{formula}</small>
            </th>
            <td translate={translateOf(result)}>{result}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Names the columns of words beyond the first: they begin at one edge, as figures end at one. */
function wordColumns({ columns }: ResultTable): string | undefined {
  const places = columns.flatMap(({ kind }, at) =>
    at > 0 && (kind === 'text' || kind === 'date') ? [`w${at + 1}`] : [],
  )
  return places.length === 0 ? undefined : places.join(' ')
}

function TableView({ table, allRows }: { readonly table: ResultTable; readonly allRows: boolean }) {
  const folded = !allRows && table.rows.length > rowsShown
  const rows = folded ? table.rows.slice(0, rowsShown) : table.rows
  return (
    <div className="mt-6">
      <section className="rows" aria-label={table.title} tabIndex={0}>
        <table className={wordColumns(table)}>
          <caption>{table.title}</caption>
          <thead>
            <tr>
              {table.columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={String(row[0])} row={row} table={table} />
            ))}
          </tbody>
        </table>
      </section>
      {folded ? (
        <p className="no-print mt-2">
          <button type="submit" form={formId} name="rows" value="all" className="btn quiet">
            {`Show all ${table.rows.length} rows`}
          </button>
        </p>
      ) : null}
    </div>
  )
}

/** A row without a name of its own is all figures: it says so once. */
function Row({ row, table }: { readonly row: ResultTable['rows'][number]; readonly table: ResultTable }) {
  const texts = table.columns.map((column, index) => cellText(column, row[index] ?? ''))
  const isNamed = translateOf(texts[0] ?? '') === undefined
  return (
    <tr translate={translateOf(texts[0] ?? '')}>
      {texts.map((text, index) =>
        index === 0 ? (
          <th key={table.columns[index]?.label} scope="row">
            {text}
          </th>
        ) : (
          <td key={table.columns[index]?.label} translate={isNamed ? translateOf(text) : undefined}>
            {text}
          </td>
        ),
      )}
    </tr>
  )
}
