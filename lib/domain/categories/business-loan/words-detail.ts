import type { SmeSize } from '../../country-rates/sme-size'
import { wording } from '../../figures/print'
import type { Issuer } from '../../products/issuer'
import type { Words } from '../../products/words'
import { formatRinggit, type Sen } from '../../values/money'
import { type BasisPoints, formatRate } from '../../values/rate'
import { counted } from '../../values/words'
import { businessLoanWords } from './words'

const { choices } = businessLoanWords
const centralBank = 'Bank Negara Malaysia'
const range = (low: BasisPoints, top: BasisPoints, style: 'two' | 'trim' = 'two') =>
  low === top ? formatRate(top, style) : `${formatRate(low, style)} to ${formatRate(top, style)}`

const list = (words: readonly string[]) => words.join(', ')

type PricingParts =
  | { readonly kind: 'fixed'; readonly rate: BasisPoints; readonly rateTo: BasisPoints }
  | {
      readonly kind: 'floating'
      readonly reference: keyof typeof choices.reference
      readonly at: BasisPoints | null
      readonly spread: BasisPoints
      readonly spreadTo: BasisPoints
    }
  | { readonly kind: 'factor'; readonly part: BasisPoints; readonly partTo: BasisPoints }
  | { readonly kind: 'discount'; readonly part: BasisPoints; readonly partTo: BasisPoints; readonly every: number }

/** `BLR (6.70%) + 1% to 2% a year`: a price as it is published. */
export function pricingText(pricing: PricingParts): string {
  switch (pricing.kind) {
    case 'fixed':
      return `${range(pricing.rate, pricing.rateTo)} a year on what is owed`
    case 'floating': {
      const level = pricing.at === null ? '' : ` (${formatRate(pricing.at)})`
      return `${choices.reference[pricing.reference]}${level} + ${range(pricing.spread, pricing.spreadTo)} a year`
    }
    case 'factor':
      return `${range(pricing.part, pricing.partTo, 'trim')} of the advance is taken back`
    case 'discount':
      return `${range(pricing.part, pricing.partTo)} of the invoice for each ${pricing.every} days`
  }
}

interface SchemeParts {
  readonly kind: keyof typeof choices.scheme
  readonly cover: BasisPoints
  readonly fee: BasisPoints
  readonly when: keyof typeof choices.when
  readonly paidBy: keyof typeof choices.paidBy
}

/** `SJPP covers 80%; 1% a year in advance on that, paid by you` */
export function schemeText({ kind, cover, fee, when, paidBy }: SchemeParts, words: Words): string {
  const payer = wording(words, choices.paidBy[paidBy])
  return `${choices.scheme[kind]} covers ${formatRate(cover, 'trim')}; ${formatRate(fee)} ${choices.when[when]} on that, paid by ${payer}`
}

/** `Registration: SSM form; Accounts: bank statements`: what to bring, by class. */
export function papersText(
  papers: readonly { readonly class: keyof typeof choices.papers; readonly name: string }[],
): string {
  const classes = [...new Set(papers.map((paper) => paper.class))]
  const named = (one: keyof typeof choices.papers) => papers.filter((paper) => paper.class === one)
  return classes.map((one) => `${choices.papers[one]}: ${list(named(one).map(({ name }) => name))}`).join('; ')
}

/** `2% a year of what is owed, for 60 months` */
export function rebateText({ rate, months }: { readonly rate: BasisPoints; readonly months: number }): string {
  return `${formatRate(rate, 'trim')} a year of what is owed, for ${counted(months, 'month', 'months')}`
}

/** `3 months: interest alone is paid` */
export function moratoriumText(
  { months, interest }: { readonly months: number; readonly interest: keyof typeof choices.moratorium },
  words: Words,
): string {
  return `${counted(months, 'month', 'months')}: ${wording(words, choices.moratorium[interest])}`
}

const sizeWords: Readonly<Record<SmeSize, string>> = {
  micro: 'micro',
  small: 'small',
  medium: 'medium',
  large: 'larger than an SME',
}

/** What a visitor reads of business loans beyond their rows: the detail page, the rules, the sums, the own facility. */
export const businessLoanDetailWords = {
  situations: {
    'least-in-all': {
      title: 'Pay the least in total',
      caution: {
        title: 'Why not rank by the quoted rate?',
        text: 'No quoted rate has the fee of a guarantee or of an unused part. All-in cost counts them; total cost says it in ringgit.',
      },
    },
    'nothing-to-pledge': {
      title: 'Nothing to pledge',
      caution: {
        title: 'Who does a guarantee scheme protect?',
        text: 'The lender. If the business cannot pay, the scheme pays the lender and you still owe the money.',
      },
    },
    'just-started': {
      title: 'Just started',
      caution: {
        title: 'What do you sign for?',
        text: 'Look for a personal guarantee: if the business cannot pay, your own savings and home then answer for it.',
      },
    },
    'money-soon': {
      title: 'Need it within days',
      caution: {
        title: 'What does speed cost?',
        text: 'A fixed charge of 18% over six months is 59% a year. Look at the all-in cost first.',
      },
    },
    islamic: {
      title: 'Islamic financing',
      caution: {
        title: 'What differs?',
        text: 'The price is a profit on a sale or lease. Guarantee fees and late compensation still count.',
      },
    },
  },
  detail: {
    groups: {
      price: 'What it costs',
      limits: 'Amount and time',
      risk: 'Security and guarantee',
      business: 'Which businesses',
      papers: 'Time and papers',
    },
    supervisor: { label: 'Supervised by' },
    supervisors: {
      bank: centralBank,
      'islamic-bank': centralBank,
      'digital-bank': centralBank,
      'development-institution': `${centralBank}, as a development institution`,
      'p2p-operator': 'Securities Commission Malaysia, as a recognised market operator',
      'money-lender': 'Ministry of Housing and Local Government, as a licensed money lender',
    } satisfies Partial<Record<Issuer['kind'], string>>,
    covers: ({ lender }: Words) => `It pays the ${lender}, not you: the business still owes all of it.`,
    noRefinancing: 'Money that replaces older debts is not covered.',
    unused: 'Charged on the limit less what you use, whether you need it or not.',
    review: ({ lender }: Words) => `The ${lender} may lower or end it at each review.`,
    moratorium: ({ interest }: Words) => `Counted in the total: ${interest} runs on meanwhile.`,
    guarantee: 'Whoever signs answers with what they own themselves.',
  },
  rules: {
    entity: (kinds: readonly string[]) => `The business is a: ${list(kinds.map((kind) => kind.toLowerCase()))}`,
    size: (sizes: readonly SmeSize[]) =>
      `Its size by the national definition: ${list(sizes.map((one) => sizeWords[one]))}`,
    sizeIs: (size: SmeSize) => `By turnover and workers yours is ${sizeWords[size]}.`,
    sector: (sectors: readonly string[]) => `Its sector: ${list(sectors.map((one) => one.toLowerCase()))}`,
    years: (least: number) => `In business for ${counted(least, 'year', 'years')} or more`,
    minTurnover: (least: Sen) => `Turnover of ${formatRinggit(least)} a year or more`,
    maxTurnover: (most: Sen) => `Turnover of ${formatRinggit(most)} a year or less`,
    malaysian: (part: BasisPoints) => `Malaysians hold ${formatRate(part, 'trim')} or more`,
    bumiputera: (part: BasisPoints) => `Bumiputera hold ${formatRate(part, 'trim')} or more`,
    programme: 'Women or young owners lead it',
    scheme: (name: string, parts: readonly string[]) => `${name}: ${list(parts)}`,
    schemeParts: {
      sme: 'an SME',
      years: (least: number) => `${counted(least, 'year', 'years')} in business`,
      malaysian: (part: BasisPoints) => `${formatRate(part, 'trim')} Malaysian-owned`,
      turnover: (most: Sen) => `turnover up to ${formatRinggit(most)}`,
      refinancing: 'no refinancing',
    },
    conduct: 'Repayments recorded in CCRIS are in order',
    conductSource: 'Common practice',
  },
  steps: {
    rate: 'Rate a year',
    published: (text: string) => `published: ${text}`,
    reference: (name: string, level: BasisPoints, spread: BasisPoints) =>
      `${name} ${formatRate(level)} + ${formatRate(spread)}`,
    firstCharge: ({ Interest }: Words, first: number) =>
      `${Interest} a month, the first ${counted(first, 'month', 'months')}`,
    firstOwed: (first: number) => `Owed after ${counted(first, 'month', 'months')} without payment`,
    firstOwedFormula: (amount: Sen, rate: BasisPoints) =>
      `${formatRinggit(amount)}, each month with a twelfth of ${formatRate(rate)} of it added, rounded to the sen`,
    instalment: 'Instalment',
    last: 'Last instalment',
    charge: ({ Interest }: Words) => Interest,
    fixedCharge: 'Fixed charge',
    repaid: 'To repay',
    used: 'Used on average',
    commission: 'Commission a month',
    chargeMonth: ({ Interest }: Words) => `${Interest} a month`,
    unusedMonth: 'Fee on the unused part a month',
    month: 'Cost a month',
    time: (months: number) => `Over ${counted(months, 'month', 'months')}`,
    advanced: 'Advanced on invoices',
    invoice: 'Invoices for that',
    discount: 'Charge until the customer pays',
    times: 'Invoices one after another',
    timesFormula: (months: number, days: number) =>
      `how often ${days} days fit into ${counted(months, 'month', 'months')}, to the nearest whole number`,
    each: 'Cost of one invoice',
    guarantee: (fee: BasisPoints, cover: BasisPoints, when: keyof typeof choices.when, line: boolean) =>
      `Guarantee fee, ${formatRate(fee)} ${choices.when[when]} on ${formatRate(cover, 'trim')} of ${line ? 'the limit' : 'what is owed'}`,
    guaranteeYear: (year: number) => `Guarantee fee of year ${year}`,
    rebate: 'Rebate',
    rebateFormula: (rate: BasisPoints, months: number) =>
      `${formatRate(rate, 'trim')} a year of each month’s balance, for up to ${counted(months, 'month', 'months')}`,
    inHand: 'In hand on the first day',
    total: 'Total cost',
    rateAll: 'All-in cost a year',
    rateFormula: (inHand: Sen, months: number) =>
      `12 × i, where ${counted(months, 'month', 'months')} of payments and later fees are worth ${formatRinggit(inHand)} at i a month`,
    feesUnknown: 'needs fees that are not published',
    none: 'none',
    days: 'Decision, then payout',
    most: 'Largest amount',
  },
  own: {
    rate: { label: 'Its rate a year', unit: '%' },
    fees: { label: 'Fees at the start' },
    bounds: { rate: 'we work with rates up to 60% a year', fees: 'RM1 million is the most we compare' },
  },
}

/** What a visitor reads of business loans around their list. Browsers that work on the list never load it. */
export const businessLoanSiteWords = {
  choosing:
    'Compare the all-in cost a year: quoted rates leave out guarantee and unused-line fees, and an advance quotes none. Then look at what you sign for yourself.',
  presets: { 'least-in-all': 'Borrow for my business', 'nothing-to-pledge': 'Business loan without security' },
}
