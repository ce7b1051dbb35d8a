import 'server-only'
import { brand } from '@/lib/brand'
import { contactTopicWords } from '@/lib/domain/messages/contact-message'
import type { Message } from '@/lib/server/services/messages/message'
import { type MessageText, words } from './message-text'

/** What somebody wrote to us by the form. Their words stand in the mail alone: a subject is seen on locked screens. */
export function contactUs({
  reference,
  topic,
  name,
  email,
  text,
  files,
}: Extract<Message, { kind: 'contact-us' }>): MessageText {
  return {
    subject: `${reference}: ${contactTopicWords[topic]}`,
    paragraphs: [
      words(`From: ${name}`),
      { kind: 'link', words: 'Answer to:', label: email, href: `mailto:${email}?subject=${reference}` },
      ...(files.length === 0
        ? []
        : [
            words(
              `With ${files.map((file) => file.name).join(', ')}. Files of strangers may do harm when they are opened.`,
            ),
          ]),
      ...text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [words(line)])),
    ],
    sms: `${brand.name}: message ${reference} has come by the contact form.`,
  }
}
