import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { SigningConfig } from '@/lib/client/sign'
import type { Report } from '@/lib/domain/analysis-page/report'
import { routes } from '@/lib/routes'

interface MemberPartProps {
  readonly signing: SigningConfig
  readonly report: Report
  /** The report stands on the page. */
  readonly finished: boolean
}

type Part = ComponentType<MemberPartProps>

/** What the shell writes on the page: `gone` is a session that ended while the page was open. */
type Session = 'unknown' | 'in' | 'out' | 'gone'

function useSession(): Session {
  const [session, setSession] = useState<Session>('unknown')
  useEffect(() => {
    const page = document.documentElement
    const look = () => {
      const { session: now } = page.dataset
      setSession((before) => {
        if (now === 'in') return 'in'
        if (now !== 'out') return 'unknown'
        return before === 'in' || before === 'gone' ? 'gone' : 'out'
      })
    }
    look()
    const watcher = new MutationObserver(look)
    watcher.observe(page, { attributes: true, attributeFilter: ['data-session'] })
    return () => watcher.disconnect()
  }, [])
  return session
}

/** Loads what members see once somebody is in; says to a visitor with a report how to keep one. */
export function MemberPart(props: MemberPartProps) {
  const session = useSession()
  const [Loaded, setLoaded] = useState<Part | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    import('./kept-checks.client').then(
      ({ KeptChecks }) => setLoaded(() => KeptChecks),
      () => setFailed(true),
    )
  }, [])
  useEffect(() => {
    if (session === 'in') load()
  }, [session, load])
  if (session === 'in') {
    if (Loaded !== null) return <Loaded {...props} />
    return failed ? <NotLoaded onRetry={load} /> : null
  }
  return props.finished && session !== 'unknown' ? <HowToKeep gone={session === 'gone'} /> : null
}

function HowToKeep({ gone }: { readonly gone: boolean }) {
  return (
    <p className="no-print mt-8 text-muted" role={gone ? 'alert' : undefined}>
      <span>
        {gone ? 'You are no longer logged in, so reports cannot be kept now; this one stays on the page. ' : ''}
      </span>
      Members can keep the figures of a report in their account and see how they change.{' '}
      <a href={routes.signIn}>Log in</a> before you answer: this page forgets your answers when you leave it.
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
