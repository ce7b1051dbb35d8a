import { Island } from '@/components/ui/island'
import { ProseText } from '@/components/ui/prose-text'
import { type ShownVoucher, type Voucher, type VoucherState, voucherKinds } from '@/lib/domain/content/voucher'
import { assertNever } from '@/lib/domain/values/assert-never'
import { malaysianMoment } from '@/lib/domain/values/malaysian-moment'
import { routes } from '@/lib/routing/routes'
import { voucherHref } from '@/lib/routing/voucher-href'
import { DraftNote } from './campaign-note'
import { CopyCodeIsland } from './copy-code-island.client'

/** A voucher: what it gives, its code, its terms and its end, and the way to the partner while it can be used. */
export function VoucherCard({ voucher, state }: ShownVoucher) {
  const { slug, title, partner, kind, body, terms, endsAt } = voucher
  const usable = state === 'open' || state === 'draft'
  return (
    <li id={slug} className="card flex flex-col gap-3 p-6" data-partner={partner.name}>
      <p className="text-14 text-muted">
        {partner.name} · {voucherKinds[kind]}
      </p>
      <h2 className="text-22">{title}</h2>
      <p className="text-14 text-muted">{stateWords(voucher, state)}</p>
      {usable && endsAt !== null ? (
        <a className="no-print" href={routes.calendar('voucher', slug)} rel="nofollow">
          Add the end date to my calendar<span className="sr-only">: {title}</span>
        </a>
      ) : null}
      <DraftNote draft={state === 'draft'} />
      <div className="prose">
        <ProseText text={body} drawEmbed={null} />
      </div>
      {usable ? <Use voucher={voucher} /> : null}
      <details className="mt-auto">
        <summary className="min-h-[44px] content-center font-semibold">Terms</summary>
        <div className="prose text-14">
          <ul>
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </div>
      </details>
    </li>
  )
}

function Use({ voucher: { code, points, partner, use } }: { readonly voucher: Voucher }) {
  if (points !== null) return <ForPoints points={points} />
  return (
    <>
      {code === null ? null : <Island name="copy-code" of={CopyCodeIsland} props={{ code }} />}
      <p>
        <a className="btn quiet" href={voucherHref(use)} rel="nofollow">
          Go to {partner.name}
        </a>
      </p>
    </>
  )
}

/** The code is for who pays: it stands nowhere in the document. */
function ForPoints({ points }: { readonly points: number }) {
  return (
    <p>
      <a className="btn quiet" href={routes.points}>
        {`Get the code for ${points} points`}
      </a>
    </p>
  )
}

function stateWords({ endsAt }: Voucher, state: VoucherState): string {
  const end = endsAt === null ? null : malaysianMoment(endsAt)
  switch (state) {
    case 'draft':
    case 'open':
      return end === null ? 'No last day' : `Until ${end}`
    case 'used-up':
      return 'Fully redeemed'
    case 'ended':
      return end === null ? 'Expired' : `Expired on ${end}`
    default:
      return assertNever(state)
  }
}
