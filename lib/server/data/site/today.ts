import 'server-only'
import { type IsoDate, malaysianDay } from '@/lib/domain/values/iso-date'
import { clock } from '@/lib/server/clock'

/** The day in Malaysia. */
export function today(): IsoDate {
  return malaysianDay(clock().now())
}
