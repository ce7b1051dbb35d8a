import { useCallback } from 'react'
import { reportFailure } from '@/lib/client/report'
import { type ChangeOutcome, forgetAnalysis, keepFindings, loadKept, outcomeOf } from '@/lib/client/saved-analyses'
import { sessionCall } from '@/lib/client/session'
import type { SigningConfig } from '@/lib/client/sign'
import type { KeptFindings, SavedAnalysis } from '@/lib/contract/entities/saved-analysis'
import { useMemberData } from './use-member-data'

interface SavedAnalyses {
  /** Oldest first; null until they are loaded. */
  readonly kept: readonly SavedAnalysis[] | null
  /** The last try to load them failed; `kept` may be out of date then. */
  readonly failed: boolean
  readonly reload: () => Promise<unknown>
  /** Keeps a report and loads the list again. Never rejects; a failure is reported. */
  readonly keep: (findings: KeptFindings) => Promise<ChangeOutcome>
  /** Deletes one and loads the list again. Never rejects; a failure is reported. */
  readonly forget: (id: string) => Promise<ChangeOutcome>
}

/**
 * The analyses that a member keeps, and what changes them; `member` is the id of the account. A page can outlive a
 * sign-out: what one member keeps is not shown to the next on the same device.
 */
export function useSavedAnalyses(signing: SigningConfig, member: string): SavedAnalyses {
  const call = sessionCall(signing)
  const { data: kept, failed, reload } = useMemberData(['saved-analyses', member], () => loadKept(call))
  const after = useCallback(
    async (work: Promise<unknown>): Promise<ChangeOutcome> => {
      const outcome = await work.then(
        () => 'done' as const,
        (failure: unknown) => {
          reportFailure(failure)
          return outcomeOf(failure)
        },
      )
      // Where no answer tells what happened, the list does.
      if (outcome !== 'refused') await reload()
      return outcome
    },
    [reload],
  )
  return {
    kept,
    failed,
    reload,
    keep: useCallback((findings: KeptFindings) => after(keepFindings(call, findings)), [after, call]),
    forget: useCallback((id: string) => after(forgetAnalysis(call, id)), [after, call]),
  }
}
