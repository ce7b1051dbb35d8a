import 'server-only'
import { brand } from '@/lib/brand'
import { type MailText, words } from './message-text'

/** The mail that follows a subscription: that it is in place, and how to end it. */
export function newsletterWelcome(unsubscribeUrl: string): MailText {
  return {
    subject: `You are subscribed to the ${brand.name} newsletter`,
    paragraphs: [
      words(`This address was entered in the newsletter form of ${brand.name}, so our newsletter will come here.`),
      {
        kind: 'link',
        words: 'If that was not you, or you want no more of it, end it here. You need no account and no password:',
        label: 'Unsubscribe',
        href: unsubscribeUrl,
      },
    ],
  }
}
