import { brand } from '@/lib/brand'

/** Screens that events name. A page that is none of the others is `other`. */
export const screens = [
  'home',
  'products',
  'list',
  'detail',
  'compare',
  'campaign',
  'features',
  'financial-analysis',
  'financial-hub',
  'about-us',
  'blog',
  'vouchers',
  'contact-us',
  'download',
  'legal',
  'method',
  'sign-in',
  'support',
  'referral',
  'referral-dashboard',
  'referral-terms',
  'mx-points',
  'account-settings',
  'other',
] as const

export type Screen = (typeof screens)[number]

const byPath: Readonly<Record<string, Screen>> = {
  '/': 'home',
  '/products': 'products',
  '/compare': 'compare',
  '/campaign': 'campaign',
  '/features': 'features',
  '/financial-analysis': 'financial-analysis',
  '/financial-hub': 'financial-hub',
  '/about-us': 'about-us',
  '/blog': 'blog',
  '/vouchers': 'vouchers',
  '/contact-us': 'contact-us',
  [`/download-${brand.slug}`]: 'download',
  '/platform-agreement': 'legal',
  '/privacy-and-policy': 'legal',
  '/terms-conditions': 'legal',
  '/how-we-rank': 'method',
  '/how-we-are-paid': 'method',
  '/glossary': 'method',
  '/report-a-figure': 'method',
  '/sign-in': 'sign-in',
  '/support': 'support',
  '/referral': 'referral',
  '/referral-dashboard': 'referral-dashboard',
  '/referral/referral-terms-conditions': 'referral-terms',
  '/mx-points': 'mx-points',
  '/account-settings': 'account-settings',
}

/** Pages below these belong to their screen. */
const sections = [
  'blog',
  'support',
  'campaign',
  'vouchers',
  'sign-in',
  'account-settings',
] as const satisfies readonly Screen[]

/** The screen at a path; null when the path alone does not tell, as for lists and products. */
export function screenAt(path: string): Screen | null {
  if (Object.hasOwn(byPath, path)) return byPath[path] ?? null
  return sections.find((section) => path.startsWith(`/${section}/`)) ?? null
}
