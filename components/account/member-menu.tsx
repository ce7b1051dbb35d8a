import { formPath } from '@/lib/account/sign-in-steps'
import { initName } from '@/lib/domain/member/init-name'
import { memberLinks } from '@/lib/routing/navigation'

/**
 * What the header shows a member, for who is signed in without script: these pages alone know them. It lies in the place of the header's
 * own, which the styles hide beside it. Get App opens by script, and is left out.
 */
export function MemberMenu({ name }: { readonly name: string | null }) {
  if (name === null) return null
  return (
    <nav className="member-menu wrap" aria-label="Your account">
      <details>
        <summary>
          <b>{initName(name)}</b>
          <span className="sr-only">Your account</span>
        </summary>
        <div>
          <strong>{name}</strong>
          <ul>
            {memberLinks.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
          <form method="post" action={formPath('leave')}>
            <button type="submit" className="btn quiet">
              Sign Out
            </button>
          </form>
        </div>
      </details>
    </nav>
  )
}
