import type { Words } from '../../products/words'
import { debtHelp } from '../../reference/debt-help'
import { formatDate, type IsoDate } from '../../values/iso-date'
import { formatRinggit, type Sen } from '../../values/money'
import { type BasisPoints, formatRate } from '../../values/rate'
import { counted } from '../../values/words'
import { commonWords } from '../shared/common-words'
import { mostVisits } from './most-visits'
import { type SpendKind, totalSpend } from './spending'

const { noFee } = commonWords.figures

type Scenario = Readonly<Record<SpendKind, Sen>> & { readonly swipes: number; readonly carry: Sen }

/** What most of the spending goes to. */
const mixes = {
  usual: 'A bit of everything',
  daily: 'Groceries, petrol',
  out: 'Dining, online',
  travel: 'Travel',
  own: 'My own amounts',
}
/** Those that a line of figures names: the usual amounts, and one's own, need no words. */
const isNamed = (mix: string): mix is 'daily' | 'out' | 'travel' => mix === 'daily' || mix === 'out' || mix === 'travel'

function scenarioText({ swipes: _, carry, ...spend }: Scenario, mix = ''): string {
  const carried = carry > 0 ? `, ${formatRinggit(carry)} carried` : ''
  const mostly = isNamed(mix) ? `, mostly ${mixes[mix].toLowerCase().replace(',', ' and')}` : ''
  return `${formatRinggit(totalSpend(spend))} a month${mostly}${carried}`
}

const rateOf = (what: string) => (fee: BasisPoints) => `${formatRate(fee, 'trim')} ${what}`
const visits = (count: number) => `${counted(count, 'visit', 'visits')} a year`
const chargeName = ({ kind }: Words) => (kind === 'Islamic' ? 'Profit charge' : 'Finance charge')

/** What a visitor reads of credit cards. */
export const creditCardWords = {
  title: 'Credit cards',
  singular: 'card',
  plural: 'cards',
  badge: 'Best without a fee',
  lede: 'Ranked by what each is worth to you in a year: rewards after caps, less fee, service tax and any charge on a balance.',
  next: [
    {
      ask: 'Spend more?',
      answer: 'See from which amount another card wins',
      calculator: 'first-card',
      raise: { field: 'groceries', after: ' of groceries a month' },
    },
    { ask: 'Two cards?', answer: 'See the best pair for your spending', calculator: 'card-pair' },
    { ask: 'Carry a balance?', answer: 'See when it is paid off and what it costs', calculator: 'card-payoff' },
  ],
  visits,
  chargeName,
  valueAYear: (value: string) => `${value} a year`,
  figures: {
    network: { label: 'Network' },
    tier: { label: 'Tier' },
    purposes: { label: 'Made for' },
    annualFee: { label: 'Annual fee', none: noFee },
    feeWaiver: { label: 'Fee waiver', none: 'No waiver' },
    earn: { label: 'What it gives back' },
    minimumMonthlySpend: { label: 'Minimum spend a month' },
    totalMonthlyCap: { label: 'Most cashback a month', none: 'No total cap' },
    thousandPointsWorth: { label: '1,000 points or miles are worth', none: 'It gives no points' },
    serviceTax: { label: 'Service tax a year', none: 'No tax charged to you' },
    financeCharge: { label: chargeName, none: 'No charge' },
    interestFreeDays: { label: 'Days without charge', print: (days: number) => `${days} days` },
    cashAdvanceFee: { label: 'Cash advance fee', none: noFee, print: rateOf('of the amount') },
    overseasFee: { label: 'Fee on spending abroad', none: noFee, print: rateOf("plus the network's rate") },
    loungeVisits: { label: 'Airport lounge', none: 'No visits', unlimited: 'Unlimited visits', print: visits },
    balanceTransfer: { label: 'Balance transfer', none: 'Not offered' },
    supplementaryFee: { label: 'Supplementary card a year', none: noFee },
    pointsExpiryMonths: {
      label: 'Points expire after',
      none: 'They do not expire',
      unlimited: 'They do not expire',
      print: (length: number) => `${length} months`,
    },
    gift: { label: 'Sign-up gift', none: 'None now' },
  },
  choices: {
    /** What people spend on, with the words of a sentence. */
    spend: {
      petrol: 'petrol',
      groceries: 'groceries',
      dining: 'dining',
      online: 'online',
      travel: 'travel',
      other: 'everything else',
    },
    network: { visa: 'Visa', mastercard: 'Mastercard', 'american-express': 'American Express', mydebit: 'MyDebit' },
    tier: {
      classic: 'Classic',
      gold: 'Gold',
      platinum: 'Platinum',
      signature: 'Signature',
      world: 'World',
      infinite: 'Infinite',
    },
    purpose: {
      reward: 'Rewards points',
      cashback: 'Cashback',
      petrol: 'Petrol',
      travel: 'Travel',
      dining: 'Dining',
      shopping: 'Shopping',
      groceries: 'Groceries',
    },
  },
  /** When the annual fee is not charged, within a sentence. */
  waivers: {
    freeForLife: 'free for life',
    firstYear: 'first year free',
    yearlySpend: (amount: Sen) => `waived from ${formatRinggit(amount)} spent a year`,
    swipes: (count: number) => `waived from ${counted(count, 'swipe', 'swipes')} a year`,
    never: 'no waiver',
    spendOf: (amount: Sen) => `${formatRinggit(amount)} spent`,
    swipesOf: (count: number) => counted(count, 'swipe', 'swipes'),
  },
  earn: {
    allSpending: 'all spending',
    kinds: { cashback: 'cashback', points: 'points', miles: 'miles' },
    onePer: (ringgit: string) => `1 per RM${ringgit}`,
    perRinggit: (points: string) => `${points} per RM1`,
    noCap: 'no cap',
    capUnknown: 'cap not published',
    cap: (most: string) => `cap ${most} a month`,
  },
  scenario: {
    title: 'What you spend in a month',
    sentence: 'I spend {total} a month by card, mostly on {mix}.',
    text: scenarioText,
    fields: {
      petrol: { label: 'Petrol' },
      groceries: { label: 'Groceries' },
      dining: { label: 'Dining' },
      online: { label: 'Online' },
      travel: { label: 'Travel' },
      other: { label: 'Everything else' },
      swipes: { label: 'Swipes a month', hint: 'Some fees are waived by swipes.', unit: '' },
      carry: { label: 'Unpaid balance each month' },
    },
    total: { label: 'Spend in a month' },
    mix: { label: 'Mostly on', options: mixes },
    bounds: {
      total: 'we work with up to RM50,000 a month in total',
      spend: 'we work with up to RM50,000 a month for each kind of spending',
      swipes: 'we count up to 500 swipes a month',
      carry: 'we work with up to RM200,000 carried from month to month',
    },
  },
  facets: {
    purpose: 'Rewards on',
    network: 'Network',
    tier: 'Tier',
    fee: {
      legend: 'Annual fee',
      options: {
        'free-for-life': 'Free for life',
        'yearly-spend': 'Waived by spending',
        swipes: 'Waived by uses',
        'first-year': 'First year free',
      },
    },
    perks: {
      legend: 'It must have',
      options: {
        lounge: 'Airport lounge',
        'balance-transfer': 'Balance transfer',
        'no-overseas-fee': 'No fee on spending abroad',
        gift: 'Sign-up gift',
      },
    },
    leaveOut: { 'minimum-spend': 'With a minimum spend, or none published' },
  },
  sorts: {
    value: {
      label: 'Worth to you in a year',
      name: 'worth to you in a year',
      basis: (scenario: Scenario) =>
        `Rewards after caps less annual fee, service tax and any charge on a balance, in a year, for ${scenarioText(scenario)}. Sign-up gifts do not count.`,
      missing: 'Not published',
      weightLabel: 'What it gives you',
    },
    fee: {
      label: 'Lowest fee and tax',
      name: 'fee and tax',
      basis: (scenario: Scenario) =>
        `Annual fee and service tax in an ordinary year, after any waiver that you get, for ${scenarioText(scenario)}.`,
      missing: 'Not published',
      weightLabel: 'Low fees',
    },
    finance: {
      label: 'Lowest charge on a balance',
      name: 'charge on a balance',
      basis: () => 'Yearly rate on what you carry, at the rate for 12 of 12 payments on time.',
      missing: 'Not published',
      weightLabel: 'A low rate on a balance',
    },
    transfer: {
      label: 'Cheapest balance transfer',
      name: 'balance transfer',
      basis: () =>
        'Yearly rate of moving a balance with its one-off fee, whatever the amount. Cards without a transfer come last.',
      missing: 'Not published',
      weightLabel: null,
    },
    lounge: {
      label: 'Most lounge visits',
      name: 'lounge visits',
      basis: () =>
        `Airport lounge visits a year, as published. Unlimited visits, and more than ${mostVisits}, count as ${mostVisits}.`,
      missing: 'Not published',
      weightLabel: 'Airport lounges',
    },
    income: {
      label: 'Lowest minimum income',
      name: 'income asked',
      basis: () => 'The lowest monthly income that the bank accepts, as published.',
      missing: 'Not published',
      weightLabel: null,
    },
  },
  /** Whoever carries a balance, on whatever list of cards. */
  carryCaution: (carry: Sen) => ({
    title: `Pay off ${formatRinggit(carry)} first`,
    text: `While you carry a balance, all you buy is charged from its first day. That costs more than most cards give back. ${debtHelp.name} helps with a plan, free: ${debtHelp.phone}.`,
  }),
  situations: {
    'most-back': {
      title: 'Most back on my spend',
      caution: {
        title: 'Do you sometimes carry a balance?',
        text: 'At 18% a year, RM3,000 carried costs RM45 a month, more than most cards give back. Enter what you carry and the list counts it.',
      },
    },
    'no-fees': {
      title: 'No fees, ever',
      caution: {
        title: 'Free for life still has a tax',
        text: 'Service tax is RM25 a year for each card, main or supplementary. Some banks pay it for you; most do not.',
      },
    },
    'low-charge': {
      title: 'Pay less interest',
      caution: {
        title: 'Can you pay it off another way?',
        text: 'RM5,000 paid at the minimum takes more than five years, even at 15%. A personal loan may cost less. AKPK helps with a plan for free.',
      },
    },
    'move-balance': {
      title: 'Move a balance',
      caution: {
        title: '0% is not free when there is a fee',
        text: 'A 3% fee on a 12-month transfer costs as much as 5.66% a year. What is left at the end goes back to the normal rate.',
      },
    },
    travel: {
      title: 'Travel',
      caution: {
        title: 'What does it cost to pay abroad?',
        text: "Many cards add about 1% to what you spend abroad. That can be more than the miles are worth. Check it on the card's page.",
      },
    },
  },
  headline: {
    unit: 'a year for your spend',
    unitOfLoss: 'a year: you lose',
    /** `rate` is that of a balance which is carried. */
    basis: (scenario: Scenario, rate: string | null) =>
      `for ${scenarioText(scenario)}${rate === null ? '' : ` at ${rate}, the rate for 12 of 12 payments on time`}`,
    notRanked: (basis: string, lacking: string) =>
      `not ranked ${basis}${lacking === '' ? '' : `; not published: ${lacking}`}`,
  },
  facts: {
    earn: { cashback: 'Cashback', points: 'Points', miles: 'Miles', none: 'Rewards', nothing: 'None' },
    each: ' each',
    totalCap: (cap: Sen) => `, ${formatRinggit(cap)} in total`,
    totalCapUnknown: ', total cap not published',
    minimumSpendUnknown: '; minimum spend not published',
    waiverUnknown: 'waiver not published',
    free: 'RM0',
    freeForYou: 'RM0 for you',
    feeBelow: (fee: Sen, from: string) => `${formatRinggit(fee)} below ${from}`,
    freeFrom: (from: string) => `RM0 from ${from}`,
    overseas: { label: 'Overseas fee', note: 'on top of the network’s rate' },
  },
  conditions: {
    minimumSpend: (amount: Sen, missed: boolean) =>
      `Spend ${formatRinggit(amount)} a month${missed ? ': not met' : ''}`,
    capsReached: (count: number, gives: string) => `You hit ${counted(count, `${gives} cap`, `${gives} caps`)}`,
    totalCapReached: 'You reach the monthly cap',
    feeNotWaived: 'Fee not waived',
    carried: (cost: Sen) => `Your unpaid balance costs ${formatRinggit(cost)} a year`,
    gift: (lastDay: IsoDate, text: string) => `Gift until ${formatDate(lastDay)}: ${text}`,
  },
  /** Visits of which only a part counts. */
  countedAs: (text: string) => `${text}, counted as ${mostVisits}`,
}
