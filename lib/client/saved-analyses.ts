import { forgetAnalysisOperation, saveAnalysisOperation, savedAnalysesOperation } from '@/lib/contract/calls/saved'
import type { KeptFindings, SavedAnalysis } from '@/lib/contract/entities/saved-analysis'
import { ApiError } from './api-error'
import type { SessionCall } from './session'

/**
 * What a change came to. `refused`: the provider said no, and nothing was changed. `unclear`: no answer that tells, so it
 * may have happened or not.
 */
export type ChangeOutcome = 'done' | 'refused' | 'unclear'

/** The provider cannot be used now; nothing was recorded. */
const notReady = 'GBL0009'

/**
 * What a change that failed came to. A failure that says what it is and lies with the request, or with a provider that
 * was not ready, is a no; after all else the change may have been made.
 */
export function outcomeOf(failure: unknown): Exclude<ChangeOutcome, 'done'> {
  if (!(failure instanceof ApiError) || failure.refusal === null) return 'unclear'
  return (failure.status ?? 0) < 500 || failure.errorCode === notReady ? 'refused' : 'unclear'
}

/** The analyses that the member keeps, oldest first. Rejects with ApiError. */
export async function loadKept(call: SessionCall): Promise<readonly SavedAnalysis[]> {
  return (await call(savedAnalysesOperation, {})).data
}

/** Keeps what an analysis came to. Rejects with ApiError. */
export async function keepFindings(call: SessionCall, findings: KeptFindings): Promise<void> {
  await call(saveAnalysisOperation, { body: { findings: [...findings] } })
}

/** Deletes one that the member keeps. Rejects with ApiError. */
export async function forgetAnalysis(call: SessionCall, id: string): Promise<void> {
  await call(forgetAnalysisOperation, { query: { id } })
}
