import { type ComponentType, useEffect, useState } from 'react'
import type { SigningConfig } from '@/lib/client/sign'
import type { Report } from '@/lib/domain/analysis-page/report'

interface MemberPartProps {
  readonly signing: SigningConfig
  readonly report: Report
}

type Part = ComponentType<MemberPartProps>

/** Follows the session that the shell writes on the page; loads what members see once somebody is in. */
export function MemberPart(props: MemberPartProps) {
  const [Loaded, setLoaded] = useState<Part | null>(null)
  const [isIn, setIsIn] = useState(false)
  useEffect(() => {
    const page = document.documentElement
    const look = () => setIsIn(page.dataset.session === 'in')
    look()
    const watcher = new MutationObserver(look)
    watcher.observe(page, { attributes: true, attributeFilter: ['data-session'] })
    return () => watcher.disconnect()
  }, [])
  useEffect(() => {
    if (!isIn) return
    // Offline it stays away: the report itself needs nothing of it.
    import('./kept-checks.client').then(
      ({ KeptChecks }) => setLoaded(() => KeptChecks),
      () => undefined,
    )
  }, [isIn])
  return isIn && Loaded !== null ? <Loaded {...props} /> : null
}
