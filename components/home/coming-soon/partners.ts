import { routes } from '@/lib/routes'
import type { ComingSoon } from './coming-soon'

const paid = { href: routes.howWeArePaid, label: 'How we are paid' }
const deposits = { href: '/investment/fixed-deposit', label: 'Compare fixed deposits' }

/** A partner’s page: what the partner is, and what will be said about it. Nothing here is a price. */
function partner(
  path: string,
  title: string,
  lede: string,
  plan: readonly string[],
  meanwhile: ComingSoon['meanwhile'],
): ComingSoon {
  return {
    path,
    title,
    lede,
    plan,
    notYet: `We have no link to ${title} and publish no prices of theirs yet. Nothing on this page is an offer or a recommendation.`,
    meanwhile: [...meanwhile, paid],
  }
}

const brokerPlan = [
  'Fees to open, to trade and to take money out, each with its source and date.',
  'Who watches over the company, and what happens to your money if it fails.',
  'What you need to open an account.',
]

const investing: readonly ComingSoon[] = [
  partner(
    '/investment/sinegy-dax',
    'SINEGY DAX',
    'A Malaysian exchange for digital assets. Such exchanges must be registered with the Securities Commission.',
    [
      'Fees to trade and to withdraw, with their source and date.',
      'Which assets can be traded, and how they are kept.',
      'What can go wrong: prices move far, and no deposit protection applies.',
    ],
    [deposits],
  ),
  partner('/investment/cgs', 'CGS International', 'A stockbroker that takes part in Bursa Malaysia.', brokerPlan, [
    deposits,
  ]),
  partner('/investment/fsmone', 'FSMOne', 'An investment platform run by iFAST Capital.', brokerPlan, [deposits]),
  partner(
    '/investment/apex-securities',
    'Apex Securities',
    'A Malaysian stockbroker, for adults, with a trading and a CDS account.',
    brokerPlan,
    [deposits],
  ),
  partner(
    '/investment/up-by-cgs-my',
    'UP by CGS MY',
    'A trading app run by CGS International Securities Malaysia, one account for each person.',
    brokerPlan,
    [deposits],
  ),
  partner(
    '/investment/versa',
    'Versa',
    'An app that puts cash into funds. A fund is not a deposit.',
    [
      'Fees of the funds, each with its source and date.',
      'How soon you can have your money back.',
      'How a fund differs from a fixed deposit, on the same sum.',
    ],
    [deposits],
  ),
]

const solarPlan = [
  'Price for each kilowatt of panels, and what is in it.',
  'What you may save in a month on your own bill, with every assumption open to change.',
  'Warranties on panels, inverter and work.',
]
const bills = [{ href: '/loan/personal-loan', label: 'Compare personal loans' }]

const solar: readonly ComingSoon[] = [
  {
    path: '/renewable-energy',
    title: 'Renewable energy',
    lede: 'Solar panels on your roof: what they cost, what they save, and who puts them up.',
    plan: [...solarPlan, 'The current scheme for selling what you do not use.'],
    notYet:
      'No installer is listed yet, and no saving is worked out. Ask an installer for a written quote for your own roof.',
    meanwhile: [...bills, paid],
  },
  partner('/renewable-energy/solaroo', 'Solaroo', 'A partner for solar panels on homes.', solarPlan, bills),
  partner('/renewable-energy/milieu-solar', 'Milieu Solar', 'A partner for solar panels on homes.', solarPlan, bills),
]

const willPlan = [
  'What a will costs to write, to change and to keep.',
  'Who may use the service: by age, by religion and by state.',
  'Who is named to carry the will out, and what that costs.',
]
const words = [{ href: routes.glossary, label: 'Look up a word' }]

const legal: readonly ComingSoon[] = [
  {
    path: '/legal',
    title: 'Legal and will services',
    lede: 'Services that help you write a will: what each does, for whom, and what it costs.',
    plan: [...willPlan, 'What a will cannot do, and what applies to Muslims instead.'],
    notYet:
      'No service is listed yet. This page is not legal advice: a lawyer or a trust company can look at your own case.',
    meanwhile: [...words, paid],
  },
  partner('/legal/ewill', 'eWill', 'A partner for writing a will online.', willPlan, words),
  partner('/legal/easiwill', 'EasiWill', 'A partner for writing a will online.', willPlan, words),
  partner('/legal/octowill', 'Octowill', 'A service for writing a will online, by Octowill Pte Ltd.', willPlan, words),
  partner('/legal/dws', 'DWS', 'A partner for wills and what follows from them.', willPlan, words),
]

const reportPlan = [
  'What the report holds, and where its figures come from.',
  'How the bureau’s score is read, on its own scale.',
  'What it costs, how you prove who you are, and how to correct a mistake.',
]
const borrow = [{ href: '/loan', label: 'Compare loans' }]

const credit: readonly ComingSoon[] = [
  {
    path: '/credit-profile',
    title: 'Credit profile',
    lede: 'The reports that lenders read before they say yes: what stands in them and where to get yours.',
    plan: [...reportPlan, 'What the central bank’s own record, CCRIS, shows, which you may read free.'],
    notYet: 'You cannot order a report here yet. Nothing here needs your identity number, and we keep no credit data.',
    meanwhile: [...borrow, ...words],
  },
  partner(
    '/credit-profile/credit-bureau-malaysia',
    'Credit Bureau Malaysia',
    'A credit bureau whose report for individuals carries a score and CCRIS data.',
    reportPlan,
    borrow,
  ),
  partner('/credit-profile/ctos', 'CTOS', 'A credit bureau whose score runs from 300 to 850.', reportPlan, borrow),
]

/** Partners for investing, solar panels, wills and credit reports, and the pages above them. */
export const partners: readonly ComingSoon[] = [...investing, ...solar, ...legal, ...credit]
