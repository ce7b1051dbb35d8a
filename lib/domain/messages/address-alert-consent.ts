/**
 * What somebody agrees to by asking, without an account, to be told of a product. The text stands beside the form; the version is stored with
 * each address, so changing one means changing the other.
 */
export const addressAlertConsent = {
  version: '2026-11-29',
  text: 'We send you one e-mail now, with a link that confirms your address, and then one whenever there is something to tell, about this product only. Each has a link that stops it and erases your address.',
} as const
