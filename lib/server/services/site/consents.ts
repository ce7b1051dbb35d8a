import 'server-only'
import type { Clock } from '@/lib/server/clock'
import type { ConsentRepository } from '@/lib/server/db/consent-repository'
import { errorCode } from '@/lib/server/db/state-error'
import type { Log } from '@/lib/server/log'
import type { ConsentProof } from './consent'

export interface ConsentDeps {
  readonly consents: ConsentRepository
  readonly clock: Clock
  readonly log: Log
}

/**
 * Keeps the proof of a choice under the time of the server. True once it is durable; false when the database refuses it:
 * the device keeps the choice and sends it again with its next page.
 */
export async function recordConsent(deps: ConsentDeps, choice: Omit<ConsentProof, 'createdAt'>): Promise<boolean> {
  try {
    await deps.consents.insert({ ...choice, createdAt: deps.clock.now() })
    return true
  } catch (error) {
    deps.log.warn('consent.database-refused', { id: choice.id, code: errorCode(error) })
    return false
  }
}
