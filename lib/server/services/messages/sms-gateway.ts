import 'server-only'
import { errorCode } from '@/lib/server/db/state-error'
import { readStream } from '@/lib/server/read-stream'
import { type Carrier, CarrierError, type Delivery, type Sms } from './carrier'

/** From the first byte sent to the last one read. */
const totalMs = 5000
/** The answer is read so that the connection can be used again, and kept nowhere. */
const longestAnswer = 65_536

/** Refusals that say nothing about this message: the gateway is slow or busy. */
const passing: ReadonlySet<number> = new Set([408, 429])

/**
 * Hands text messages to an HTTP gateway as JSON `{to, text}`, each named by an `Idempotency-Key` that is the same for every try. A
 * redirect is not followed: it would take number and code elsewhere.
 */
export function createSmsGateway(url: string, token: string | null, limitMs = totalMs): Carrier<Sms> {
  return {
    send: async ({ id, to, text }) => {
      const status = await post(url, token, limitMs, id, JSON.stringify({ to, text }))
      if (status >= 200 && status < 300) return delivered
      throw new CarrierError(`gateway ${status}`, status >= 400 && status < 500 && !passing.has(status))
    },
  }
}

const delivered: Delivery = { by: 'server' }

async function post(url: string, token: string | null, limitMs: number, id: string, body: string): Promise<number> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
    })
    await readStream(answer.body, longestAnswer)
    return answer.status
  } catch (error) {
    throw new CarrierError(reasonOf(error), false, { cause: error })
  }
}

/** The words of a failure may repeat the address of the gateway; only its code is kept. */
function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'gateway too slow'
  const cause = error instanceof Error ? error.cause : null
  return `gateway ${errorCode(cause) || 'not reached'}`
}
