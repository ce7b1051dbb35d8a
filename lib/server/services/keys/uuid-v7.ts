import 'server-only'
import { v7 } from 'uuid'
import type { Clock } from '@/lib/server/clock'
import type { Random } from './random'

/** A version 7 UUID (RFC 9562) of the clock's millisecond: ids sort by the millisecond they were made in. */
export function uuidV7(clock: Clock, random: Random): string {
  return v7({ msecs: clock.now(), random: random.bytes(16) })
}
