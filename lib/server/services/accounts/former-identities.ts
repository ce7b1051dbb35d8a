import 'server-only'
import { createHmac } from 'node:crypto'
import type { Contact } from '@/lib/domain/validation/contact'
import type { MemberDeps } from './member-details'

/**
 * Keyed digests of a contact by which it is recognised after its account is erased, and not read: by each key, the one in use first. A
 * MyKad number is digested with the same keys without a word before it, so the two cannot be confused.
 */
export function contactDigests(
  { numberKeys }: Pick<MemberDeps, 'numberKeys'>,
  { kind, value }: Contact,
): readonly [string, ...string[]] {
  const digest = (bytes: Buffer) => createHmac('sha256', bytes).update(`${kind} ${value}`).digest('base64url')
  const [first, ...others] = numberKeys()
  return [digest(first.bytes), ...others.map((key) => digest(key.bytes))]
}
