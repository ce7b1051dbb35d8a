/** How sending the newsletter form without script can end when the call was answered; each has a page below /newsletter. */
export const newsletterResults = ['subscribed', 'email-empty', 'email-invalid'] as const

export type NewsletterResult = (typeof newsletterResults)[number]

/** A field that no visitor sees or reaches, without styles too; whoever fills it in is a program. */
export const honeypotField = 'link'

/** The page of a result. What was typed is never part of an address. */
export function newsletterResultPath(result: NewsletterResult): string {
  return `/newsletter/${result}`
}
