import 'server-only'
import { brand } from '@/lib/brand'
import { type MessageText, type TextPlace, words } from './message-text'

/** Tells a new member that the account is there. */
export function accountMade({ siteUrl }: TextPlace): MessageText {
  return {
    subject: `Your ${brand.name} account is ready`,
    paragraphs: [
      words('Your account is ready. From now on you sign in with this contact, by your password or by a code.'),
      {
        kind: 'link',
        words: 'If that was not you, sign in with a code and delete the account:',
        label: 'Sign in',
        href: `${siteUrl}/sign-in`,
      },
    ],
    sms: `${brand.name}: your account is ready. Not you? Sign in with a code and delete it: ${siteUrl}/sign-in`,
  }
}
