import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far a caller's clock may be from ours, in milliseconds. */
export const signatureWindowMs = 5 * 60_000

const hashPattern = /^[0-9a-f]{128}$/i
const timestampPattern = /^\d{1,15}$/

/** The hash of a call: HMAC-SHA512 of the app id followed by the timestamp (epoch milliseconds as text), in hex. */
export function signatureHash(appId: string, key: string, timestamp: string): string {
  return createHmac('sha512', key).update(`${appId}${timestamp}`, 'utf8').digest('hex')
}

/**
 * True when the two headers belong together and are of now. The key is known to every browser, so this keeps out noise
 * and says nothing about who calls: nothing may be allowed because of it.
 */
export function isSigned(
  headers: { readonly timestamp: string | null; readonly hash: string | null },
  signing: { readonly appId: string; readonly key: string },
  now: number,
): boolean {
  const { timestamp, hash } = headers
  if (timestamp === null || hash === null || !timestampPattern.test(timestamp) || !hashPattern.test(hash)) return false
  if (Math.abs(now - Number(timestamp)) > signatureWindowMs) return false
  const expected = Buffer.from(signatureHash(signing.appId, signing.key, timestamp), 'hex')
  return timingSafeEqual(expected, Buffer.from(hash, 'hex'))
}
