import type { WrittenSection } from '@/components/ui/written'
import { brand } from '@/lib/brand'
import { routes } from '@/lib/routing/routes'

/** What the page about us says. */
export const aboutWords = {
  title: 'About us',
  lede: `${brand.name} is Malay for “to weigh”: what a money product costs you against what it earns you, in ringgit, for your own case.`,
}

/** Why the site exists, how it works, who runs it and how to reach them. */
export const aboutSections: readonly WrittenSection[] = [
  {
    id: 'why',
    title: 'Why it exists',
    text: [
      'Money products are advertised by their best figure: the highest rate, the lowest instalment, the biggest cashback. What you pay or earn depends on the others: the cap, the minimum, the fee after the first year, the month in which you settle early. We put them all into one sum, show the sum, and let you change what goes in.',
    ],
  },
  {
    id: 'how',
    title: 'How we work',
    text: [
      [
        'Each figure names the document that it was read in and the day on which we compared the two. When the day is too long ago, the figure is marked and its product loses its rank.',
        `What a provider does not publish is shown as not published. It never counts as free. [What we do not cover](${routes.notCovered})`,
        `Each row shows how it got its place, down to the formula. [How we rank](${routes.howWeRank})`,
        `Every change of a figure is told, and so is what we had wrong: [what changed](${routes.whatChanged}), [corrections](${routes.corrections})`,
        'You need no account and no phone number to see a result. Your income and your age stay on your device.',
      ],
    ],
  },
  {
    id: 'who',
    title: 'Who runs it',
    text: [
      `${brand.name} is run by ${brand.company}, ${brand.address}. We are no bank, insurer, broker or adviser: we decide no application, hold no money and sell no data.`,
      `We live on what some providers pay us when somebody comes from here. [How we are paid](${routes.howWeArePaid}) counts them, and it never affects the ranking.`,
    ],
  },
  {
    id: 'reach',
    title: 'Reach us',
    text: [
      [
        `A question: [support centre](${routes.support}), [contact](${routes.contactUs}), or [${brand.supportEmail}](mailto:${brand.supportEmail})`,
        `A figure that differs from its source: [report it](${routes.reportFigure})`,
        `What binds us: [terms](${routes.terms}), [privacy](${routes.privacy}) ([dalam Bahasa Malaysia](${routes.privacyMalay}){ms}), [platform agreement](${routes.platformAgreement})`,
      ],
    ],
  },
]
