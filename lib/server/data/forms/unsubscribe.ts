import 'server-only'
import { ApiError } from '@/lib/client/api-error'
import { unsubscribeKeySchema, unsubscribeOperation } from '@/lib/contract/calls/newsletter'
import { type Caller, callFor } from '@/lib/server/data/site/visitor-call'
import { log } from '@/lib/server/log'

/** True for a text that can be the key of an unsubscribe link; says nothing about whether it is one. */
export function isUnsubscribeKey(text: string): boolean {
  return unsubscribeKeySchema.safeParse(text).success
}

/** Ends the subscription of a key for who asks: `ended` also when it had ended before. Never rejects. */
export async function endSubscription(caller: Caller, key: string): Promise<'ended' | 'unknown' | 'failed'> {
  try {
    await callFor(caller, unsubscribeOperation, { body: { key } })
    return 'ended'
  } catch (error) {
    if (error instanceof ApiError && error.errorCode === 'GBL0016') return 'unknown'
    log().warn('newsletter.unsubscribe-failed', { kind: error instanceof ApiError ? error.kind : 'unknown' })
    return 'failed'
  }
}
