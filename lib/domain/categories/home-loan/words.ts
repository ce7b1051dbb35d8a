import type { FactSentences } from '../../figures/row'
import type { Words } from '../../products/words'
import { counted } from '../../values/words'

/** `1 year`, `35 years`. */
const years = (count: number) => counted(count, 'year', 'years')
/** What a bank does with its money. */
const lends = (kind: Words['kind']) => (kind === 'Islamic' ? 'Finances' : 'Lends')
/** What the law calls the agreement, in the words of an Islamic product too. */
const agreement = ({ loan }: Words) => `${loan} agreement`

/** All that a visitor reads of home loans and home financing-i, figures aside. */
export const homeLoanWords = {
  title: 'Home loans',
  singular: 'home loan',
  plural: 'home loans',
  badge: 'Best without a lock-in',
  lede: 'Ranked by the rate over all the years, with the instalment if rates rise and the cash to buy.',
  sentences: {
    rise: ({ label, value, note }) => `${label}, you pay ${value} a month${note === null ? '' : ` (${note})`}`,
  } satisfies FactSentences,
  next: [
    { ask: 'Paying for a home now?', answer: 'See whether moving is worth it', calculator: 'move-home-loan' },
    { ask: 'How much can I borrow?', answer: 'See what you can afford a month', calculator: 'affordability' },
    { ask: 'What will it cost?', answer: 'See instalments, duties and what rises do', calculator: 'home-loan' },
  ],

  figures: {
    pricing: 'Rate',
    pricingAbout: '`fixed-first` is fixed for `years`, then floating.',
    rest: ({ Interest }: Words) => `${Interest} is charged`,
    restWords: { daily: 'On what you owe each day', monthly: 'On what you owe each month' },
    ceilingRate: 'Ceiling rate',
    ceilingNone: 'None',
    ceilingAbout: '`none` for a conventional loan.',
    lateCharge: ({ kind }: Words) => (kind === 'Islamic' ? "Late compensation (ta'widh)" : 'Late charge'),
    lateChargeText: (rate: string) => `${rate} a year on what is late`,
    margin: 'Margin of finance, first and second home',
    marginThird: 'Margin of finance, from the third home',
    minAmount: ({ Loan }: Words) => `Smallest ${Loan.toLowerCase()}`,
    maxAmount: ({ Loan }: Words) => `Largest ${Loan.toLowerCase()}`,
    minYears: 'Shortest tenure',
    maxYears: 'Longest tenure',
    oldestAge: 'Oldest age at the end of the tenure',
    years,
    noLimit: 'No limit',
    account: 'Kind of account',
    accountWords: { term: 'Basic term', 'semi-flexi': 'Semi-flexi', 'full-flexi': 'Full flexi' },
    setupFee: 'Fee to open the flexi account',
    accountFee: 'Fee of the flexi account',
    accountFeeText: (amount: string) => `${amount} a month`,
    withdrawalFee: 'Fee to take extra payments out',
    withdrawalFeeText: (amount: string) => `${amount} each time`,
    noFee: 'No fee',
    lockIn: 'Lock-in',
    lockInNone: 'No lock-in',
    lockInOf: { original: 'the original amount', outstanding: 'what you still owe' },
    lockInText: (count: number, fee: string, of: string) => `${years(count)}: ${fee} of ${of} if you leave earlier`,
    processingFee: 'Processing fee',
    ofAmount: ({ loan }: Words) => `the ${loan}`,
    valuation: 'Valuation fee',
    ofPrice: 'the price',
    borne: 'Costs the bank pays',
    borneNone: 'You pay all costs',
    borneWords: {
      'loan-duty': (words: Words) => `stamp duty on the ${agreement(words)}`,
      'sale-fee': 'legal fee for the sale',
      'loan-fee': (words: Words) => `legal fee for the ${agreement(words)}`,
      valuation: 'valuation',
    },
    cover: ({ kind }: Words) => (kind === 'Islamic' ? 'Takaful (MRTT or MLTT)' : 'Insurance (MRTA or MLTA)'),
    coverWords: { none: 'None', optional: 'Optional', compulsory: 'Compulsory' },
    coverText: (kind: string, cost: string) => `${kind}, about ${cost} of the amount, paid once`,
    coverAbout: '`cost` is paid once, as a part of the amount.',
    progressive: 'Home under construction',
    progressiveWords: {
      'charge-only': ({ Interest }: Words) => `${Interest} alone on what is released, until the home is completed`,
      instalments: 'Instalments from the first release',
    },
    progressiveNone: 'Completed homes only',
    firstHomeOnly: 'For a first home only',
  },

  scenario: {
    title: 'Your home',
    sentence: 'The home costs {price}. I borrow {loan} and pay it back over {years}.',
    price: 'Price of the home',
    priceLow: 'banks hardly finance homes below RM50,000',
    priceHigh: 'RM20 million is the most that we count',
    margin: 'Margin of finance',
    marginUnit: '%',
    marginHint: 'How much of the price you borrow.',
    marginLow: 'below 10% of the price you hardly need a bank',
    marginHigh: 'banks do not pay out more than the price',
    loan: 'Amount to borrow',
    loanHint: 'Sets the margin. A new price or margin changes it.',
    loanLow: 'enter 0 to go by price and margin',
    loanOverPrice: (price: string) =>
      `The amount to borrow must be at most ${price}: banks do not pay out more than the price. We used ${price}.`,
    years: 'Tenure',
    yearsUnit: 'years',
    yearsLow: 'home loans run for 5 years or more',
    yearsHigh: 'banks here may offer 35 years at most',
    buyer: 'Who buys',
    buyers: {
      first: 'Malaysian, first home',
      second: 'Malaysian, second home',
      third: 'Malaysian, third home or more',
      'permanent-resident': 'Permanent resident',
      foreigner: 'Foreigner',
    },
    construction: 'Under construction',
    parked: 'Savings in flexi',
    parkedHint: 'Kept in a flexi account.',
    parkedLow: 'enter 0 when you keep none there',
    parkedHigh: 'RM20 million is the most that we count',
    text: (amount: string, price: string, count: number) => `${amount} over ${years(count)} on a ${price} home`,
  },

  facets: {
    account: 'Kind of account',
    rate: 'Fixed or floating',
    rates: { floating: 'Floating rate', 'fixed-first': 'Fixed at first', fixed: 'Fixed throughout' },
    lockIn: 'Lock-in',
    lockIns: { none: 'No lock-in', short: '3 years or less' },
    mustHave: 'It must have',
    musts: {
      moving: 'Legal fees paid by the bank',
      'no-processing-fee': 'No processing fee',
      construction: 'Homes under construction',
    },
    cover: 'Compulsory insurance or takaful, or not published',
    firstHome: 'For a first home only',
  },

  situations: {
    firstHome: {
      title: 'First home, little cash',
      caution: {
        title: 'Do you have savings left after you buy?',
        text: 'Keep three instalments aside, and count moving and repairs too.',
      },
    },
    leaveEarly: {
      title: 'May sell or refinance early',
      caution: {
        title: 'What does it cost to leave?',
        text: 'Most lock-ins cost 2% to 3% of the loan. Costs that the bank paid may have to be paid back too.',
      },
    },
    flexi: {
      title: 'Savings to park in the loan',
      caution: {
        title: 'Will the money stay there?',
        text: 'It saves only while it is in the account. Enter what you would keep there all the years.',
      },
    },
    islamic: {
      title: 'Islamic financing',
      caution: {
        title: 'Is the ceiling rate the rate you pay?',
        text: 'No: you pay the lower rate, and the rest is given back as ibra’ (rebate).',
      },
    },
    fixed: {
      title: 'Worried that rates rise',
      caution: {
        title: 'For how long is it fixed?',
        text: 'Some rates are fixed for a few years only, and a fixed rate also stays when others fall.',
      },
    },
  },

  sorts: {
    rate: {
      label: 'Lowest effective rate',
      name: 'effective rate',
      basis: (text: string) => `The rate over the whole tenure at today’s reference rate, for ${text}, without fees.`,
      missing: 'Rate not published',
      weight: 'A low rate',
    },
    instalment: {
      label: 'Lowest instalment',
      name: 'instalment',
      basis: (text: string) => `The first instalment at today’s rates, for ${text}.`,
      missing: 'Rate not published',
    },
    paid: {
      label: 'Lowest total paid',
      name: 'total paid',
      basis: (text: string) =>
        `All instalments, fees and costs of buying, less what savings in a flexi account save, for ${text}.`,
      construction: ' Not ranked: loans with a charge until completion, which depends on the builder.',
      untilCompleted: 'Charge until completion not known',
      missing: 'A cost is not published',
      weight: 'A low total',
    },
    cash: {
      label: 'Least cash to buy',
      name: 'cash needed',
      basis: (text: string) => `Down payment and costs that you pay, for ${text}.`,
      missing: 'A cost is not published',
      weight: 'Little cash to buy',
    },
    rise: {
      label: 'Lowest instalment if rates rise',
      name: 'instalment if rates rise 1%',
      basis: (text: string) => `The instalment at a reference rate 1.00 point higher, for ${text}.`,
      missing: 'Rate not published',
      weight: 'Safe if rates rise',
    },
    aMonth: (amount: string) => `${amount} a month`,
  },

  facts: {
    aMonth: 'a month',
    headline: (text: string) => `for ${text}`,
    later: (text: string, amount: string, year: number) => `for ${text}, then ${amount} from year ${year}`,
    notRanked: (text: string) => `not ranked for ${text}`,
    rateLine: (rate: string, { kind }: Words) => `${rate} effective ${kind === 'Islamic' ? 'profit rate' : 'rate'}`,
    feesUnknown: (line: string) => `${line}, fees not published`,
    rate: 'Rate',
    kinds: { floating: 'Floating', fixed: 'Fixed', fixedFirst: (count: number) => `Fixed ${years(count)}` },
    floating: (reference: string, spread: string) => `SBR ${reference} ${spread}`,
    capped: (reference: string, spread: string, ceiling: string) => `SBR ${reference} ${spread}, at most ${ceiling}`,
    fixed: 'fixed for the whole tenure',
    fixedFirst: (rate: string, count: number, after: string) => `${rate} for ${years(count)}, then ${after}`,
    rise: 'If rates rise 1%',
    riseNote: (quarter: string, half: string) => `${quarter} at +0.25, ${half} at +0.50`,
    riseLater: (year: number, quarter: string, half: string) =>
      `from year ${year}; ${quarter} at +0.25, ${half} at +0.50`,
    riseFixed: 'does not change: the rate is fixed',
    paid: 'Total paid',
    untilCompleted: ({ interest }: Words) => `${interest} until it is completed comes on top`,
    paidNote: (cost: string, { loan }: Words) => `${cost} more than the ${loan}`,
    saved: (cost: string, saved: string, { loan }: Words) =>
      `${cost} more than the ${loan}; your savings in it save ${saved}`,
    cash: 'Cash needed',
    cashNote: (down: string) => `${down} of it down payment`,
    cashOwn: 'you have bought already',
    costMissing: 'one fee is not published',
    cashFrom: (amount: string) => `${amount} and a cost that is not published`,
    missing: 'Not published',
    notHere: 'Not for this purchase',
  },

  countryRates: { reference: 'SBR', duty: 'Stamp duty', legalFees: 'Legal fee scale' },

  reasons: {
    pricing: 'Rate not published',
    firstHomeOnly: 'For a first home only',
    buyer: 'Not open to this buyer',
    construction: 'Completed homes only',
    margin: (share: string, { kind }: Words) => `${lends(kind)} up to ${share} of the price`,
    maxAmount: (amount: string, { kind }: Words) => `${lends(kind)} up to ${amount}`,
    minAmount: (amount: string, { kind }: Words) => `${lends(kind)} from ${amount}`,
    maxYears: (count: number) => `Up to ${years(count)}`,
    minYears: (count: number) => `From ${years(count)}`,
  },

  conditions: {
    noLockIn: 'No lock-in',
    lockIn: (count: number, amount: string) => `Leaving within ${years(count)} costs ${amount}`,
    lockInUpTo: (count: number, amount: string) => `Leaving within ${years(count)} costs up to ${amount}`,
    cover: ({ kind }: Words) => `Compulsory ${kind === 'Islamic' ? 'MRTT' : 'MRTA'}`,
    firstHomeOnly: 'First home only',
    legalPaid: 'Legal fees paid by the bank',
    release: ({ Interest }: Words) => `${Interest} alone until completed`,
  },

  rules: {
    age: (age: number, { loan }: Words) => `At least 5 years before you are ${age}, when the ${loan} must end`,
    firstHome: 'You own no home yet',
  },
}

/** What the page of a home loan says of its figures: no browser loads it. */
export const homeLoanDetailWords = {
  rate: 'Rate',
  reference: 'Reference rate (SBR)',
  referenceNone: 'None: the rate is fixed',
  spread: 'Spread',
  spreadNone: 'None',
  effective: 'Rate you pay',
  since: (day: string, title: string, checked: string) =>
    `The same at every bank, since ${day} (${title}, checked ${checked}).`,
  amount: 'Amount and tenure',
  account: 'Account and lock-in',
  parkedNote: {
    term: ({ interest }: Words) =>
      `An advance payment saves no ${interest}; a capital repayment does. Tell the bank which it is.`,
    'semi-flexi': ({ interest }: Words) => `Extra payments save ${interest}.`,
    'full-flexi': ({ interest }: Words) => `Money in the account saves ${interest} every day.`,
  },
  costs: 'Costs when you buy',
  coverNote: 'Not compulsory by law (iProperty, May 2024).',
}
