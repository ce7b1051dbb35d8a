import { useCallback, useEffect, useState } from 'react'
import { reportQuietly } from '@/lib/client/log-quietly'
import type { OwnOutcome } from '@/lib/client/own-answers'
import { fromAccount } from '@/lib/routing/page-marks'
import { useSession } from './use-session'

interface OwnAnswers {
  /** Somebody is logged in, so there is an account to look into. */
  readonly isMember: boolean
  readonly state: 'idle' | 'taking' | 'failed' | OwnOutcome
  readonly take: () => void
}

/**
 * Fills what this tab keeps of a visitor from their account, once they ask for it, here or by the link that led here; `onTaken` is
 * called then.
 */
export function useOwnAnswers(onTaken: () => void): OwnAnswers {
  const { state: session } = useSession()
  const isMember = session.kind === 'in'
  const [state, setState] = useState<OwnAnswers['state']>('idle')
  const take = useCallback(() => {
    setState('taking')
    import('@/lib/client/own-answers')
      .then(({ takeOwnAnswers }) => takeOwnAnswers())
      .then(
        (outcome) => {
          setState(outcome)
          if (outcome === 'taken') onTaken()
        },
        (error: unknown) => {
          reportQuietly('own-answers/take', error)
          setState('failed')
        },
      )
  }, [onTaken])
  useEffect(() => {
    if (isMember && state === 'idle' && location.hash === fromAccount) take()
  }, [isMember, state, take])
  return { isMember, state, take }
}
