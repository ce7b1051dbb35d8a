import 'server-only'
import { ApiError } from '@/lib/client/api-error'
import { endProductAlertOperation } from '@/lib/contract/calls/interests'
import { alertKeySchema } from '@/lib/contract/entities/interest'
import { type Caller, callFor } from '@/lib/server/data/site/visitor-call'
import { log } from '@/lib/server/log'

/** True for a text that can be the key in an alert's messages; says nothing about whether it is one. */
export function isAlertKey(text: string): boolean {
  return alertKeySchema.safeParse(text).success
}

/** Ends the alert of a key. Never rejects. */
export async function endAlertByKey(caller: Caller, key: string): Promise<'ended' | 'unknown' | 'failed'> {
  try {
    await callFor(caller, endProductAlertOperation, { body: { key } })
    return 'ended'
  } catch (error) {
    if (error instanceof ApiError && error.errorCode === 'GBL0016') return 'unknown'
    log().warn('alert.ending-failed', { kind: error instanceof ApiError ? error.kind : 'unknown' })
    return 'failed'
  }
}
