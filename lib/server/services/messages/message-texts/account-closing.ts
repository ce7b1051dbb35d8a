import 'server-only'
import { brand } from '@/lib/brand'
import { formatDate, type IsoDate } from '@/lib/domain/values/iso-date'
import { type MessageText, type TextPlace, words } from './message-text'

/** Tells a member that the account is closed, when it is erased, and how to keep it. */
export function accountClosing(erasesOn: IsoDate, { siteUrl }: TextPlace): MessageText {
  const day = formatDate(erasesOn)
  return {
    subject: `Your ${brand.name} account is closed`,
    paragraphs: [
      words(`Your account is closed, as you asked, and every device is signed out. It is erased for good on ${day}.`),
      {
        kind: 'link',
        words: 'Until then you can keep it: sign in with a code and choose to open it again.',
        label: 'Keep the account',
        href: `${siteUrl}/sign-in`,
      },
    ],
    sms: `${brand.name}: your account is closed and is erased on ${day}. To keep it, sign in with a code: ${siteUrl}/sign-in`,
  }
}
