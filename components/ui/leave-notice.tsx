import { brand } from '@/lib/brand'
import type { WayOut } from '@/lib/domain/products/way-out'

const noticeId = 'leaving'

/**
 * The way out to a partner. The browser opens the notice and closes it again, without script; one that knows no popovers
 * shows it where it stands. Its styles are in `styles/leaving.css`.
 */
export function LeaveNotice({ way: { name, host, href, entityName } }: { readonly way: WayOut }) {
  return (
    <div className="leave" data-partner={name} data-issuer={entityName ?? undefined}>
      <button type="button" className="btn" popoverTarget={noticeId}>
        Go to {name}
      </button>
      <div id={noticeId} popover="auto" className="leaving card" role="dialog" aria-labelledby="leaving-title">
        <h2 id="leaving-title">You are leaving {brand.name}</h2>
        <p>
          This link leads to <b>{host}</b>, the site of {name}. Its own terms apply there, and its own privacy notice.
        </p>
        <p>
          {entityName === null
            ? 'We do not count this click.'
            : 'We count that somebody left for it, without anything about you.'}
        </p>
        <p>
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
