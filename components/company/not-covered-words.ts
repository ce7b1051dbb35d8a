import type { WrittenSection } from '@/components/ui/written'
import { routes } from '@/lib/routing/routes'

/** The counts of a category, as they are read. */
interface CategoryCounts {
  readonly products: string
  readonly issuers: string
  readonly sourced: string
  readonly missing: string
}

/** What the page about the limits of the lists says. */
export const notCoveredWords = {
  title: 'What we do not cover',
  lede: 'A comparison is only as good as what is in it. This is what our lists hold today, what they leave out, and what no figure here can tell you.',
  holds: 'What the lists hold',
  holdsText:
    'A list is never the whole market. “Not published” counts figures that we looked for and that the provider does not publish: they are shown as missing, and never count as free.',
  searchedFor: 'What people look for, and what helps instead',
  counts: ({ products, issuers, sourced, missing }: CategoryCounts) =>
    `${products} products of ${issuers} providers, ${sourced} figures with their source, ${missing} not published.`,
  newestCheck: (day: string) => ` Newest check ${day}.`,
}

/** What is left out on purpose, and what no figure tells. */
export const notCoveredSections: readonly WrittenSection[] = [
  {
    id: 'outside',
    title: 'Left out on purpose',
    text: [
      [
        '**Shares, funds and digital assets.** What they earn is not a figure that anybody can publish in advance, so there is no list that ranks them.',
        '**Products for companies** other than business loans. Our sums are made for a person or a household.',
        `**Offers made to one person only**, such as a rate in a letter or at the counter. Put one beside the others with “what you have now” on the [comparison](${routes.compare}).`,
        `**Gifts for signing up.** They are no part of any order. [How we rank](${routes.howWeRank})`,
        '**Advice.** We do not know all of your circumstances, and do not say what you should take.',
      ],
    ],
  },
  {
    id: 'untold',
    title: 'What no figure here tells you',
    text: [
      [
        'Whether a provider will accept you. It decides by rules of its own, which need not all be published.',
        'How well you will be served: how fast a claim is paid, how long a call takes, how good an app is. We have no measure of it that we could show a source for.',
        'What will change. A figure was right on the day shown beside it; ask the provider before you sign.',
        'What your own taxes are, unless a page says that they are in the sum.',
      ],
      `Is something wrong or missing that should be here? [Report it](${routes.reportFigure}). Mistakes that we fixed are under [corrections](${routes.corrections}).`,
    ],
  },
]
