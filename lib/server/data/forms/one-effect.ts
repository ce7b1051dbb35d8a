import 'server-only'
import { createHmac } from 'node:crypto'
import { ApiError } from '@/lib/client/api-error'
import { uuidV8 } from '@/lib/server/services/keys/uuid-v8'

/**
 * A UUID (RFC 9562, version 8) of what a form asks for: sent twice, it is the same. `secret` is what the form is sent by, the key of a
 * joining or an access token: the provider stores neither, so that nothing of the form can be found out from the UUID.
 */
export function keyOfForm(secret: string, content: unknown): string {
  return uuidV8(createHmac('sha256', secret).update(JSON.stringify(content)).digest('hex'))
}

const triesAgain = 10
const restMs = 300

/** Asks again while the same form, sent a moment before, is still being answered. Rejects with ApiError. */
export async function untilAnswered<T>(ask: () => Promise<T>, left = triesAgain): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (left === 0 || !(error instanceof ApiError) || error.errorCode !== 'GBL0027') throw error
    await new Promise((resolve) => setTimeout(resolve, restMs))
    return untilAnswered(ask, left - 1)
  }
}
