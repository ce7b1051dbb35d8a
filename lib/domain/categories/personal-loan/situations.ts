import { formatRinggit, sen } from '../../money'
import { basisPoints, formatAnnualRate } from '../../rate'
import type { Situation, Sort } from '../category'
import { daysText } from './figures'
import { type LoanScenario, loanScenarioText } from './scenario'

const upperEnd = 'A rate that depends on approval counts at its upper end.'

/** Orders of the personal-loan list; the first is the default. */
export const loanSorts: readonly Sort<LoanScenario>[] = [
  {
    id: 'cost',
    label: 'Lowest total cost',
    better: 'lower',
    basis: (scenario) =>
      `All you repay less what you are paid out, fees included, for ${loanScenarioText(scenario)}. ${upperEnd}`,
    print: (value) => formatRinggit(sen(value)),
    missing: 'Fees not published',
    weightLabel: 'Low total cost',
    defaultWeight: 5,
  },
  {
    id: 'eir',
    label: 'Lowest effective rate',
    better: 'lower',
    basis: (scenario) => `Effective yearly rate with all fees, for ${loanScenarioText(scenario)}. ${upperEnd}`,
    print: (value) => formatAnnualRate(basisPoints(value)),
    missing: 'Fees not published',
    weightLabel: null,
    defaultWeight: 0,
  },
  {
    id: 'instalment',
    label: 'Lowest instalment',
    better: 'lower',
    basis: (scenario) => `Monthly instalment for ${loanScenarioText(scenario)}. ${upperEnd}`,
    print: (value) => `${formatRinggit(sen(value))} a month`,
    missing: 'Not published',
    weightLabel: 'A low instalment',
    defaultWeight: 2,
  },
  {
    id: 'speed',
    label: 'Fastest payout',
    better: 'lower',
    basis: () => 'Days from approval until the money is paid out, as published.',
    print: daysText,
    missing: 'Not published',
    weightLabel: 'Fast payout',
    defaultWeight: 1,
  },
]

/** What visitors come for, each with the caution that belongs to it. */
export const loanSituations: readonly Situation[] = [
  {
    id: 'least-in-all',
    title: 'Pay the least in all',
    selection: {},
    sort: 'cost',
    caution: {
      title: 'Might you settle it early?',
      text: 'Under the Rule of 78 most of the charge falls in the first months, so settling early saves you less. Leave those out if you might.',
    },
  },
  {
    id: 'lowest-instalment',
    title: 'Lowest instalment',
    selection: {},
    sort: 'instalment',
    caution: {
      title: 'What does a longer term add up to?',
      text: 'More months make each instalment smaller and the whole dearer. Compare the total cost before you stretch the term.',
    },
  },
  {
    id: 'fast',
    title: 'Need it fast',
    selection: { 'must-have': ['fast'] },
    sort: 'speed',
    caution: {
      title: 'Is the lender licensed?',
      text: 'Money lenders need a licence; check the name in the register of the housing and local government ministry. A real lender never asks you to pay before you are paid.',
    },
  },
  {
    id: 'consolidate',
    title: 'Bring debts together',
    selection: { purpose: ['debt-consolidation'] },
    sort: 'cost',
    caution: {
      title: 'Does it truly cost less?',
      text: 'A lower instalment over more years can cost more than the debts it replaces. AKPK works out a plan with you for free.',
    },
  },
  {
    id: 'government',
    title: 'Government staff',
    selection: { worker: ['government'] },
    sort: 'cost',
    caution: {
      title: 'Can you live on what is left?',
      text: 'With salary deduction the instalment is gone before you are paid. It goes on if your other costs rise.',
    },
  },
]
