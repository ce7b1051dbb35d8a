import type { WrittenSection } from '@/components/ui/written'
import { signInPath } from '@/lib/account/sign-in-steps'
import { brand } from '@/lib/brand'
import { routes } from '@/lib/routing/routes'

/** What the page about what works today says. */
export const featuresWords = {
  title: 'What you can do here',
  lede: `What works on ${brand.name} today, on your own figures, without an account and without script.`,
  compare: 'Compare',
  /** A category on its card. */
  category: (products: string, lede: string) => `${products} products. ${lede}`,
  underCategories: `Put in what you spend, save or borrow, and each list is calculated again. Each row shows how it got its figure. Put up to four side by side, with what you have now as a column of its own: [compare](${routes.compare}). Keep those you think about on your [shortlist](${routes.shortlist}): it says what changed since you looked last.`,
}

/** What else works, below the lists. */
export function featuresSections(calculators: number, guides: number): readonly WrittenSection[] {
  return [
    {
      id: 'tools',
      title: 'Calculate and read up',
      text: [
        [
          `[Financial hub](${routes.financialHub}): ${calculators} calculators, the key rates of the country, and ${guides} guides for what life brings.`,
          `[Financial analysis](${routes.financialAnalysis}): a few questions, and what matters most in your answers. They stay on your device.`,
          `[Blog](${routes.blog}) and [support centre](${routes.support}): longer explanations, and answers about the site itself.`,
          `[Glossary](${routes.glossary}): the words of contracts, in plain ones.`,
          `[What changed](${routes.whatChanged}): each change of a figure, as a feed too ([RSS](${routes.feed('rss')}), [JSON](${routes.feed('json')})).`,
          '[API](/api/docs): the same lists and figures for programs.',
        ],
      ],
    },
    {
      id: 'members',
      title: 'With an account',
      text: [
        `An account is free and needed for none of the above. With one you can keep what the financial analysis came to and see it over time, tell the site about yourself once, and choose what we may write to you about. In your settings you see where you are signed in, download everything that we keep of you, and close the account: [sign in or join](${signInPath(routes.features)}).`,
      ],
    },
    {
      id: 'not-here',
      title: 'What is not here',
      text: [
        `[What we do not cover](${routes.notCovered}) says which kinds of product are still to come, what we leave out on purpose, and what no figure can tell.`,
      ],
    },
  ]
}
