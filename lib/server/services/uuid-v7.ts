import 'server-only'
import type { Clock } from '@/lib/server/clock'
import type { Random } from './random'

const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** True for a version 7 UUID in its canonical lower-case form. */
export function isUuidV7(text: string): boolean {
  return pattern.test(text)
}

/**
 * A version 7 UUID (RFC 9562, section 5.7): 48 bits of epoch milliseconds, then 74 random bits, so that ids sort by
 * the millisecond they were made in. Throws RangeError when the clock is outside 48 bits.
 */
export function uuidV7(clock: Clock, random: Random): string {
  const time = clock.now()
  if (!Number.isSafeInteger(time) || time < 0 || time >= 2 ** 48) throw new RangeError(`Not a 48-bit time: ${time}`)
  const tail = Array.from(random.bytes(10), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const stamp = time.toString(16).padStart(12, '0')
  const variant = (8 + (Number.parseInt(tail.slice(3, 4), 16) & 3)).toString(16)
  return [
    stamp.slice(0, 8),
    stamp.slice(8),
    `7${tail.slice(0, 3)}`,
    variant + tail.slice(4, 7),
    tail.slice(7, 19),
  ].join('-')
}
