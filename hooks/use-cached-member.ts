import { useCallback, useState } from 'react'
import type { Session } from '@/lib/client/session-store'
import { holdsUnsavedInput } from '@/lib/client/unsaved-input'
import { useSession } from './use-session'

/**
 * Whose page of settings this is. `waiting`: the session ended while they typed, so what they typed is kept, out of sight. `back`: they
 * are logged in again, and it is there.
 */
export interface CachedMember {
  readonly id: string
  readonly phase: 'in' | 'waiting' | 'back'
}

function next(before: CachedMember | null, { state, whyOut }: Session): CachedMember | null {
  if (state.kind === 'in') {
    const { id } = state.user
    if (before?.id !== id) return { id, phase: 'in' }
    return before.phase === 'waiting' ? { id, phase: 'back' } : before
  }
  if (before?.phase === 'waiting') return before
  // The page may be on its way into the browser's memory, where nothing of a member may stay.
  if (before === null || state.kind === 'unknown') return null
  // Whoever presses Sign Out here has done with the page.
  return whyOut === 'left' || !holdsUnsavedInput('settings-') ? null : { id: before.id, phase: 'waiting' }
}

/**
 * The member of a page of settings, kept while what they typed waits for them to log in again; null: nobody's. `onSettled`: what waited
 * is saved or dropped.
 */
export function useCachedMember(): { readonly member: CachedMember | null; readonly onSettled: () => void } {
  const session = useSession()
  const [before, setBefore] = useState<CachedMember | null>(null)
  const member = next(before, session)
  if (member !== before) setBefore(member)
  const onSettled = useCallback(
    () => setBefore((last) => (last?.phase === 'back' ? { id: last.id, phase: 'in' } : last)),
    [],
  )
  return { member, onSettled }
}
