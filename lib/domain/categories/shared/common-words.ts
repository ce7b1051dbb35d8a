import { formatDate, type IsoDate } from '../../values/iso-date'
import { formatRinggit, type Sen } from '../../values/money'

/** Words that products of several categories have in common. */
export const commonWords = {
  notKnown: 'Not known',
  aYear: 'a year',
  aMonth: 'a month',
  notRankedFor: (balance: Sen) => `not ranked for ${formatRinggit(balance)}`,
  /** A product that is had in a promotion alone, on a day that is none of its days. */
  notOffered: {
    ended: (day: IsoDate) => `Ended ${formatDate(day)}`,
    starts: (day: IsoDate) => `Starts ${formatDate(day)}`,
    basis: 'not ranked: the offer is not open',
    step: 'The offer',
    days: (start: IsoDate, end: IsoDate | null) =>
      `open from ${formatDate(start)}${end === null ? '' : ` to ${formatDate(end)}`}`,
  },
  figures: {
    noFee: 'No fee',
    aMonth: (amount: Sen) => `${formatRinggit(amount)} a month`,
    aYear: (amount: Sen) => `${formatRinggit(amount)} a year`,
    joint: { label: 'Joint holders', none: 'No' },
    openingDeposit: { label: 'Opening deposit', none: 'None needed' },
    debitCardFee: { label: 'Debit card fee', none: 'No fee' },
    returnPromised: 'Return promised',
  },
  facts: { income: { label: 'Min income', none: 'No minimum' } },
  /** For whom or for what alone a product is: each fits a filter, and `only` in a chip. */
  restrictions: {
    only: (choices: readonly string[]) => `${choices.join(' or ')} only`,
    of: {
      government: 'Government staff',
      pensioner: 'Pensioners',
      junior: 'Children',
      student: 'Students',
      senior: 'Seniors',
      'first-job': 'First job',
      members: 'Members',
      customers: 'Bank customers',
      guarantor: 'With a guarantor',
      'debt-consolidation': 'Debt consolidation',
      education: 'Education',
      renovation: 'Renovation',
      medical: 'Medical bills',
    },
  },
  facets: {
    audience: 'Who it is for',
    anyone: 'Everybody',
    purpose: 'What it is for',
    kind: {
      legend: 'Conventional or Islamic',
      options: { conventional: 'Conventional', islamic: 'Islamic' },
    },
    channel: { legend: 'How you apply', options: { online: 'Online', branch: 'At a branch' } },
    leaveOut: {
      legend: 'Leave out',
      options: {
        'new-customers': 'For new customers only',
        promotion: 'Limited-time offers',
        'pays-us': 'Products that pay us',
      },
    },
    issuerKind: {
      legend: 'Who offers it',
      options: {
        bank: 'Bank',
        'islamic-bank': 'Islamic bank',
        'digital-bank': 'Digital bank',
        'development-institution': 'Development institution',
        'p2p-operator': 'P2P operator',
        'money-lender': 'Licensed money lender',
      },
    },
  },
  conditions: {
    newCustomers: 'New customers only',
    channel: { online: 'Online only', branch: 'At a branch only' },
    promotionFrom: (day: IsoDate, text: string) => `From ${formatDate(day)}: ${text}`,
    promotionEnded: (day: IsoDate, text: string) => `Ended ${formatDate(day)}: ${text}`,
    promotionUntil: (day: IsoDate | null, text: string) =>
      `${day === null ? 'No end date published' : `Until ${formatDate(day)}`}: ${text}`,
    hibah: 'Hibah, not promised',
    returnNotPromised: 'Return not promised',
    notProtected: 'Not protected by PIDM',
    aboveProtection: (limit: Sen, banks: number, members: number) =>
      `Above the PIDM limit of ${formatRinggit(limit)}: ${banks <= members ? `${banks} banks would` : `its ${members} or so member banks together would not`} protect it whole`,
  },
  protection: {
    label: 'Protected by PIDM',
    upTo: (limit: Sen) => `Up to ${formatRinggit(limit)}`,
    member: (checked: string) =>
      `For each depositor at this bank, return included. Islamic deposits are counted apart. PIDM’s limit, checked ${checked}.`,
    notMember: 'This institution is not a member. Ask it what protects your money.',
  },
  tiers: {
    method: {
      incremental: 'Each slice of the balance earns its own rate.',
      'whole-balance': 'The band that the balance falls in earns on all of it.',
    },
    above: (rate: string) => `${rate} above`,
    upTo: (rate: string, amount: Sen) => `${rate} up to ${formatRinggit(amount)}`,
  },
  steps: {
    missing: 'a figure is missing',
    notKnown: 'not known',
    asPublished: 'as published',
    noSum: 'Why there is no sum',
    openingDeposit: 'Opening deposit',
    effectiveRate: 'Effective yearly rate',
    feesAYear: 'Fees a year',
    returnAYear: 'Return a year',
    baseOnBalance: 'Base rate on the balance',
    baseOnFirst: (amount: Sen) => `Base rate on the first ${formatRinggit(amount)}`,
    baseOnNext: (amount: Sen) => `Base rate on the next ${formatRinggit(amount)}`,
  },
  own: {
    issuer: 'Your own',
    name: 'What you have now',
    summary: 'The figures you entered.',
    source: 'What you entered',
    rate: 'Rate a year it earns you',
    highestRate: '30% a year is the most we compare',
    highestFee: 'RM10,000 a year is the most we compare',
  },
}
