import 'server-only'
import { ApiError } from '@/lib/client/api-error'
import { call } from '@/lib/client/call'
import { unsubscribeKeySchema, unsubscribeOperation } from '@/lib/contract/notification-component/unsubscribe'
import { log } from '@/lib/server/log'
import { transport } from './transport'

/** True for a text that can be the key of an unsubscribe link; says nothing about whether it is one. */
export function isUnsubscribeKey(text: string): boolean {
  return unsubscribeKeySchema.safeParse(text).success
}

/** Ends the subscription of a key: `ended` also when it had ended before. Never rejects. */
export async function endSubscription(key: string): Promise<'ended' | 'unknown' | 'failed'> {
  try {
    await call(unsubscribeOperation, { body: { key } }, transport())
    return 'ended'
  } catch (error) {
    if (error instanceof ApiError && error.errorCode === 'GBL0016') return 'unknown'
    log().warn('newsletter.unsubscribe-failed', { kind: error instanceof ApiError ? error.kind : 'unknown' })
    return 'failed'
  }
}
