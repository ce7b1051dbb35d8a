import type { WrittenSection } from '@/components/ui/written'
import { brand } from '@/lib/brand'
import { routes } from '@/lib/routing/routes'

/** What the page for telling us of a wrong figure says. */
export const reportWords = {
  title: 'Report a wrong figure',
  lede: 'Write to us. You need no account, and we use your address for nothing but the answer.',
  send: 'What to send',
  steps: [
    'The product, or the address of its page.',
    'The figure that is wrong, and what it should be.',
    'Where you saw that: a link, or the name and the date of a document.',
  ],
  button: `The button opens your own mail program with these questions filled in. If none opens, write to ${brand.supportEmail} from anywhere. Never send us a password, a card number or your MyKad number.`,
}

/** What comes of a report. */
export const reportSections: readonly WrittenSection[] = [
  {
    id: 'after',
    title: 'What happens then',
    text: [
      `We compare the figure with its source. If it is wrong we correct it, with the new source and the day, and the lists are calculated again. If we cannot tell, we mark it as [not published](${routes.glossary}#not-published), so that nothing is ranked on it.`,
    ],
  },
  {
    id: 'corrections',
    title: 'Corrections',
    text: [
      `Mistakes that we fixed are in our [corrections](${routes.corrections}): the page, the old words, the new ones and the day. All that changes is under [What changed](${routes.whatChanged}).`,
    ],
  },
]
