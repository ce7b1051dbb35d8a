import type { ReferralCode } from './referral-code'

/** How a code came: by a link that was opened, or typed into the joining form. */
export const referralChannels = ['link', 'typed'] as const
export type ReferralChannel = (typeof referralChannels)[number]

/** One time that a visitor came with a friend's code. `at` is epoch milliseconds. */
export interface ReferralTouch {
  readonly code: ReferralCode
  readonly at: number
  readonly channel: ReferralChannel
}

/** The first and the last time. The last one counts. */
export interface ReferralTouches {
  readonly first: ReferralTouch
  readonly last: ReferralTouch
}

/** The touches after one more. */
export function touchedBy(before: ReferralTouches | null, touch: ReferralTouch): ReferralTouches {
  return { first: before?.first ?? touch, last: touch }
}

/**
 * What the code in the joining form means. The form shows the code of the last link, so a code that is left there came by that link;
 * another one was typed at `now` (epoch milliseconds). With an empty field nobody is named: null.
 */
export function confirmedTouches(
  links: ReferralTouches | null,
  code: ReferralCode | null,
  now: number,
): ReferralTouches | null {
  if (code === null) return null
  if (links?.last.code === code) return links
  return touchedBy(links, { code, at: now, channel: 'typed' })
}
