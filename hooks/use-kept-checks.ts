import { useCallback } from 'react'
import useSWR from 'swr'
import { forgetCheck, keepFindings, loadKept } from '@/lib/client/kept-checks'
import { reportFailure } from '@/lib/client/report'
import { sessionCall } from '@/lib/client/session'
import type { SigningConfig } from '@/lib/client/sign'
import type { KeptCheck, KeptFindings } from '@/lib/contract/entities/kept-check'

interface KeptChecks {
  /** null until they are loaded. */
  readonly kept: readonly KeptCheck[] | null
  readonly failed: boolean
  readonly reload: () => Promise<unknown>
  /** False when it could not be kept, which is reported. */
  readonly keep: (findings: KeptFindings) => Promise<boolean>
  /** False when it could not be deleted, which is reported. */
  readonly forget: (id: string) => Promise<boolean>
}

/** The analyses that the member keeps, and what changes them. */
export function useKeptChecks(signing: SigningConfig): KeptChecks {
  const call = sessionCall(signing)
  const { data, error, mutate } = useSWR('kept-checks', () => loadKept(call), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  const after = useCallback(
    async (work: Promise<unknown>): Promise<boolean> => {
      try {
        await work
        await mutate()
        return true
      } catch (failure) {
        reportFailure(failure)
        return false
      }
    },
    [mutate],
  )
  return {
    kept: data ?? null,
    failed: error !== undefined,
    reload: useCallback(() => mutate(), [mutate]),
    keep: useCallback((findings: KeptFindings) => after(keepFindings(call, findings)), [after, call]),
    forget: useCallback((id: string) => after(forgetCheck(call, id)), [after, call]),
  }
}
