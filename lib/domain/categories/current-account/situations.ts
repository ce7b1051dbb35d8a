import { formatRinggit, sen } from '../../money'
import { basisPoints, formatAnnualRate } from '../../rate'
import type { Situation, Sort } from '../category'
import { type CurrentScenario, currentScenarioText } from './scenario'

/** Orders of the current-account list; the first is the default. */
export const currentSorts: readonly Sort<CurrentScenario>[] = [
  {
    id: 'net',
    label: 'Ringgit a year after costs',
    better: 'higher',
    basis: (scenario) => `Return less fees and borrowing in a year for ${currentScenarioText(scenario)}`,
    print: (value) => formatRinggit(sen(value), 'sen'),
    missing: 'Not known',
    weightLabel: 'What it leaves you',
    defaultWeight: 5,
  },
  {
    id: 'fees',
    label: 'Lowest fees a year',
    better: 'lower',
    basis: (scenario) => `Fees in a year for ${currentScenarioText(scenario)}`,
    print: (value) => formatRinggit(sen(value), 'sen'),
    missing: 'Not known',
    weightLabel: 'Low fees',
    defaultWeight: 2,
  },
  {
    id: 'overdraft',
    label: 'Lowest overdraft or cash line rate',
    better: 'lower',
    basis: () => 'Yearly rate on what is drawn, among accounts that offer it',
    print: (value) => formatAnnualRate(basisPoints(value)),
    missing: 'Not published',
    weightLabel: null,
    defaultWeight: 0,
  },
  {
    id: 'opening',
    label: 'Lowest opening deposit',
    better: 'lower',
    basis: () => 'The least that opens the account',
    print: (value) => formatRinggit(sen(value)),
    missing: 'Opening deposit not published',
    weightLabel: 'A small start',
    defaultWeight: 1,
  },
]

/** What visitors come for, each with the caution that belongs to it. */
export const currentSituations: readonly Situation[] = [
  {
    id: 'cheapest',
    title: 'Cheapest for how I use it',
    selection: {},
    sort: 'net',
    caution: {
      title: 'Does your balance dip?',
      text: 'The charge looks at the average of the half year. A few low weeks can bring it on. Weigh it with your lowest balance.',
    },
  },
  {
    id: 'cheques',
    title: 'I write cheques',
    selection: { features: ['cheque-book'] },
    sort: 'fees',
    caution: {
      title: 'Does it have to be a cheque?',
      text: 'Every leaf costs duty and a charge, and one that is returned costs more. A transfer is often free.',
    },
  },
  {
    id: 'overdraft',
    title: 'I sometimes go below zero',
    selection: { features: ['overdraft'] },
    sort: 'overdraft',
    caution: {
      title: 'Would you draw it for months?',
      text: 'Money drawn for long usually costs less as personal financing with an end date. Set the days drawn above.',
    },
  },
  {
    id: 'no-fees',
    title: 'No service charge',
    selection: { without: ['service-charge'] },
    sort: 'net',
    caution: {
      title: 'Do you pay with its card?',
      text: 'The card can have a yearly fee of its own. It is in the sum of each account.',
    },
  },
  {
    id: 'earns',
    title: 'Earn on what lies there',
    selection: { features: ['earns'] },
    sort: 'net',
    caution: {
      title: 'Does it have to lie there?',
      text: 'Current accounts pay little. What you do not need this month earns more in a savings account or a fixed deposit.',
    },
  },
  {
    id: 'shariah',
    title: 'Shariah-compliant',
    selection: { kind: ['islamic'] },
    sort: 'net',
    caution: {
      title: 'Do you count on a return?',
      text: 'Under qard and wadiah the return is hibah, a gift that the bank may give or not.',
    },
  },
]
