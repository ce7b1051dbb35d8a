import 'server-only'
import { brand } from '@/lib/brand'
import { malaysianMoment } from '@/lib/domain/values/malaysian-moment'
import { type MessageText, type TextPlace, words } from './message-text'

/** Tells a member that somebody signed in from a browser that was never used for it. `at` is epoch milliseconds. */
export function newSignIn(device: string, at: number, { siteUrl }: TextPlace): MessageText {
  return {
    subject: `New sign-in to your ${brand.name} account`,
    paragraphs: [
      words(
        `Somebody signed in to your account from a browser that was not used for it before: ${device || 'it did not say which'}, on ${malaysianMoment(at)} in Malaysia.`,
      ),
      {
        kind: 'link',
        words: 'If that was you, all is well. If not, set a new password now, which signs out every device:',
        label: 'Set a new password',
        href: `${siteUrl}/sign-in/forgotten-password`,
      },
    ],
    sms: `${brand.name}: new sign-in to your account. Not you? Set a new password: ${siteUrl}/sign-in/forgotten-password`,
  }
}
