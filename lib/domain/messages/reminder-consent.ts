/**
 * What somebody agrees to by asking to be reminded of a campaign's end. The text stands beside the form; the version is stored with
 * each address, so changing one means changing the other.
 */
export const reminderConsent = {
  version: '2026-11-26',
  text: 'We send you one e-mail now and one three days before the end, about this campaign only, and erase your address when it is over. Each e-mail has a link that erases it right away.',
} as const
