import { translateOf } from '@/components/ui/translate-of'
import type { FiguresState } from '@/hooks/use-shortlist'
import {
  changedFigures,
  type KeptProduct,
  type ProductToday,
  type SaidFigure,
} from '@/lib/domain/shortlist/kept-product'
import { formatDate } from '@/lib/domain/values/iso-date'

interface KeptCardProps {
  readonly product: KeptProduct
  /** Of its category's list. */
  readonly path: string
  readonly figures: FiguresState
  readonly drop: (product: KeptProduct) => void
}

/** A product that is kept: what it says today, and what of it is not as it was. */
export function KeptCard({ product, path, figures, drop }: KeptCardProps) {
  const today = typeof figures === 'string' ? null : (figures.products[product.slug] ?? null)
  const isGone = typeof figures !== 'string' && today === null
  const { seen } = product
  return (
    <li className="card p-5">
      <h3>{isGone ? product.name : <a href={`${path}/${product.slug}`}>{today?.name ?? product.name}</a>}</h3>
      {isGone ? <p className="mt-2 font-semibold">We no longer list it. It may have ended.</p> : null}
      {today?.ended ? <p className="mt-2 font-semibold">Its offer is not open today.</p> : null}
      {today === null ? null : <Changes product={product} today={today} />}
      {seen === null ? null : (
        <>
          {today === null ? <p className="mt-2 text-14 text-muted">{`As on ${formatDate(seen.day)}:`}</p> : null}
          <Figures figures={seen.figures} />
        </>
      )}
      <p className="mt-3">
        <button type="button" className="btn quiet" onClick={() => drop(product)}>
          Remove<span className="sr-only">{` ${product.name}`}</span>
        </button>
      </p>
    </li>
  )
}

function Figures({ figures }: { readonly figures: readonly SaidFigure[] }) {
  return (
    <dl className="mt-3 text-14">
      {figures.map(({ label, value }) => (
        <div key={label} className="mt-1">
          <dt className="text-muted">{label}</dt>
          <dd translate={translateOf(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What says something else than on the day of the visit before, each with both days. */
function Changes({
  product: { before, seen },
  today,
}: {
  readonly product: KeptProduct
  readonly today: ProductToday
}) {
  if (before === null || seen === null) {
    return <p className="mt-2 text-14 text-muted">When you come back on another day, we say here what changed.</p>
  }
  const changed = changedFigures(before.figures, today.figures)
  const since = formatDate(before.day)
  if (changed.length === 0) return <p className="mt-2 text-14 text-muted">{`Nothing changed since ${since}.`}</p>
  return (
    <div className="notice mt-3">
      <p>
        <b>{`Changed since your last visit on ${since}`}</b>
      </p>
      <ul>
        {changed.map(({ label, was, is }) => (
          <li key={label}>
            <span>{`${label}: `}</span>
            <Figure value={was ?? 'not said'} />
            <span>{` on ${since}, `}</span>
            <Figure value={is ?? 'not said any more'} />
            <span>{` on ${formatDate(seen.day)}`}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Figure({ value }: { readonly value: string }) {
  return <span translate={translateOf(value)}>{value}</span>
}
