import { routes } from '@/lib/routing/routes'
import type { ComingSoon } from './coming-soon'

const compare = { href: routes.products, label: 'What you can compare today' }
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
    meanwhile: [{ href: routes.referralTerms, label: 'Terms of the programme' }, compare],
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

/** Loans and member pages that are still to come. */
export const sitePages: readonly ComingSoon[] = [...loanPages, ...memberPages]
