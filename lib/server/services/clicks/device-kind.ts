import 'server-only'
import Bowser from 'bowser'
import { type DeviceKind, deviceKinds } from './click'

/** A header may have 32,000 characters, and reading that many takes the parser a tenth of a second. */
const maxLength = 512

/**
 * The coarse kind of device that a User-Agent header names; the header itself is not kept. null: no header. What is
 * neither a computer, a tablet nor a phone, such as a search engine or a television, is `unknown`.
 */
export function deviceKindOf(userAgent: string | null): DeviceKind {
  if (userAgent === null || userAgent === '') return 'unknown'
  const device = Bowser.getParser(userAgent.slice(0, maxLength))
  // The parser knows the system and does not say what it runs on.
  if (device.getOSName() === 'Chrome OS') return 'desktop'
  const platform = device.getPlatformType(true)
  return deviceKinds.find((kind) => kind === platform) ?? 'unknown'
}

/** What a User-Agent header says in words that its owner knows again, such as Chrome on Android; empty where it says nothing. */
export function deviceWordsOf(userAgent: string | null): string {
  if (userAgent === null || userAgent === '') return ''
  const device = Bowser.getParser(userAgent.slice(0, maxLength))
  const words = [device.getBrowserName(), device.getOSName()].filter((name) => name !== '')
  return words.join(' on ').slice(0, 80)
}
