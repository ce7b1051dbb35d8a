import { useMemberData } from '@/hooks/use-member-data'
import { loadOffers, type Offer } from '@/lib/client/rewards'
import type { SessionCall } from '@/lib/client/session'
import { formatDate, malaysianDay } from '@/lib/domain/values/iso-date'
import { counted } from '@/lib/domain/values/words'
import { BuyVoucher } from './buy-voucher'
import { NotLoaded } from './member-gate'

interface PointsShopProps {
  readonly call: SessionCall
  /** How many points the member can use; less than nothing for a debt. */
  readonly available: number
  /** What is sold goes with the programme of today: samples for sample points. null: no programme is open. */
  readonly isSample: boolean | null
  readonly onBought: () => void
}

/** The vouchers that points buy, each with its price, and what comes of buying one. */
export function PointsShop({ call, available, isSample, onBought }: PointsShopProps) {
  const { data, failed, reload } = useMemberData(['vouchers-for-points'], () => loadOffers(call))
  const offers = data?.filter(({ sample }) => isSample === null || sample === isSample) ?? null
  return (
    <section className="mt-8" aria-labelledby="shop">
      <h2 id="shop">What points buy</h2>
      {offers === null && !failed ? (
        <p role="status" className="mt-3">
          Loading…
        </p>
      ) : null}
      {offers === null && failed ? <NotLoaded what="What points buy" onRetry={() => void reload()} /> : null}
      {offers?.length === 0 ? (
        <p className="mt-3">Nothing today. Your points stay yours until their last day.</p>
      ) : null}
      {offers === null || offers.length === 0 ? null : (
        <ul className="mt-3 grid gap-3">
          {offers.map((offer) => (
            <li key={offer.slug} className="card p-5">
              <About offer={offer} />
              {offer.state === 'open' ? (
                <BuyVoucher call={call} offer={offer} available={available} onBought={onBought} />
              ) : (
                <p className="mt-3">Used up: the partner gives no more of these.</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function About({ offer: { title, partner, price, sample, endsAt, terms } }: { readonly offer: Offer }) {
  const until = endsAt === null ? null : malaysianDay(Date.parse(endsAt) - 1)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-14 text-muted">{partner.name}</span>
        {sample ? <span className="pill">Sample: cannot be used</span> : null}
      </p>
      <h3 className="mt-1">{title}</h3>
      <p className="mt-1">
        <b>{counted(price, 'point', 'points')}</b>
        {until === null ? null : <span className="text-muted">{` · until ${formatDate(until)}`}</span>}
      </p>
      <details className="mt-2">
        <summary>Terms</summary>
        <ul className="mt-2 list-disc pl-5">
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </details>
    </>
  )
}
