import { useMemberPart } from '@/hooks/use-member-part'
import type { SigningConfig } from '@/lib/client/sign'
import type { Report } from '@/lib/domain/analysis/report'
import { assertNever } from '@/lib/domain/values/assert-never'
import { routes } from '@/lib/routing/routes'

interface MemberPartProps {
  readonly signing: SigningConfig
  readonly report: Report
  /** The report stands on the page. */
  readonly finished: boolean
}

const load = () => import('./saved-analyses.client').then(({ SavedAnalyses }) => SavedAnalyses)

/** Loads what members see once somebody is in; says to a visitor with a report how to keep one. */
export function MemberPart(props: MemberPartProps) {
  const part = useMemberPart(load)
  switch (part.kind) {
    case 'member':
      return <part.Part key={part.member} {...props} member={part.member} />
    case 'failed':
      return <NotLoaded onRetry={part.retry} />
    case 'visitor':
      return props.finished ? <HowToKeep gone={part.gone} /> : null
    case 'loading':
    case 'unknown':
      return null
    default:
      return assertNever(part)
  }
}

/** `gone`: the session ended while the page was open. */
function HowToKeep({ gone }: { readonly gone: boolean }) {
  return (
    <p className="no-print mt-8 text-muted" role={gone ? 'alert' : undefined}>
      <span>
        {gone ? 'You are no longer logged in, so reports cannot be kept now; this one stays on the page. ' : ''}
      </span>
      Members can keep the figures of a report in their account and see how they change.{' '}
      <a href={routes.signIn}>Log in</a>: your answers stay in this tab until you come back.
    </p>
  )
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p className="no-print mt-8" role="alert">
      The reports in your account could not be loaded. Nothing on this page is lost: check your connection.{' '}
      <button type="button" className="btn quiet" onClick={onRetry}>
        Try again
      </button>
    </p>
  )
}
