import { formatRinggit, formatSignedRinggit, sen } from '../../money'
import { basisPoints, formatAnnualRate } from '../../rate'
import type { Situation, Sort, Variant } from '../category'
import { visitsText } from './figures'
import { type CardScenario, cardScenarioText } from './scenario'
import { mostVisits } from './sort-values'

/** Orders of the credit-card list; the first is the default. */
export const cardSorts: readonly Sort<CardScenario>[] = [
  {
    id: 'value',
    label: 'Worth to you in a year',
    better: 'higher',
    basis: (scenario) =>
      `Rewards after caps less annual fee, service tax and any charge on a balance, in a year, for ${cardScenarioText(scenario)}. Sign-up gifts do not count.`,
    print: (value) => `${formatSignedRinggit(sen(value), 'auto')} a year`,
    missing: 'Not published',
    weightLabel: 'What it gives you',
    defaultWeight: 5,
  },
  {
    id: 'fee',
    label: 'Lowest fee and tax',
    better: 'lower',
    basis: (scenario) =>
      `Annual fee and service tax in an ordinary year, after any waiver that your case meets, for ${cardScenarioText(scenario)}.`,
    print: (value) => `${formatRinggit(sen(value))} a year`,
    missing: 'Not published',
    weightLabel: 'Low fees',
    defaultWeight: 2,
  },
  {
    id: 'finance',
    label: 'Lowest charge on a balance',
    better: 'lower',
    basis: () => 'Yearly rate on what you carry, at the rate for 12 of 12 payments on time.',
    print: (value) => formatAnnualRate(basisPoints(value)),
    missing: 'Not published',
    weightLabel: 'A low rate on a balance',
    defaultWeight: 1,
  },
  {
    id: 'transfer',
    label: 'Cheapest balance transfer',
    better: 'lower',
    basis: () =>
      'Yearly rate of moving a balance with its one-off fee, whatever the amount. Cards without a transfer come last.',
    print: (value) => formatAnnualRate(basisPoints(value)),
    missing: 'Not published',
    weightLabel: null,
    defaultWeight: 0,
  },
  {
    id: 'lounge',
    label: 'Most lounge visits',
    better: 'higher',
    basis: () =>
      `Airport lounge visits a year, as published. Unlimited visits, and more than ${mostVisits}, count as ${mostVisits}.`,
    print: visitsText,
    missing: 'Not published',
    weightLabel: 'Airport lounges',
    defaultWeight: 0,
  },
  {
    id: 'income',
    label: 'Lowest income asked',
    better: 'lower',
    basis: () => 'The lowest monthly income that the bank accepts, as published.',
    print: (value) => `${formatRinggit(sen(value))} a month`,
    missing: 'Not published',
    weightLabel: null,
    defaultWeight: 0,
  },
]

/** What visitors come for, each with the caution that belongs to it. */
export const cardSituations: readonly Situation[] = [
  {
    id: 'most-back',
    title: 'Most back on my spend',
    selection: {},
    sort: 'value',
    caution: {
      title: 'Do you sometimes carry a balance?',
      text: 'At 18% a year, RM3,000 carried costs RM45 a month, more than most cards give back. Enter what you carry and the list counts it.',
    },
  },
  {
    id: 'no-fees',
    title: 'No fees, ever',
    selection: { fee: ['free-for-life'] },
    sort: 'fee',
    caution: {
      title: 'Free for life still has a tax',
      text: 'Service tax is RM25 a year for each card, main or supplementary. Some banks pay it for you; most do not.',
    },
  },
  {
    id: 'low-charge',
    title: 'Pay less interest',
    selection: {},
    sort: 'finance',
    caution: {
      title: 'Can you pay it off another way?',
      text: 'RM5,000 paid at the minimum takes more than five years, even at 15%. A personal loan may cost less. AKPK helps with a plan for free.',
    },
  },
  {
    id: 'move-balance',
    title: 'Move a balance',
    selection: { perks: ['balance-transfer'] },
    sort: 'transfer',
    caution: {
      title: '0% is not free when there is a fee',
      text: 'A 3% fee on a 12-month transfer costs as much as 5.66% a year. What is left at the end goes back to the normal rate.',
    },
  },
  {
    id: 'travel',
    title: 'Travel',
    selection: { purpose: ['travel'] },
    sort: 'value',
    caution: {
      title: 'What does it cost to pay abroad?',
      text: "Many cards add about 1% to what you spend abroad. That can be more than the miles are worth. Check it on the card's page.",
    },
  },
]

/** The pages under /credit-card for one kind of reward. */
export const cardVariants: readonly Variant[] = [
  {
    slug: 'reward',
    title: 'Rewards credit cards',
    lede: 'Cards that give points, ranked by what the points are worth to you in a year, less fee and tax.',
    selection: { purpose: ['reward'] },
  },
  {
    slug: 'cashback',
    title: 'Cashback credit cards',
    lede: 'Cards that give money back, ranked by what is left in a year after caps, minimum spend, fee and tax.',
    selection: { purpose: ['cashback'] },
  },
  {
    slug: 'petrol',
    title: 'Petrol credit cards',
    lede: 'Cards that give back on petrol, ranked by what they are worth on all you spend in a year.',
    selection: { purpose: ['petrol'] },
  },
  {
    slug: 'travel',
    title: 'Travel credit cards',
    lede: 'Cards for miles and lounges, ranked by what they are worth on all you spend in a year.',
    selection: { purpose: ['travel'] },
  },
  {
    slug: 'dining',
    title: 'Dining credit cards',
    lede: 'Cards that give back on dining, ranked by what they are worth on all you spend in a year.',
    selection: { purpose: ['dining'] },
  },
  {
    slug: 'shopping',
    title: 'Shopping credit cards',
    lede: 'Cards that give back on shopping and online, ranked by what they are worth on all you spend in a year.',
    selection: { purpose: ['shopping'] },
  },
  {
    slug: 'groceries',
    title: 'Groceries credit cards',
    lede: 'Cards that give back on groceries, ranked by what they are worth on all you spend in a year.',
    selection: { purpose: ['groceries'] },
  },
]
