import { brand } from '@/lib/brand'
import { type Partner, partnerHref } from '@/lib/domain/partner'
import { routes } from '@/lib/routes'

const noticeId = 'leaving'

/**
 * The way out to a partner. The browser opens the notice and closes it again, without script; one that knows no popovers
 * shows it where it stands.
 */
export function LeaveNotice({ partner }: { readonly partner: Partner }) {
  const { name, address, entityName } = partner
  const href = partnerHref(partner)
  if (href === null || address === null) {
    return (
      <p className="notice mt-6 text-marigold-ink" role="note">
        We have not verified an address of {name}, so this page has no link to it. Do not trust one from a message.
      </p>
    )
  }
  const host = new URL(address).hostname
  return (
    <div className="mt-6">
      <button type="button" className="btn" popoverTarget={noticeId}>
        Go to {name}
      </button>
      <div id={noticeId} popover="auto" className="leaving card" role="dialog" aria-labelledby="leaving-title">
        <h2 id="leaving-title">You are leaving {brand.name}</h2>
        <p className="mt-3">
          This link leads to <b>{host}</b>, the site of {name}. Its own terms apply there, and its own privacy notice.
        </p>
        <p className="mt-3 text-14 text-muted">
          {entityName === null
            ? 'We do not count this click.'
            : 'We count that somebody left for it, without anything about you.'}{' '}
          <a href={routes.howWeArePaid}>How we are paid</a>
        </p>
        <p className="mt-5 flex flex-wrap gap-3">
          <a className="btn" href={href} rel="nofollow noopener">
            Continue to {host}
          </a>
          <button type="button" className="btn quiet" popoverTarget={noticeId} popoverTargetAction="hide">
            Stay here
          </button>
        </p>
      </div>
    </div>
  )
}
