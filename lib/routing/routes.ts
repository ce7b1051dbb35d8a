import { brand } from '@/lib/brand'
import type { CategoryId } from '@/lib/domain/categories/ids'
import type { ArticleTag } from '@/lib/domain/content/article'

/** What stands for the comparison below a category: no product may have this slug. */
export const comparePlace = 'compare'

/** The page that an application for a sample leads to; the query names the product. */
export const applySamplePath = '/apply/sample'

/** Asks to be told of a product; the query names it, and the case. */
export const followPage = '/follow'

/** What an address of a result begins with on the page that shares it, and on its picture. */
export const shareFolder = '/share'
export const sharedPictureFolder = '/og/shared'

/** Addresses of the site that more than one place links to. Lists and details take theirs from their category. */
export const routes = {
  home: '/',
  products: '/products',
  howWeRank: '/how-we-rank',
  howWeArePaid: '/how-we-are-paid',
  glossary: '/glossary',
  reportFigure: '/report-a-figure',
  whatChanged: '/what-changed',
  /** The feed of what changed, in one of its forms. */
  feed: (form: 'rss' | 'json') => `/what-changed/feed.${form === 'rss' ? 'xml' : 'json'}`,
  corrections: '/corrections',
  correction: (slug: string) => `/corrections#${slug}`,
  compare: '/compare',
  shortlist: '/shortlist',
  /** What the products of a category say today, for the shortlist. */
  shortlistFigures: (category: string) => `/shortlist/${category}`,
  search: '/search',
  signIn: '/sign-in',
  referral: '/referral',
  referralDashboard: '/referral-dashboard',
  referralTerms: '/referral/referral-terms-conditions',
  points: '/mx-points',
  accountSettings: '/account-settings',
  financialHub: '/financial-hub',
  financialAnalysis: '/financial-analysis',
  guide: (slug: string) => `/financial-hub/guides/${slug}`,
  features: '/features',
  aboutUs: '/about-us',
  blog: '/blog',
  /** A page of the list of articles, from 1; the first is the blog itself. */
  blogPage: (page: number) => (page === 1 ? '/blog' : `/blog/page/${page}`),
  blogTag: (tag: ArticleTag) => `/blog/tag/${tag}`,
  blogFeed: (form: 'rss' | 'atom') => `/blog/${form === 'rss' ? 'feed' : 'atom'}.xml`,
  article: (slug: string) => `/blog/${slug}`,
  vouchers: '/vouchers',
  campaign: '/campaign',
  campaignPage: (slug: string) => `/campaign/${slug}`,
  /** Where the form of a campaign is sent. */
  campaignReminder: (slug: string) => `/campaign/${slug}/reminder`,
  /** The end of something as a file for a calendar: of a campaign, a voucher, or a product's offer by its category. */
  calendar: (kind: 'campaign' | 'voucher' | CategoryId, slug: string) => `/calendar/${kind}/${slug}`,
  /** The day on which a deposit placed today matures, after so many months. */
  maturity: (slug: string, months: string) => `/calendar/maturity/${slug}?months=${months}`,
  /** The days of a policy as a file for a calendar; the day on which it starts is sent by a form. */
  policyDays: (category: CategoryId, slug: string) => `/calendar/policy/${category}/${slug}`,
  support: '/support',
  supportSearch: '/support/search',
  supportCategory: (category: string) => `/support/${category}`,
  supportAnswer: (category: string, slug: string) => `/support/${category}/${slug}`,
  /** Where “Did this help?” is sent. */
  supportFeedback: '/support/feedback',
  supportThanks: '/support/thanks',
  contactUs: '/contact-us',
  contactSend: '/contact-us/send',
  contactSent: '/contact-us/sent',
  platformAgreement: '/platform-agreement',
  privacy: '/privacy-and-policy',
  privacyMalay: '/privacy-and-policy/ms',
  terms: '/terms-conditions',
  /** The terms as they were in a version that members agreed to. */
  termsVersion: (version: string) => `/terms-conditions/${version}`,
  notCovered: '/what-we-do-not-cover',
  download: `/download-${brand.slug}`,
  subscribe: '/subscribe',
  applyPartner: (slug: string) => `/apply/partner/${slug}`,
  apply: (category: CategoryId, slug: string) => `/apply/${category}/${slug}`,
  /** What would happen on a product of an invented issuer, which has no site to lead to. */
  applySample: (category: CategoryId, slug: string) => `${applySamplePath}?product=${category}/${slug}`,
  /** Where a personal category's forms are sent without script: its list's, and of a variant, a product or `comparePlace`. */
  answer: (category: CategoryId, below: string | null) => `/answer/${category}${below === null ? '' : `/${below}`}`,
} as const
