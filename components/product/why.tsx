import { translateOf } from '@/components/ui/translate-of'
import type { SumStep } from '@/lib/domain/categories/category'
import type { RowModel } from '@/lib/domain/list/list-model'
import { ordinal } from '@/lib/domain/values/words'

/** Opens and closes the sum behind a row's place: a link, so that it works by address and can be shared. */
export function WhyLink({ row }: { readonly row: RowModel }) {
  return (
    <a className="why-link" href={row.whyHref} aria-expanded={row.why !== null} data-update="" rel="nofollow">
      {row.rank === null ? 'Why not ranked?' : `Why ${ordinal(row.rank)}${row.tied ? '=' : ''}?`}
    </a>
  )
}

/** The sum that placed a row, one at most: its address leads to it. Every line prints the numbers it uses. */
export function WhyPanel({ row }: { readonly row: RowModel }) {
  if (row.why === null) return null
  return (
    <section id="why" className="why" aria-label={`Why ${row.name} ranks here`}>
      <SumTable steps={row.why.steps} />
      <p className="mt-3">{row.why.placing}</p>
      <p className="mt-2">
        <a href={`${row.href}#figures`}>Every figure with its source and date</a>
      </p>
    </section>
  )
}

/** A sum as a table: what, how, result. */
export function SumTable({ steps }: { readonly steps: readonly SumStep[] }) {
  return (
    <table className="sum">
      <tbody>
        {steps.map((step) => (
          <tr key={step.label}>
            <th scope="row">
              {step.label}
              <small translate={translateOf(step.formula)}>{step.formula}</small>
            </th>
            <td translate={translateOf(step.result)}>{step.result}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
