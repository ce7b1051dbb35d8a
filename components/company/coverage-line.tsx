import type { Coverage } from '@/lib/domain/list/coverage'
import { formatDate } from '@/lib/domain/values/iso-date'
import { coverageWords } from './coverage-words'

/** A count as it is read: `4,210`. */
export const count = (value: number): string => value.toLocaleString('en-MY')

/** What the catalogue holds, in three counts and a day. */
export function CoverageLine({ coverage }: { readonly coverage: Coverage }) {
  const { products, issuers, sourced, newestCheck } = coverage
  const parts = [
    { label: coverageWords.products, value: count(products) },
    { label: coverageWords.providers, value: count(issuers) },
    { label: coverageWords.sourced, value: count(sourced) },
    ...(newestCheck === null ? [] : [{ label: coverageWords.newestCheck, value: formatDate(newestCheck) }]),
  ]
  return (
    <dl className="mt-8 flex flex-wrap gap-x-10 gap-y-4 border-y border-line py-5">
      {parts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-14 text-muted">{label}</dt>
          <dd className="text-22 font-bold" translate="no">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Whether what is listed is real. */
export function SampleNote({ coverage }: { readonly coverage: Coverage }) {
  const { samples, products } = coverage
  if (samples === 0) return null
  return (
    <p className="notice mt-6 max-w-[68ch] text-marigold-ink">
      {coverageWords.samples(samples === products ? null : count(samples))}
    </p>
  )
}
