/** Where a choice was made: in the banner that asks, or in the dialog that the footer opens. */
export const consentChannels = ['banner', 'dialog'] as const

export type ConsentChannel = (typeof consentChannels)[number]

/** What the visitor lets us do. There is no recording without measuring. */
export interface ConsentChoice {
  readonly analytics: boolean
  readonly recording: boolean
}

/** One choice, as it is kept on the device. */
export interface Consent extends ConsentChoice {
  /** Random; made anew for each choice. The proof that the provider keeps has the same id. */
  readonly id: string
  /** Version of the text that was answered. */
  readonly textVersion: string
  readonly channel: ConsentChannel
  /** Epoch milliseconds by the clock of the device. */
  readonly at: number
  /** The provider has the proof. */
  readonly recorded: boolean
}

/**
 * Version of what the banner and the dialog say. Whoever changes their words, what is measured or who receives it
 * changes this too: everybody is asked again.
 */
export const consentTextVersion = '2026-11-21'

/** A choice is asked for again after this many milliseconds: 365 days. */
const validMs = 365 * 86_400_000

const written = /^([0-9a-f-]{36})~(\d{4}-\d\d-\d\d)~(banner|dialog)~(\d{1,15})~(0|1|2)~(0|1)$/

/** A choice as one text without separators that a cookie would have to escape. */
export function printConsent({ id, textVersion, channel, at, analytics, recording, recorded }: Consent): string {
  const level = analytics ? (recording ? 2 : 1) : 0
  return [id, textVersion, channel, at, level, recorded ? 1 : 0].join('~')
}

/** The choice in a text that {@link printConsent} wrote; null when it is anything else. */
export function parseConsent(text: string | null): Consent | null {
  const parts = written.exec(text ?? '')
  if (parts === null) return null
  const [, id = '', textVersion = '', channel, at, level, recorded] = parts
  return {
    id,
    textVersion,
    channel: channel === 'dialog' ? 'dialog' : 'banner',
    at: Number(at),
    analytics: level !== '0',
    recording: level === '2',
    recorded: recorded === '1',
  }
}

/**
 * True while a choice answers the text as it is now and is not older than a year. A choice from the future counts as
 * none: the device's clock was wrong then or is wrong now. A minute is allowed for clocks that are set.
 */
export function isCurrent(consent: Consent | null, now: number): consent is Consent {
  if (consent === null || consent.textVersion !== consentTextVersion) return false
  return consent.at <= now + 60_000 && now - consent.at < validMs
}
