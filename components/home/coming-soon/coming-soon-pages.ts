import { routes } from '@/lib/routing/routes'
import type { ComingSoon } from './coming-soon'

const compare = { href: routes.products, label: 'What you can compare today' }

/** Every address that has no content of its own yet. A page that gets its content loses its row here. */
export const comingSoonPages: readonly ComingSoon[] = [
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
