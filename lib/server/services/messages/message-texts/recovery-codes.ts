import 'server-only'
import { brand } from '@/lib/brand'
import { type MessageText, type TextPlace, words } from './message-text'

interface RecoveryChange {
  readonly change: 'made' | 'used'
  /** How many still work. */
  readonly left: number
}

const said = {
  made: (left: number) =>
    `${left} recovery codes were just made for your account. Those of before no longer work. Whoever has one can sign in with it, once.`,
  used: (left: number) =>
    `Somebody just signed in to your account with a recovery code. ${left === 0 ? 'It was the last one: make new ones.' : left === 1 ? 'One is left.' : `${left} are left.`}`,
} as const

const short = { made: 'recovery codes were made for your account', used: 'a recovery code signed in to your account' }

/** Tells a member that the account has new recovery codes, or that one was used. */
export function recoveryCodesChanged({ change, left }: RecoveryChange, { siteUrl }: TextPlace): MessageText {
  return {
    subject:
      change === 'made'
        ? `New recovery codes for your ${brand.name} account`
        : `Signed in to ${brand.name} with a recovery code`,
    paragraphs: [
      words(said[change](left)),
      {
        kind: 'link',
        words: `If that was you, all is well. If not, somebody else is in your account: end the other sign-ins, make new codes and write to ${brand.supportEmail}.`,
        label: 'See where you are signed in',
        href: `${siteUrl}/account-settings/sessions`,
      },
    ],
    sms: `${brand.name}: ${short[change]}. Not you? Write to ${brand.supportEmail} now.`,
  }
}
