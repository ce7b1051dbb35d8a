import type { IsoDate } from '../values/iso-date'
import type { Prose } from './prose'

/** Longest words beside “Did this help?”, in characters. */
export const longestFeedback = 500

/** The subjects of the support centre, in the order in which they are shown. */
export const supportCategories = [
  {
    slug: 'comparing-and-ranking',
    title: 'Comparing and ranking',
    lede: 'How a list gets its order, and how to set products side by side.',
  },
  {
    slug: 'figures-and-corrections',
    title: 'Figures and corrections',
    lede: 'Where figures come from, how old they may be, and what happens when one is wrong.',
  },
  {
    slug: 'applying-and-partners',
    title: 'Applying and partners',
    lede: 'What happens when you leave for a provider, and who pays us.',
  },
  {
    slug: 'account-and-sign-in',
    title: 'Account and sign-in',
    lede: 'Joining, signing in, passwords, your details, and closing an account.',
  },
  {
    slug: 'codes-and-messages',
    title: 'Codes and messages',
    lede: 'One-time codes that do not come, and the mails and texts that we send.',
  },
  {
    slug: 'privacy-and-data',
    title: 'Privacy and data',
    lede: 'What we keep, what stays on your device, and how to have it deleted.',
  },
  {
    slug: 'newsletter',
    title: 'Newsletter',
    lede: 'Subscribing, and unsubscribing in one click.',
  },
  {
    slug: 'calculators-and-analysis',
    title: 'Calculators and analysis',
    lede: 'The financial hub and the financial analysis: what they calculate, and what they keep.',
  },
  {
    slug: 'technical',
    title: 'Using the site',
    lede: 'Browsers, phones, printing, and a page that does not behave.',
  },
  {
    slug: 'who-we-are',
    title: 'Who we are',
    lede: 'What this site is, what it is not, and what is still to come.',
  },
] as const

export type SupportCategory = (typeof supportCategories)[number]
export type SupportCategorySlug = SupportCategory['slug']

/** A question that people ask, with its answer. */
export interface SupportAnswer {
  /** Name of its file; with its category its address, so no two categories may share one. */
  readonly slug: string
  readonly category: SupportCategorySlug
  readonly question: string
  /** The answer in one sentence or two. */
  readonly summary: string
  /** Whether it stands among the most asked. */
  readonly often: boolean
  readonly updatedOn: IsoDate
  /** What else people call it, for the search; empty: nothing. */
  readonly words: string
  /** Slugs of answers to read next. */
  readonly related: readonly string[]
  readonly body: Prose
}

/** The subject with this slug; null when there is none. */
export function supportCategory(slug: string): SupportCategory | null {
  return supportCategories.find((category) => category.slug === slug) ?? null
}
