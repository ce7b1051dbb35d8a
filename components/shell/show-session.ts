import { currentSession, onSessionChange } from '@/lib/client/session-store'
import type { ShellConfig } from '@/lib/client/shell-config'

/**
 * Marks the document with the session, for the styles alone. Loads the part for members once
 * somebody may be logged in; it works until `signal` aborts, and `missing` is told when it does not come. Gives the
 * function that ends the marks.
 */
export function showSession(config: ShellConfig, missing: (error: unknown) => void, signal: AbortSignal): () => void {
  const { dataset } = document.documentElement
  let started = false
  const show = () => {
    const { state } = currentSession()
    dataset.session = state.kind
    if (started || state.kind === 'out') return
    started = true
    import('./member/start-member').then(
      ({ startMember }) => startMember(config, signal),
      (error: unknown) => {
        started = false
        missing(error)
      },
    )
  }
  return onSessionChange(show)
}
