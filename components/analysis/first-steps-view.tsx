import type { FirstSteps } from '@/lib/domain/analysis/first-steps'
import { debtHelp } from '@/lib/domain/reference/debt-help'

/** What to do first, in order, and who helps for nothing. It stands before every figure and leads to no product. */
export function FirstStepsView({ firstSteps }: { readonly firstSteps: FirstSteps }) {
  const { title, lead, steps, next } = firstSteps
  return (
    <section className="card first-steps mt-5 p-5 tablet:p-6" aria-labelledby="first-steps">
      <h3 id="first-steps">{title}</h3>
      <p className="mt-2 max-w-[62ch]">{lead}</p>
      <ol className="mt-3 max-w-[62ch]">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-4 max-w-[62ch]">
        <b>{`Free help: call ${debtHelp.name} on `}</b>
        <a className="whitespace-nowrap font-bold" href={`tel:${debtHelp.dial}`} translate="no">
          {debtHelp.phone}
        </a>
        {' or see '}
        <a href={debtHelp.url} rel="noopener">
          {debtHelp.host}
        </a>
        . Bank Negara Malaysia set it up. It goes through your budget with you and makes a repayment plan with your
        banks, free of charge.
      </p>
      <p className="no-print mt-3">
        <a className="inline-block min-h-[24px]" href={next.href}>
          {next.label}
        </a>
      </p>
    </section>
  )
}
