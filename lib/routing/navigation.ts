import type { Category } from '@/lib/domain/categories/category'
import { categoriesOn, categoryList, categoryOf } from '@/lib/domain/categories/registry'
import { routes } from './routes'

export interface NavLink {
  readonly href: string
  readonly label: string
}

export interface NavGroup {
  readonly label: string
  readonly links: readonly NavLink[]
}

function listLink({ path, title }: Category): NavLink {
  return { href: path, label: title }
}

/** A folder, the lists right below it, and its other pages by their last segment. A list that is among them stands there. */
function folder(path: string, label: string, pages: Readonly<Record<string, string>> = {}): NavLink[] {
  const others = Object.entries(pages).map(([segment, name]) => ({ href: `${path}/${segment}`, label: name }))
  const taken = new Set(others.map(({ href }) => href))
  const lists = categoryList
    .filter((category) => category.path.startsWith(`${path}/`) && !taken.has(category.path))
    .map(listLink)
  return [{ href: path, label }, ...lists, ...others]
}

/** The lists of the page above everyday money that stand in none of the folders which have links beside them. */
const bankLists = categoriesOn('/bank')
  .filter(({ path }) => !/^\/(?:bank-account|loan)\//.test(path))
  .map(listLink)

/** What stands under Products, as groups that open one at a time. */
export const productGroups: readonly NavGroup[] = [
  {
    label: 'Bank',
    links: [{ href: '/bank', label: 'All of Bank' }, ...folder('/bank-account', 'Bank accounts'), ...bankLists],
  },
  {
    label: 'Insurance',
    links: folder('/insurance', 'All insurance', {
      'critical-illness-insurance': 'Critical illness',
      'medical-card-insurance': 'Medical card',
      'personal-accident-insurance': 'Personal accident',
      'pet-insurance': 'Pet',
      'property-insurance': 'Property',
      'term-life-insurance': 'Term life',
      'travel-insurance': 'Travel',
      'whole-life-insurance': 'Whole life',
    }),
  },
  {
    label: 'Investment',
    links: folder('/investment', 'All investment', {
      'sinegy-dax': 'SINEGY DAX',
      cgs: 'CGS International',
      fsmone: 'FSMOne',
      'apex-securities': 'Apex Securities',
      'up-by-cgs-my': 'UP by CGS MY',
      versa: 'Versa',
    }),
  },
  {
    label: 'Renewable Energy',
    links: folder('/renewable-energy', 'All solar', { solaroo: 'Solaroo', 'milieu-solar': 'Milieu Solar' }),
  },
  {
    label: 'Legal',
    links: folder('/legal', 'All legal services', {
      ewill: 'eWill',
      easiwill: 'EasiWill',
      octowill: 'Octowill',
      dws: 'DWS',
    }),
  },
  {
    label: 'Credit Profile',
    links: folder('/credit-profile', 'All credit reports', {
      'credit-bureau-malaysia': 'Credit Bureau Malaysia',
      ctos: 'CTOS',
    }),
  },
  { label: 'eSIM', links: [listLink(categoryOf('esim'))] },
]

/** The menus beside Products. Loans have one of their own, since most people who look for one know the word. */
export const menus: readonly NavGroup[] = [
  { label: 'Loans', links: folder('/loan', 'All loans') },
  {
    label: 'Tools',
    links: [
      { href: routes.financialHub, label: 'Financial hub' },
      { href: routes.financialAnalysis, label: 'Financial analysis' },
      { href: routes.compare, label: 'Compare' },
      { href: routes.products, label: 'All products' },
      { href: routes.glossary, label: 'Glossary' },
    ],
  },
]

/** What a member finds under their initials. */
export const memberLinks: readonly NavLink[] = [
  { href: routes.referralDashboard, label: 'Referral Dashboard' },
  { href: routes.points, label: 'MX Points' },
  { href: routes.accountSettings, label: 'Account Settings' },
]

/** Columns of the footer; Support has its own, with how to reach us. */
export const footerColumns: readonly NavGroup[] = [
  {
    label: 'Features',
    links: [
      { href: routes.features, label: 'What you can do here' },
      { href: routes.vouchers, label: 'Vouchers' },
      { href: routes.campaign, label: 'Campaigns' },
      { href: routes.referral, label: 'Referral programme' },
    ],
  },
  {
    label: 'Resources',
    links: [
      { href: routes.aboutUs, label: 'About us' },
      { href: routes.howWeRank, label: 'How we rank' },
      { href: routes.blog, label: 'Blog' },
      { href: routes.glossary, label: 'Glossary' },
      { href: routes.howWeArePaid, label: 'How we are paid' },
      { href: routes.reportFigure, label: 'Report a figure' },
      { href: routes.whatChanged, label: 'What changed' },
      { href: '/api/docs', label: 'API' },
    ],
  },
]

/** The support pages of the footer's third column. */
export const supportLinks: readonly NavLink[] = [
  { href: routes.support, label: 'Support centre' },
  { href: routes.contactUs, label: 'Contact us' },
]

/** The texts that bind. */
export const legalLinks: readonly NavLink[] = [
  { href: routes.platformAgreement, label: 'Platform agreement' },
  { href: routes.privacy, label: 'Privacy' },
  { href: routes.terms, label: 'Terms' },
]
