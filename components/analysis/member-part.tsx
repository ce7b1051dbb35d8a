import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useSession } from '@/hooks/use-session'
import type { SigningConfig } from '@/lib/client/sign'
import type { Report } from '@/lib/domain/analysis-page/report'
import { routes } from '@/lib/routes'

interface MemberPartProps {
  readonly signing: SigningConfig
  readonly report: Report
  /** The report stands on the page. */
  readonly finished: boolean
}

type Part = ComponentType<MemberPartProps & { readonly member: string }>

/** Loads what members see once somebody is in; says to a visitor with a report how to keep one. */
export function MemberPart(props: MemberPartProps) {
  const { state } = useSession()
  const member = state.kind === 'in' ? state.user.id : null
  const [wasIn, setWasIn] = useState(false)
  if (member !== null && !wasIn) setWasIn(true)
  const [Loaded, setLoaded] = useState<Part | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    import('./saved-analyses.client').then(
      ({ SavedAnalyses }) => setLoaded(() => SavedAnalyses),
      () => setFailed(true),
    )
  }, [])
  useEffect(() => {
    if (member !== null) load()
  }, [member, load])
  if (member !== null) {
    if (Loaded !== null) return <Loaded key={member} {...props} member={member} />
    return failed ? <NotLoaded onRetry={load} /> : null
  }
  return props.finished && state.kind === 'out' ? <HowToKeep gone={wasIn} /> : null
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
