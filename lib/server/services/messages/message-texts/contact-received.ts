import 'server-only'
import { brand } from '@/lib/brand'
import { contactTopicWords } from '@/lib/domain/messages/contact-message'
import type { Message } from '@/lib/server/services/messages/message'
import { type MessageText, type TextPlace, words } from './message-text'

/**
 * Tells whoever wrote to us that it has come. It repeats nothing of what was written: anybody can type any address into the form, and we
 * would send strangers what others want them to read.
 */
export function contactReceived(
  { reference, topic }: Extract<Message, { kind: 'contact-received' }>,
  { siteUrl }: TextPlace,
): MessageText {
  return {
    subject: `We have your message (${reference})`,
    paragraphs: [
      words(`Your message to ${brand.name} has come. Its subject: ${contactTopicWords[topic]}. Its reference:`),
      { kind: 'code', code: reference },
      words(
        'Name the reference when you write again. Never send us a password, a code, a card number or your MyKad number.',
      ),
      {
        kind: 'link',
        words: 'Meanwhile an answer may be here:',
        label: 'Support centre',
        href: `${siteUrl}/support`,
      },
      words('If you did not write to us, somebody typed your address by mistake. You need do nothing.'),
    ],
    sms: `${brand.name}: we have your message ${reference}.`,
  }
}
