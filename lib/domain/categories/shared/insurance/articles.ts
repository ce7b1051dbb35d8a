import type { HelperLink } from '../../site'

/** Articles of ours that explain what lists of insurance have in common. */
export const coverArticles = {
  average: { href: '/blog/average-clause', label: 'The average clause: insured for half, paid half' },
  waiting: { href: '/blog/waiting-periods', label: 'Waiting periods: when a new policy does not pay' },
  replacing: { href: '/blog/replacing-a-policy', label: 'Before you replace a policy' },
} satisfies Readonly<Record<string, HelperLink>>
