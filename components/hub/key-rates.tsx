import { translateOf } from '@/components/ui/translate-of'
import type { KeyRate } from '@/lib/domain/country-rates/key-rates'
import { formatDate } from '@/lib/domain/values/iso-date'

/** The country's figures that sums rest on, each with the day it began, where it was read and how sure it is. */
export function KeyRates({ rates }: { readonly rates: readonly KeyRate[] }) {
  return (
    <section className="mt-12" aria-labelledby="key-rates">
      <h2 id="key-rates">Key rates</h2>
      <p className="mt-2 max-w-[62ch] text-muted">
        Each with the day it began and where we read it. A rate may have changed since we last checked it; one that we
        have not checked for too long is marked.
      </p>
      <ul className="mt-4 grid gap-4 tablet:grid-cols-2">
        {rates.map((rate) => (
          <li key={rate.name} className="card p-5">
            <h3 className="text-muted">{rate.name}</h3>
            <p className="mt-1 text-22 font-bold" translate={translateOf(rate.value)}>
              {rate.value}
            </p>
            {rate.steps.length === 0 ? null : (
              <ul className="mt-1 list-disc pl-5" translate={translateOf(rate.value)}>
                {rate.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ul>
            )}
            <p className="mt-1">{rate.meaning}</p>
            {rate.stale ? (
              <p className="mt-2 font-semibold text-marigold-ink">
                {`May be out of date: not checked for more than ${rate.shelfLife} days.`}
              </p>
            ) : null}
            <p className="mt-3 text-14 text-muted">
              {`Since ${formatDate(rate.from)}${rate.until === null ? '' : `, until ${formatDate(rate.until)}`}. `}
              <SourceLine rate={rate} />
              {rate.note === null ? null : <span className="mt-1 block">{rate.note}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const standingWords: Readonly<Record<KeyRate['standing'], string>> = {
  primary: 'Source',
  reported: 'Reported by',
  unsure: 'Not certain; see',
}

function SourceLine({ rate: { source, standing } }: { readonly rate: KeyRate }) {
  if (source === null) return <>Common practice, not read in a source.</>
  return (
    <>
      {standingWords[standing]}{' '}
      <a href={source.url} rel="nofollow">
        {source.title}
      </a>
      , checked {formatDate(source.checkedOn)}.
    </>
  )
}
