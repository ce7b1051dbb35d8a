import type { FAQPage, WithContext } from 'schema-dts'
import { proseText } from '@/lib/domain/content/prose'
import type { SupportAnswer } from '@/lib/domain/content/support'

/** A question that the site itself answers in full on the page: one, as the page has one. */
export function answerLd({ question, summary, body }: SupportAnswer): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: `${summary}\n${proseText(body)}` },
      },
    ],
  }
}
