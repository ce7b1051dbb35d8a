import 'server-only'
import { brand } from '@/lib/brand'
import { type MessageText, type TextPlace, words } from './message-text'

interface PasskeyChange {
  readonly change: 'added' | 'removed'
  /** Where the passkey was added, in words; empty where nothing is known. */
  readonly device: string
}

const said = {
  added: (device: string) =>
    `A passkey${device} was just added to your account. Whoever can unlock the device that holds it can sign in with it.`,
  removed: (device: string) =>
    `A passkey that was added${device} was just removed from your account. It no longer signs in.`,
} as const

/** Tells a member that the account has a passkey more, or one less. */
export function passkeyChanged({ change, device }: PasskeyChange, { siteUrl }: TextPlace): MessageText {
  return {
    subject: `A passkey was ${change} ${change === 'added' ? 'to' : 'from'} your ${brand.name} account`,
    paragraphs: [
      words(said[change](device === '' ? '' : ` on ${device}`)),
      {
        kind: 'link',
        words: `If that was you, all is well. If not, somebody else is in your account: look at your passkeys, end the other sign-ins and write to ${brand.supportEmail}.`,
        label: 'See your passkeys',
        href: `${siteUrl}/account-settings/passkeys`,
      },
    ],
    sms: `${brand.name}: a passkey was ${change} ${change === 'added' ? 'to' : 'from'} your account. Not you? Write to ${brand.supportEmail} now.`,
  }
}
