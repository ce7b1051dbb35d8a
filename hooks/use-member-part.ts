import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { lookAgain } from '@/lib/client/session-store'
import { useSession } from './use-session'

/** What stands where members see more than visitors. */
type MemberPart<P> =
  | { readonly kind: 'member'; readonly member: string; readonly Part: ComponentType<P> }
  /** Somebody is in, and the part is on its way. */
  | { readonly kind: 'loading' }
  /** The part did not come, or the account cannot be reached. */
  | { readonly kind: 'failed'; readonly retry: () => void }
  /** `gone`: the session ended while the page was open. */
  | { readonly kind: 'visitor'; readonly gone: boolean }
  /** Nobody knows yet who is there. */
  | { readonly kind: 'unknown' }

/** Loads what only members see, once somebody is in. `load` has to be the same function each time. */
export function useMemberPart<P>(load: () => Promise<ComponentType<P>>): MemberPart<P> {
  const { state, whyOut } = useSession()
  const member = state.kind === 'in' ? state.user.id : null
  const [wasIn, setWasIn] = useState(false)
  if (member !== null && !wasIn) setWasIn(true)
  const [Part, setPart] = useState<ComponentType<P> | null>(null)
  const [failed, setFailed] = useState(false)
  const start = useCallback(() => {
    setFailed(false)
    load().then(
      (part) => setPart(() => part),
      () => setFailed(true),
    )
  }, [load])
  useEffect(() => {
    if (member !== null) start()
  }, [member, start])
  if (member === null && whyOut === 'unreached') return { kind: 'failed', retry: lookAgain }
  if (member === null) return state.kind === 'out' ? { kind: 'visitor', gone: wasIn } : { kind: 'unknown' }
  if (Part !== null) return { kind: 'member', member, Part }
  return failed ? { kind: 'failed', retry: start } : { kind: 'loading' }
}
