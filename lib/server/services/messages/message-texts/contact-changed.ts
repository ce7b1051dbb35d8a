import 'server-only'
import { brand } from '@/lib/brand'
import type { ContactKind } from '@/lib/domain/validation/contact'
import { undoDays } from '@/lib/server/db/replaced-contact-repository'
import { type MessageText, type TextPlace, words } from './message-text'

const names: Readonly<Record<ContactKind, string>> = { email: 'e-mail address', phone: 'mobile number' }
const added: Readonly<Record<ContactKind, string>> = { email: 'An e-mail address', phone: 'A mobile number' }

/**
 * Tells a member that an e-mail address or mobile number of the account was changed; goes to the contacts of before. `undoKey` takes the
 * change back: the contact that was replaced has it, others have null.
 */
export function contactChanged(changed: ContactKind, undoKey: string | null, { siteUrl }: TextPlace): MessageText {
  const name = names[changed]
  const undo = undoKey === null ? null : `${siteUrl}/undo/${undoKey}`
  return {
    subject: `The ${name} of your ${brand.name} account was changed`,
    paragraphs: [
      words(`The ${name} of your account was just changed. The one before no longer signs you in or gets our notices.`),
      undo === null
        ? {
            kind: 'link',
            words: `If that was not you, somebody else is in your account: sign in with your password, end the other sign-ins and write to ${brand.supportEmail}.`,
            label: 'Sign in with your password',
            href: `${siteUrl}/sign-in/password`,
          }
        : {
            kind: 'link',
            words: `If that was not you, take it back within ${undoDays} days. Everybody is then signed out, and you sign in by a code sent here:`,
            label: 'Take the change back',
            href: undo,
          },
    ],
    sms:
      undo === null
        ? `${brand.name}: the ${name} of your account was changed. Not you? Write to ${brand.supportEmail} now.`
        : `${brand.name}: the ${name} of your account was changed. Not you? Undo: ${undo}`,
  }
}

/** Tells a member that a change of the account's e-mail address or mobile number was taken back; goes to all its contacts. */
export function contactRestored(restored: ContactKind, { siteUrl }: TextPlace): MessageText {
  const name = names[restored]
  return {
    subject: `The ${name} of your ${brand.name} account was changed back`,
    paragraphs: [
      words(
        `The change of the ${name} was undone by the link that we had sent to the old one. Everybody was signed out, and the password, passkeys and recovery codes of the account were removed.`,
      ),
      {
        kind: 'link',
        words: 'Sign in by a code. You can choose a new password in your settings.',
        label: 'Sign in',
        href: `${siteUrl}/sign-in`,
      },
    ],
    sms: `${brand.name}: the ${name} of your account was changed back. Everybody was signed out: sign in by a code.`,
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
