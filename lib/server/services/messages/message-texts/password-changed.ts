import 'server-only'
import { brand } from '@/lib/brand'
import { type MessageText, type TextPlace, words } from './message-text'

/** Tells a member that the account has another password. */
export function passwordChanged({ siteUrl }: TextPlace): MessageText {
  return {
    subject: `Your ${brand.name} password was changed`,
    paragraphs: [
      words('The password of your account was just changed, and other devices were signed out.'),
      {
        kind: 'link',
        words: 'If that was you, all is well. If not, set a new password now with a code that we send you:',
        label: 'Set a new password',
        href: `${siteUrl}/sign-in/forgotten-password`,
      },
    ],
    sms: `${brand.name}: your password was just changed. Not you? Set a new one: ${siteUrl}/sign-in/forgotten-password`,
  }
}
