import {
  coverAlready,
  insuranceLosses,
  type Loss,
  protectedBenefits,
  type ReadAt,
} from '@/lib/domain/categories/insurance-hub'
import { categoryOf } from '@/lib/domain/categories/registry'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { formatRinggit } from '@/lib/domain/values/money'

/** What the page of all insurance shows beside its lists: questions and what people have already above, PIDM below. */
export function insuranceParts(today: IsoDate) {
  const losses = insuranceLosses(today)
  return {
    above: (
      <>
        <Questions losses={losses} />
        <Already today={today} />
        <h2 className="mt-12">Compare cover</h2>
      </>
    ),
    without: new Map(
      losses.map(({ category, cost, basis }) => [
        category,
        `Without cover you would pay, or lack, ${formatRinggit(cost, 'whole')}: ${basis}.`,
      ]),
    ),
    below: <IfTheCompanyFails today={today} />,
  }
}

function Questions({ losses }: { readonly losses: readonly Loss[] }) {
  return (
    <section className="mt-8" aria-labelledby="hurt">
      <h2 id="hurt">What would hurt most?</h2>
      <p className="mt-2 max-w-[68ch] text-muted">What each would cost you without any cover, by an example.</p>
      <ul className="mt-4 grid grid-cols-1 gap-x-8 tablet:grid-cols-2">
        {losses.map(({ category, ask, cost, basis, already }) => (
          <li key={category} className="border-t border-line py-4">
            <div className="flex items-baseline justify-between gap-4">
              <a className="inline-flex min-h-[44px] items-center font-semibold" href={categoryOf(category).path}>
                {ask}
              </a>
              <b className="text-22 whitespace-nowrap" translate="no">
                {formatRinggit(cost, 'whole')}
              </b>
            </div>
            <p className="text-14 text-muted">For {basis}.</p>
            {already === null ? null : (
              <p className="mt-2 text-14">
                <b>You may have already:</b> {already}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Already({ today }: { readonly today: IsoDate }) {
  return (
    <section className="mt-12" aria-labelledby="already">
      <h2 id="already">What you may have before you buy</h2>
      <ul className="mt-4 grid grid-cols-1 gap-6 desktop:grid-cols-3">
        {coverAlready(today).map(({ title, text, sources }) => (
          <li key={title} className="border-t border-line pt-4">
            <h3>{title}</h3>
            <p className="mt-2">{text}</p>
            <Sources sources={sources} />
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <a href="/financial-hub/insurance-gap">Find what cover you still need</a>
      </p>
    </section>
  )
}

function Sources({ sources }: { readonly sources: readonly ReadAt[] }) {
  return (
    <ul className="mt-2 text-14 text-muted">
      {sources.map(({ title, url, standing }) => (
        <li key={url}>
          <a href={url}>{title}</a>: {standing}.
        </li>
      ))}
    </ul>
  )
}

function IfTheCompanyFails({ today }: { readonly today: IsoDate }) {
  const { rows, sources } = protectedBenefits(today)
  return (
    <section className="mt-12" aria-labelledby="fails">
      <h2 id="fails">If an insurer or takaful operator fails</h2>
      <p className="mt-2 max-w-[68ch]">
        PIDM protects these benefits for each person, free and without asking, where the company is its member. Each
        product’s page says whether it is.
      </p>
      <table className="mt-4 w-full max-w-[48rem] text-left">
        <caption className="sr-only">What PIDM protects</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Benefit</th>
            <th scope="col">Protected</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ benefit, limit }) => (
            <tr key={benefit} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-4 font-normal">
                {benefit}
              </th>
              <td className="py-2 text-right font-semibold">{limit}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Sources sources={sources} />
    </section>
  )
}
