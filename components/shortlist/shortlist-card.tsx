import { useId } from 'react'
import { translateOf } from '@/components/ui/translate-of'
import type { FiguresState } from '@/hooks/use-shortlist'
import { comingDays } from '@/lib/domain/shortlist/shelf'
import {
  changedFigures,
  type ProductToday,
  type ShortlistedProduct,
  type ShownFigure,
} from '@/lib/domain/shortlist/shortlisted-product'
import { formatDate, type IsoDate, parseIsoDate } from '@/lib/domain/values/iso-date'

interface ShortlistCardProps {
  readonly product: ShortlistedProduct
  /** Of its category's list. */
  readonly path: string
  readonly figures: FiguresState
  readonly drop: (product: ShortlistedProduct) => void
  /** Notes since when they have it; null takes that back. */
  readonly have: (product: ShortlistedProduct, since: IsoDate | null) => void
}

/** A product that is kept: what it says today, and what of it is not as it was. */
export function ShortlistCard({ product, path, figures, drop, have }: ShortlistCardProps) {
  const today = typeof figures === 'string' ? null : (figures.products[product.slug] ?? null)
  const isGone = typeof figures !== 'string' && today === null
  const { seen } = product
  return (
    <li className="card p-5">
      <h3>{isGone ? product.name : <a href={`${path}/${product.slug}`}>{today?.name ?? product.name}</a>}</h3>
      {isGone ? <p className="mt-2 font-semibold">We no longer list it. It may have ended.</p> : null}
      {today?.ended ? <p className="mt-2 font-semibold">Its offer is not open today.</p> : null}
      {today === null ? null : <Changes product={product} today={today} />}
      {today === null || typeof figures === 'string' ? null : (
        <Days product={product} today={today} day={figures.day} have={have} />
      )}
      {today?.history ? (
        <p className="mt-2 text-14">
          <a href={`${path}/${product.slug}#history`}>{today.history}</a>
        </p>
      ) : null}
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

function Figures({ figures }: { readonly figures: readonly ShownFigure[] }) {
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

interface DaysProps {
  readonly product: ShortlistedProduct
  readonly today: ProductToday
  readonly day: IsoDate
  readonly have: ShortlistCardProps['have']
}

/** What comes up for a product, and since when its visitor has it, where something is counted from that. */
function Days({ product, today, day, have }: DaysProps) {
  const id = useId()
  const coming = comingDays(product, today, day)
  return (
    <>
      {coming.length === 0 ? null : (
        <ul className="mt-3 text-14">
          {coming.map((one) => (
            <li key={`${one.label} ${one.day}`}>
              <b>{formatDate(one.day)}</b>
              {`: ${one.label}`}
            </li>
          ))}
        </ul>
      )}
      {today.terms.length === 0 ? null : (
        <p className="mt-3">
          <label htmlFor={id} className="text-14">
            I have it since<span className="sr-only">{`, ${product.name}`}</span>
          </label>{' '}
          <input
            id={id}
            type="date"
            className="input"
            max={day}
            defaultValue={product.since ?? ''}
            onChange={({ target }) => {
              const since = parseIsoDate(target.value)
              // While a year is typed, its first digits are a day of long ago.
              if (since !== null || target.value === '') have(product, since)
            }}
          />
        </p>
      )}
    </>
  )
}

/** What says something else than on the day of the visit before, each with both days. */
function Changes({
  product: { before, seen },
  today,
}: {
  readonly product: ShortlistedProduct
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
