import { malaysianMoment } from '@/lib/domain/values/malaysian-moment'

/** Says how old figures are where newer ones cannot be had. `at`: when they were read, in epoch milliseconds; null: nothing is said. */
export function LastKnownNotice({ at }: { readonly at: number | null }) {
  if (at === null) return null
  return (
    <div className="notice mt-6 text-marigold-ink" role="note">
      <p>
        <b>We cannot check for newer figures just now</b>
        {` You see what we knew on ${malaysianMoment(at)} (Malaysia time). Check with the provider before you apply.`}
      </p>
    </div>
  )
}
