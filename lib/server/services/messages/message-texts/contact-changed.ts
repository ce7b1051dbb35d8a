import 'server-only'
import { brand } from '@/lib/brand'
import type { ContactKind } from '@/lib/domain/validation/contact'
import { type MessageText, type TextPlace, words } from './message-text'

const names: Readonly<Record<ContactKind, string>> = { email: 'e-mail address', phone: 'mobile number' }
const added: Readonly<Record<ContactKind, string>> = { email: 'An e-mail address', phone: 'A mobile number' }

/** Tells a member that an e-mail address or mobile number of the account was changed; goes to the contacts of before. */
export function contactChanged(changed: ContactKind, { siteUrl }: TextPlace): MessageText {
  const name = names[changed]
  return {
    subject: `The ${name} of your ${brand.name} account was changed`,
    paragraphs: [
      words(`The ${name} of your account was just changed. The one before no longer signs you in or gets our notices.`),
      {
        kind: 'link',
        words: `If that was not you, somebody else is in your account: sign in with your password, end the other sign-ins and write to ${brand.supportEmail}.`,
        label: 'Sign in with your password',
        href: `${siteUrl}/sign-in/password`,
      },
    ],
    sms: `${brand.name}: the ${name} of your account was changed. Not you? Write to ${brand.supportEmail} now.`,
  }
}

/** Tells a member that the account has an e-mail address or mobile number where it had none; goes to the contact of before. */
export function contactAdded(kind: ContactKind, { siteUrl }: TextPlace): MessageText {
  return {
    subject: `${added[kind]} was added to your ${brand.name} account`,
    paragraphs: [
      words(
        `${added[kind]} was just added to your account. You can sign in with it too, and it gets our notices as well.`,
      ),
      {
        kind: 'link',
        words: `If that was not you, somebody else is in your account: set a new password, which signs out every device, and write to ${brand.supportEmail}.`,
        label: 'Set a new password',
        href: `${siteUrl}/sign-in/forgotten-password`,
      },
    ],
    sms: `${brand.name}: ${names[kind]} added to your account. Not you? Write to ${brand.supportEmail} now.`,
  }
}
