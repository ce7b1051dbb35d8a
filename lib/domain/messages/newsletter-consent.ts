/**
 * What somebody agrees to by sending the newsletter form. The text stands beside every form; the version is stored with
 * each subscription, so changing one means changing the other.
 */
export const newsletterConsent = {
  version: '2026-11-26',
  text: 'By subscribing you agree that we e-mail you our newsletter. Unsubscribe any time.',
} as const
