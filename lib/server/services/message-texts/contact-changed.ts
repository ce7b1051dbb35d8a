import 'server-only'
import { brand } from '@/lib/brand'
import type { ContactKind } from '@/lib/domain/validation/contact'
import { type MessageText, type TextPlace, words } from './message-text'

const names: Readonly<Record<ContactKind, string>> = { email: 'e-mail address', phone: 'mobile number' }

/** Tells a member that an e-mail address or mobile number of the account was changed; goes to the one before. */
export function contactChanged(changed: ContactKind, { siteUrl }: TextPlace): MessageText {
  const name = names[changed]
  return {
    subject: `The ${name} of your ${brand.name} account was changed`,
    paragraphs: [
      words(`The ${name} of your account was just changed. Codes and notices go to the new one from now on.`),
      {
        kind: 'link',
        words: `If that was not you, somebody else is in your account: sign in by your password, end the other sessions and write to ${brand.supportEmail}.`,
        label: 'Sign in',
        href: `${siteUrl}/sign-in`,
      },
    ],
    sms: `${brand.name}: the ${name} of your account was changed. Not you? Write to ${brand.supportEmail} now.`,
  }
}
