import type { WhyOut } from '@/lib/client/session-store'

/** What a page of settings says when its member is no longer logged in. */
export const signedOutWords: Readonly<Record<Exclude<WhyOut, 'left'>, string>> = {
  'signed-out': 'You were signed out here.',
  'other-tab': 'You were signed out in another tab of this browser.',
  'ended-by-member': 'You were signed out here: this sign-in was ended from the account settings on another device.',
  'password-changed': 'You were signed out here: the password of the account was changed.',
  'used-twice': 'You were signed out here to be safe: this sign-in was used in two places at the same time.',
  unused: 'You were signed out here: this sign-in was not used for 14 days.',
  over: 'You were signed out here: a sign-in lasts 60 days.',
  closed: 'You were signed out here: the account is closed or suspended.',
  refused: 'You were signed out here.',
  unreached: 'We cannot reach your account right now.',
}
