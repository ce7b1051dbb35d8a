import 'server-only'
import { brand } from '@/lib/brand'
import { type MessageText, type TextPlace, words } from './message-text'

/** Tells a member that the account that was closed is open again. */
export function accountOpenedAgain({ siteUrl }: TextPlace): MessageText {
  return {
    subject: `Your ${brand.name} account is open again`,
    paragraphs: [
      words('Your account was opened again with a code that we sent you. Nothing in it is erased.'),
      {
        kind: 'link',
        words: `If that was not you, somebody else reads your messages: set a new password, which signs out every device, and write to ${brand.supportEmail}.`,
        label: 'Set a new password',
        href: `${siteUrl}/sign-in/forgotten-password`,
      },
    ],
    sms: `${brand.name}: your account is open again. Not you? Write to ${brand.supportEmail} now.`,
  }
}
