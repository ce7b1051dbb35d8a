import { brand } from '@/lib/brand'
import { routes } from '@/lib/routes'
import { listNames } from '../list-names'
import type { ComingSoon } from './coming-soon'

const compare = { href: routes.products, label: 'What you can compare today' }
const rank = { href: routes.howWeRank, label: 'How we rank' }
const paid = { href: routes.howWeArePaid, label: 'How we are paid' }
const loans = { href: '/loan/personal-loan', label: 'Compare personal loans' }
const hub = { href: routes.financialHub, label: 'Open the financial hub' }

const loanPages: readonly ComingSoon[] = [
  {
    path: '/loan/business-loan',
    title: 'Business loans',
    lede: 'Money for a business, compared by what you pay back in all.',
    plan: [
      'The effective rate beside every quoted one, and the total repaid.',
      'What must be pledged, and who must sign with you.',
      'How old the business must be, and what it must turn over.',
    ],
    notYet: 'No business loan is listed yet.',
    meanwhile: [loans, hub],
  },
  {
    path: '/loan/car-loan',
    title: 'Car loans',
    lede: 'Hire purchase for a new or used car, compared on the effective rate and the total cost.',
    plan: [
      'The monthly instalment and the effective rate for your price, deposit and years.',
      'What you get back when you settle early, by the rules that apply to your agreement.',
      'New and used cars, conventional and Islamic, in one list.',
    ],
    notYet: 'No car loan is listed yet.',
    meanwhile: [hub, loans],
  },
]

const memberPages: readonly ComingSoon[] = [
  {
    path: routes.referral,
    title: 'Referral programme',
    lede: 'Invite somebody you know and earn MX Points, once the programme is open.',
    plan: [
      'How an invitation works, and what it earns.',
      'Terms in plain words, with the day from which they count.',
      'Only for members aged 18 and above.',
    ],
    notYet: 'The programme is not open yet, so no invitation earns points today.',
    meanwhile: [compare],
  },
  {
    path: routes.referralTerms,
    title: 'Terms of the referral programme',
    lede: 'The terms that members accept before they invite anybody.',
    plan: ['The terms, with their version and its day.', 'What changed since the version before.'],
    notYet: 'The programme is not open yet, so there are no terms to accept.',
    meanwhile: [{ href: routes.referral, label: 'About the programme' }],
  },
  {
    path: routes.referralDashboard,
    title: 'Referral Dashboard',
    lede: 'Your own invitations and what they earned.',
    plan: ['Your referral code, to share.', 'Who joined with it, and when.', 'Points earned and points still to come.'],
    notYet: 'The dashboard is not open yet. No invitation is counted until it is.',
    meanwhile: [{ href: routes.referral, label: 'About the programme' }],
  },
  {
    path: routes.points,
    title: 'MX Points',
    lede: 'The points you hold, and where each came from.',
    plan: ['Your balance and every entry behind it.', 'What points can be used for.', 'When they lapse, if they do.'],
    notYet: 'No points are given yet.',
    meanwhile: [{ href: routes.referral, label: 'About the programme' }],
  },
]

const readingPages: readonly ComingSoon[] = [
  {
    path: routes.blog,
    title: 'Blog',
    lede: 'Guides to money in Malaysia, each with its sources and the day it was last checked.',
    plan: ['How to choose, by kind of product.', 'Rules that change, and what they change for you.'],
    notYet: 'No article is published yet.',
    meanwhile: [{ href: routes.glossary, label: 'Read the glossary' }, rank],
  },
]

const companyPages: readonly ComingSoon[] = [
  {
    path: routes.features,
    title: 'What you can do here',
    lede: `What ${brand.name} does today, and what will follow.`,
    plan: [
      'More kinds of insurance, and loans for cars and businesses.',
      'Partners for investing, solar panels, wills and credit reports.',
      'A referral programme for members.',
    ],
    notYet: `Today you can compare ${listNames}, on your own figures.`,
    meanwhile: [compare, hub, rank],
  },
  {
    path: routes.aboutUs,
    title: 'About us',
    lede: `${brand.name} is Malay for “to weigh”: what a product costs you against what it earns you.`,
    plan: ['Who runs the site and who pays for it.', 'How figures are gathered and checked.'],
    notYet: 'The page about the company is not written yet. How we rank and how we are paid are, in full.',
    meanwhile: [rank, paid],
  },
  {
    path: routes.platformAgreement,
    title: 'Platform agreement',
    lede: 'What we and our members owe each other.',
    plan: ['The agreement, with its version and its day.'],
    notYet:
      'No separate agreement is published yet: whoever opens an account agrees to the terms. You need to accept nothing to compare.',
    meanwhile: [{ href: routes.terms, label: 'Read the terms' }, compare],
  },
  {
    path: routes.download,
    title: 'Get the app',
    lede: `${brand.name} for your phone, from Google Play, App Store or AppGallery.`,
    plan: ['Links to the three stores.', 'What the app does beyond the site.'],
    notYet: 'The app is not in the stores yet. The site works on your phone as it is.',
    meanwhile: [compare],
  },
]

/** Loans, member pages, reading, and pages about the company that are still to come. */
export const sitePages: readonly ComingSoon[] = [...loanPages, ...memberPages, ...readingPages, ...companyPages]
