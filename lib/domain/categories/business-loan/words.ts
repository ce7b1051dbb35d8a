import type { FactSentences } from '../../figures/row'
import type { Words } from '../../products/words'
import { formatRinggit, type Sen } from '../../values/money'
import { type BasisPoints, formatRate, percentText } from '../../values/rate'
import { counted } from '../../values/words'
import { commonWords } from '../shared/common-words'

const none = commonWords.figures.noFee
const years = (count: number) => counted(count, 'year', 'years')
const months = (count: number) => counted(count, 'month', 'months')
const days = (count: number) => (count === 0 ? 'Same day' : counted(count, 'day', 'days'))
const noRule = 'No such rule'
const upperEnd = 'A price that depends on approval counts at its upper end.'
const amounts = 'we work with RM500 to RM30 million'
const feesMissing = 'Fees not published'

const entities = {
  'sole-proprietor': 'Sole proprietorship',
  partnership: 'Partnership',
  llp: 'Limited liability partnership',
  'sdn-bhd': 'Private company (Sdn Bhd)',
  cooperative: 'Co-operative',
}
const sectors = {
  manufacturing: 'Manufacturing',
  trade: 'Wholesale and retail',
  services: 'Services',
  professional: 'Professional practice',
  construction: 'Construction',
  agriculture: 'Agriculture',
}
const purposes = {
  'working-capital': 'Working capital',
  equipment: 'Machinery or equipment',
  green: 'Energy saving or solar',
  refinance: 'Replacing other debts',
}
const facility = {
  term: ({ loan }: Words) => `Term ${loan}`,
  micro: ({ loan }: Words) => `Micro ${loan}`,
  'hire-purchase': 'Hire purchase',
  overdraft: ({ Overdraft }: Words) => Overdraft,
  revolving: 'Revolving credit',
  'trade-line': 'Trade line',
  invoice: 'Invoice financing',
  'p2p-note': 'P2P note',
  'sales-advance': 'Advance on sales',
}

/** What a visitor reads of business loans. */
export const businessLoanWords = {
  or: ' or ',
  title: 'Business loans',
  singular: 'facility',
  plural: 'facilities',
  lede: 'Loans, overdrafts, invoice financing and advances for a business, each worked out to one all-in cost a year: guarantee and unused-line fees included.',
  sentences: { total: ({ value, note }) => `It costs ${value} in total, ${note}` } satisfies FactSentences,
  figures: {
    facility: { label: 'Kind of facility' },
    pricing: { label: 'Price' },
    margin: { label: 'Part of the asset or invoice that is advanced', none: 'Not tied to one' },
    moratorium: { label: 'First months without principal', none: 'None' },
    security: { label: 'Security', none: 'None needed' },
    personalGuarantee: { label: 'Personal guarantee' },
    scheme: { label: 'Guarantee scheme', none: 'None' },
    processing: { label: 'Processing fee', none },
    stampDuty: { label: 'Stamp duty', none: 'Not taken from you' },
    legal: { label: 'Legal fees', none: 'Not taken from you' },
    commitment: {
      label: 'Fee on the unused part',
      none,
      print: (fee: BasisPoints) => `${formatRate(fee, 'trim')} a year`,
    },
    commission: {
      label: 'Commission',
      none: 'None',
      print: (part: BasisPoints) => `${formatRate(part)} a month on what is used`,
    },
    rebate: { label: 'Rebate', none: 'None' },
    early: {
      label: 'If you repay early',
      none: 'No charge',
      print: (part: BasisPoints) => `${formatRate(part, 'trim')} of what you repay early`,
    },
    yearlyReview: { label: 'Reviewed each year' },
    entities: { label: 'Kinds of business' },
    sizes: { label: 'Sizes of business', none: 'Any size' },
    sectors: { label: 'Sectors', none: 'Any sector' },
    purposes: { label: 'What the money may be for' },
    programmes: { label: 'Programmes', none: 'None' },
    yearsInOperation: { label: 'In business for at least', none: noRule, print: years },
    minTurnover: { label: 'Least turnover a year', none: noRule },
    maxTurnover: { label: 'Most turnover a year', none: noRule },
    malaysianPart: { label: 'Held by Malaysians, at least', none: noRule },
    bumiputeraPart: { label: 'Held by Bumiputera, at least', none: noRule },
    statements: {
      label: 'Bank statements',
      none: 'None asked for',
      print: (count: number) => `Latest ${months(count)}`,
    },
    auditedYears: {
      label: 'Audited accounts',
      none: 'None asked for',
      print: (count: number) => `Latest ${years(count)}`,
    },
    decisionDays: { label: 'Decision in', none: 'Not stated', print: days },
    branchVisit: { label: 'Visit to a branch needed' },
    papers: { label: 'Papers to bring' },
  },
  choices: {
    facility,
    reference: { sbr: 'SBR', blr: 'BLR', bfr: 'BFR', 'cost-of-funds': 'cost of funds' },
    security: {
      guarantor: 'Guarantor',
      property: 'Property',
      asset: 'What is bought',
      deposit: 'Deposit',
      invoices: 'Invoices',
    },
    personalGuarantee: { always: 'You yourself', directors: 'The directors', none: 'None' },
    scheme: {
      sjpp: 'SJPP',
      ggsm: 'Government Guarantee Scheme MADANI',
      'cgc-bizjamin': 'CGC BizJamin',
      'cgc-flexi': 'CGC Flexi Guarantee',
    },
    when: { yearly: 'a year in advance', once: 'once' },
    paidBy: { borrower: 'you', lender: ({ lender }: Words) => `the ${lender}` },
    moratorium: {
      paid: ({ interest }: Words) => `${interest} alone is paid`,
      added: ({ interest, loan }: Words) => `${interest} is added to the ${loan}`,
    },
    entities,
    sizes: { micro: 'Micro', small: 'Small', medium: 'Medium', large: 'Larger than an SME' },
    sectors,
    purposes,
    programmes: { women: 'Women', youth: 'Youth', green: 'Green' },
    papers: { statutory: 'Registration', financial: 'Accounts', other: 'Other' },
  },
  scenario: {
    title: 'Your business and what it needs',
    sentence: 'My business needs {amount} for {months}.',
    text: (amount: Sen, term: number) => `${formatRinggit(amount)} over ${months(term)}`,
    whole: (need: string, age: number) =>
      `${need}, for a business ${age === 0 ? 'in its first year' : `of ${years(age)}`}`,
    fields: {
      amount: { label: 'Amount or limit' },
      months: { label: 'Months you need it' },
      purpose: { label: 'What it is for' },
      pledge: { label: 'You can pledge security', hint: 'Property or a deposit.' },
      used: { label: 'Used on average', unit: '%', hint: 'Of a line or of invoices.' },
      days: { label: 'Customers pay after', unit: 'days', hint: 'For invoice financing.' },
      entity: { label: 'Kind of business' },
      years: { label: 'Years in business', unit: 'years' },
      turnover: { label: 'Turnover a year' },
      workers: { label: 'Full-time workers', unit: 'workers' },
      sector: { label: 'Sector' },
      malaysian: { label: 'Held by Malaysians', unit: '%' },
    },
    bounds: {
      amount: amounts,
      shortest: 'nobody here lends for less than a month',
      longest: 'no facility here runs longer than 15 years',
      used: 'of a line, between 1% and all of it can be used',
      days: 'invoices here are paid within 7 to 180 days',
      least: 'enter 0 where there is none yet',
      most: 'no rule here asks for more',
      part: 'a part is from 0% to 100%',
    },
    groups: { firm: 'About the business', lines: 'For lines and invoices' },
    nobody: {
      title: 'Nobody here takes this case',
      text: 'Each row says why. Free advisers are named at the end of this page.',
    },
    nearest: (amount: Sen, nearest: Sen) => ({
      title: `Nobody here offers ${formatRinggit(amount)}`,
      text: `The nearest amount that somebody offers a business like yours is ${formatRinggit(nearest)}.`,
    }),
  },
  facets: {
    facility: 'Kind of facility',
    mustHave: {
      legend: 'It must have',
      options: {
        unsecured: 'No security',
        'no-guarantee': 'No personal guarantee',
        scheme: 'A guarantee scheme',
        'sole-proprietor': 'Open to sole proprietors',
      },
    },
    young: {
      legend: 'Open to a business',
      options: { 'under-1': 'In its first year', 'under-2': 'Under 2 years old', 'under-3': 'Under 3 years old' },
    },
    programmes: 'Programmes',
    speed: { legend: 'Money within', options: { 'days-3': '3 days', 'days-14': '14 days' } },
    floating: 'Floating rates',
  },
  sorts: {
    cost: {
      label: 'Lowest total cost',
      name: 'total cost',
      basis: (scenario: string) =>
        `All you pay beyond what you borrow, for ${scenario}. Lines count the part used. ${upperEnd}`,
      missing: feesMissing,
      weightLabel: 'Low total cost',
    },
    rate: {
      label: 'Lowest all-in cost a year',
      name: 'all-in cost a year',
      basis: (scenario: string) =>
        `The yearly rate of every ringgit in and out, every fee included, for ${scenario}. ${upperEnd}`,
      missing: feesMissing,
      weightLabel: 'Low all-in cost',
    },
    monthly: {
      label: 'Lowest payment a month',
      name: 'payment a month',
      basis: (scenario: string) => `Instalment, or what a line or invoices cost a month, for ${scenario}.`,
      missing: 'Not published',
      weightLabel: null,
    },
    speed: {
      label: 'Soonest money',
      name: 'days to the money',
      basis: () => 'Days from a full application until the money is there, as published.',
      missing: 'Not published',
      weightLabel: 'Soon',
    },
    most: {
      label: 'Largest amount',
      name: 'largest amount',
      basis: () => 'The most that is offered, as published.',
      missing: 'Not published',
      weightLabel: null,
    },
  },
  mostLine: (amount: string) => `up to ${amount}`,
  headline: {
    unit: 'all-in a year',
    basis: (scenario: string) => `for ${scenario}`,
    range: ', ranked on the upper end: it depends on approval',
    other: (term: number) => `, worked out over ${months(term)}`,
    notRanked: (scenario: string) => `not ranked for ${scenario}`,
    used: (used: Sen) => `, ${formatRinggit(used)} of it used`,
    moratorium: (first: number) => `, instalments from month ${first + 1}`,
    monthly: (amount: string) => `${amount} a month`,
  },
  ranges: {
    rates: (low: BasisPoints, top: BasisPoints) =>
      low === top ? formatRate(top) : `${percentText(low)}–${formatRate(top)}`,
  },
  facts: {
    cost: 'Total cost',
    fees: (fees: Sen) => `${formatRinggit(fees)} of it fees`,
    noFees: 'no fees',
    security: { label: 'Security' },
    speed: { label: 'Money in', note: 'once all is handed in' },
    none: 'None for this case',
    sbr: 'SBR',
  },
  reasons: {
    upTo: (most: Sen) => `Up to ${formatRinggit(most)}`,
    from: (least: Sen) => `From ${formatRinggit(least)}`,
    longest: (term: number) => `Up to ${months(term)}`,
    shortest: (term: number) => `From ${months(term)}`,
    purpose: (purpose: keyof typeof purposes) => `Not for ${purposes[purpose].toLowerCase()}`,
    pledge: 'Needs property or a deposit',
    entity: {
      'sole-proprietor': 'Not for sole proprietors',
      partnership: 'Not for partnerships',
      llp: 'Not for LLPs',
      'sdn-bhd': 'Not for companies',
      cooperative: 'Not for co-operatives',
    },
    size: {
      micro: 'Not for micro firms',
      small: 'Not for small firms',
      medium: 'Not for medium firms',
      large: 'For SMEs only',
    },
    sector: (sector: keyof typeof sectors) => `Not for ${sectors[sector].toLowerCase()}`,
    years: (least: number) => `In business ${years(least)} or more`,
    minTurnover: (least: Sen) => `Turnover from ${formatRinggit(least)}`,
    maxTurnover: (most: Sen) => `Turnover up to ${formatRinggit(most)}`,
    malaysian: (part: BasisPoints) => `${formatRate(part, 'trim')} Malaysian-owned`,
    scheme: (name: string) => `Outside ${name} rules`,
    refinance: (name: string) => `${name}: no refinancing`,
  },
  conditions: {
    you: 'You guarantee it yourself',
    directors: 'Directors guarantee it',
    floating: 'Floating rate',
    unused: 'Fee on the unused part',
    review: 'Reviewed each year',
    scheme: ({ lender }: Words) => `Guarantee covers the ${lender}`,
    notBank: 'Not a bank',
    programme: 'For women or young owners',
  },
}
