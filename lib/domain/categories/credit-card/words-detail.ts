import type { FactSentences } from '../../figures/row'
import type { Words } from '../../products/words'
import { formatDate, type IsoDate } from '../../values/iso-date'
import { formatRinggit, type Sen } from '../../values/money'
import { counted } from '../../values/words'
import { creditCardWords } from './words'

const { chargeName } = creditCardWords
const onTime = '12 of 12 payments on time'
const unpublished = 'needs figures that are not published'

/** What a visitor reads of credit cards beyond their rows: the detail page, the sums, the rules, the own card. */
export const creditCardDetailWords = {
  /** Names of what a year is made from, in a list of what is not published. */
  used: {
    minimumSpend: 'minimum monthly spend',
    caps: { cashback: 'cap on cashback', points: 'cap on points', miles: 'cap on miles' },
    totalCap: 'total cap',
    pointsWorth: 'worth of points',
    earn: 'what it gives',
    annualFee: 'annual fee',
    feeWaiver: 'fee waiver',
    financeCharge: 'finance charge',
    serviceTax: 'service tax',
    freeDays: 'days without charge',
  },
  /** Conditions as sentences, where their chips are too short for them. */
  sentences: {
    and: (others: string, last: string) => `${others} and ${last}`,
    capsReached: (on: string) => `You pass the cap on ${on}`,
    facts: {
      /** "It gives 5% cashback on petrol, groceries and dining: cap RM15 a month each, RM45 in total". */
      headline: ({ label, value, note }) => {
        const gives = value.endsWith('%')
          ? `It gives ${value} ${label.toLowerCase()}`
          : `It gives ${label.toLowerCase()}, ${value},`
        const [on = '', ...rest] = (note ?? '').split('; ')
        return on === '' ? gives : `${gives} on ${on.replace(/, (?=[^,]+$)/, ' and ')}: ${rest.join(', ')}`
      },
    } satisfies FactSentences,
  },
  detail: {
    groups: {
      gives: 'Rewards',
      costs: 'What it costs',
      carry: 'If you carry a balance',
      transfer: 'Balance transfer',
      perks: 'Perks',
    },
    earn: (rate: string, kind: string, cap: string) => `${rate} ${kind}, ${cap}`,
    earnsNothing: 'Nothing',
    minimum: (owed: Sen, months: number, charge: Sen) =>
      `Paying only the minimum, ${formatRinggit(owed)} takes about ${months} months and costs about ${formatRinggit(charge, 'whole')}.`,
    chargeTiers: {
      twelve: (words: Words) => `${chargeName(words)}, ${onTime}`,
      ten: (words: Words) => `${chargeName(words)}, 10 or 11 payments on time`,
      fewer: (words: Words) => `${chargeName(words)}, fewer payments on time`,
    },
    interestFreeDays: 'Only when the last statement was paid in full.',
    transfer: {
      rate: 'Rate',
      flat: (rate: string, months: number) => `${rate} flat a year over ${months} months`,
      fee: 'Fee, once',
      yearly: 'True yearly rate with the fee',
      after: 'What is left at the end, or missed on the way, goes back to the normal rate.',
      minimum: 'Minimum transfer',
    },
    gift: {
      ended: (lastDay: IsoDate) => `None now: the last one ended ${formatDate(lastDay)}`,
      note: (conditions: string, lastDay: IsoDate, days: number) =>
        `${conditions} Last day ${formatDate(lastDay)}; it can take ${days} days to arrive. Gifts never affect the ranking.`,
    },
  },
  steps: {
    smallerOf: (sum: string, cap: string) => `the smaller of ${sum} and the cap of ${cap}`,
    cashbackOn: (kinds: string) => `Cashback on ${kinds}, a month`,
    pointsOn: (kinds: string) => `Points on ${kinds}, a month`,
    milesOn: (kinds: string) => `Miles on ${kinds}, a month`,
    pointsPerRinggit: (spend: string, points: string) => `${spend} × ${points} a ringgit`,
    cashbackAMonth: 'Cashback a month',
    cashbackAYear: 'Cashback a year',
    pointsAYear: 'Points or miles a year',
    pointsWorth: (worth: Sen) => `What they are worth, at ${formatRinggit(worth)} for each 1,000`,
    minimumSpend: {
      label: 'Minimum spend a month',
      formula: (spent: Sen, needed: Sen) => `${formatRinggit(spent)} spent, ${formatRinggit(needed)} needed`,
      met: 'Met',
      missed: 'Not met: it gives nothing',
    },
    annualFee: 'Annual fee',
    noFee: 'no fee',
    waiverUnknown: (fee: string) => `${fee}; a waiver is not published, so none is counted`,
    waiverSwipes: (swipes: number) => `: 12 × ${counted(swipes, 'swipe', 'swipes')}`,
    waiverSpend: (spend: Sen) => `: 12 × ${formatRinggit(spend)} spent`,
    waiverFirstYear: ': counted from the second year',
    serviceTax: 'Service tax a year',
    chargeAYear: (words: Words) => `${chargeName(words)} a year`,
    chargeRate: (words: Words) => `${chargeName(words)} rate`,
    chargePublished: `published for ${onTime}`,
    noCharge: (carried: Sen) => `none is charged on ${formatRinggit(carried)}`,
    charge: (carried: Sen, rate: string) => `${formatRinggit(carried)} carried × ${rate}, the rate for ${onTime}`,
    lost: 'Days without charge lost: on what you buy',
    lostFormula: (spend: Sen, rate: string, before: number, free: number) =>
      `12 × ${formatRinggit(spend)} × ${rate} × (${before} + ${free}) ÷ 365`,
    value: 'Value in a year',
    valueUnknown: (lacking: string) => `${unpublished}${lacking === '' ? '' : `: ${lacking}`}`,
    transfer: 'Balance transfer as a yearly rate',
    transferFormula: (fee: string, rate: string, months: number) =>
      `12 × i, where 100% − ${fee} fee is worth ${months} payments of (100% + ${rate} × ${months} ÷ 12) ÷ ${months} at i a month`,
    lounge: 'Lounge visits a year',
    income: 'Income asked',
    feeAndTax: 'Fee and tax a year',
    feeAndTaxUnknown: unpublished,
  },
  rules: {
    law: 'Bank Negara Malaysia, Credit Card policy document',
    issuers: 'With an income of RM36,000 a year or less, cards from at most two banks',
    income: 'An income of at least RM24,000 a year',
    age: 'Aged 21 or over for a main card',
  },
  own: {
    back: { label: 'Cashback on what you spend', unit: '%' },
    cap: { label: 'Monthly cashback cap' },
    fee: { label: 'Annual fee you pay', hint: 'What is charged in the end, after any waiver.' },
    charge: { label: 'Interest rate', unit: '%' },
    bounds: {
      back: 'no card gives back more than a fifth',
      cap: 'we work with up to RM10,000 back a month',
      fee: 'we work with fees up to RM10,000 a year',
      charge: 'card charges in Malaysia go up to 18% a year',
    },
  },
}

/** What a visitor reads of credit cards around their list. Browsers that work on the list never load it. */
export const creditCardSiteWords = {
  choosing:
    'If you pay in full each month, compare rewards after caps, less fee and service tax. If you carry a balance, the charge on it outweighs almost any reward.',
  presets: {
    'most-back': 'Get more cashback',
    'low-charge': 'Pay less interest on my card',
    'move-balance': 'Move a card balance',
  },
  annualFee: (fee: Sen) => `Annual fee ${formatRinggit(fee)}`,
  noAnnualFee: 'No annual fee',
}

const onAllSpend = (cards: string) => `${cards}, ranked by what they are worth on all you spend in a year.`

/** Titles and leads of the pages for one kind of reward. */
export const cardVariantWords = {
  reward: {
    title: 'Rewards credit cards',
    lede: 'Cards that give points, ranked by what the points are worth to you in a year, less fee and tax.',
  },
  cashback: {
    title: 'Cashback credit cards',
    lede: 'Cards that give money back, ranked by what is left in a year after caps, minimum spend, fee and tax.',
  },
  petrol: { title: 'Petrol credit cards', lede: onAllSpend('Cards that give back on petrol') },
  travel: { title: 'Travel credit cards', lede: onAllSpend('Cards for miles and lounges') },
  dining: { title: 'Dining credit cards', lede: onAllSpend('Cards that give back on dining') },
  shopping: { title: 'Shopping credit cards', lede: onAllSpend('Cards that give back on shopping and online') },
  groceries: { title: 'Groceries credit cards', lede: onAllSpend('Cards that give back on groceries') },
}
