import 'server-only'
import type { DeviceKind } from './click'

const tablet = /iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i
const mobile = /Mobi|iPhone|iPod|Android/i
const desktop = /Windows NT|Macintosh|X11|CrOS/i

/** The coarse kind of device that a User-Agent header names; the header itself is not kept. null: no header. */
export function deviceKindOf(userAgent: string | null): DeviceKind {
  if (userAgent === null) return 'unknown'
  if (tablet.test(userAgent)) return 'tablet'
  if (mobile.test(userAgent)) return 'mobile'
  return desktop.test(userAgent) ? 'desktop' : 'unknown'
}
