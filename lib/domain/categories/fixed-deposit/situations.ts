import { formatRinggit, sen } from '../../money'
import { basisPoints, formatAnnualRate } from '../../rate'
import type { Situation, Sort } from '../category'
import { type DepositScenario, monthsText } from './scenario'

/** Orders of the fixed-deposit list; the first is the default. */
export const fixedDepositSorts: readonly Sort<DepositScenario>[] = [
  {
    id: 'return',
    label: 'Effective yearly rate',
    better: 'higher',
    basis: ({ amount, months }) => {
      const words = 'over all the money placed, any tied purchase included'
      return `Effective yearly rate on ${formatRinggit(amount)} over ${monthsText(months)}, ${words}`
    },
    print: (value) => formatAnnualRate(basisPoints(value)),
    missing: 'Not known',
    weightLabel: 'What it earns',
    defaultWeight: 5,
  },
  {
    id: 'maturity',
    label: 'Ringgit at maturity',
    better: 'higher',
    basis: ({ amount, months }) => {
      return `Ringgit earned by ${formatRinggit(amount)} over ${monthsText(months)}, after any tied purchase`
    },
    print: (value) => formatRinggit(sen(value), 'sen'),
    missing: 'Not known',
    weightLabel: null,
    defaultWeight: 0,
  },
  {
    id: 'flexibility',
    label: 'Kept if you leave half-way',
    better: 'higher',
    basis: ({ amount, months }) => {
      return `Ringgit you keep if you take out ${formatRinggit(amount)} half-way through ${monthsText(months)}`
    },
    print: (value) => formatRinggit(sen(value), 'sen'),
    missing: 'Early-withdrawal rule not published',
    weightLabel: 'Leaving early',
    defaultWeight: 2,
  },
  {
    id: 'minimum',
    label: 'Lowest minimum deposit',
    better: 'lower',
    basis: () => 'Smallest amount that the deposit takes, among those that take yours',
    print: (value) => formatRinggit(sen(value)),
    missing: 'Minimum deposit not published',
    weightLabel: 'A small minimum',
    defaultWeight: 1,
  },
]

/** What visitors come for, each with the caution that belongs to it. */
export const fixedDepositSituations: readonly Situation[] = [
  {
    id: 'no-strings',
    title: 'Earn the most, no strings',
    selection: { strings: ['none'] },
    sort: 'return',
    caution: {
      title: 'What happens at maturity?',
      text: 'Most deposits renew themselves at the board rate, which is often lower. Note the maturity date and look again.',
    },
  },
  {
    id: 'may-need-early',
    title: 'Money I may need early',
    selection: { early: ['keeps-some'] },
    sort: 'flexibility',
    caution: {
      title: 'Will you keep it there for the whole term?',
      text: 'Leaving early usually costs half of the return or all of it. A savings account may pay more for a few months.',
    },
  },
  {
    id: 'large-sum',
    title: 'Large sum',
    selection: { protection: ['pidm'] },
    sort: 'return',
    caution: {
      title: 'Is all of it protected?',
      text: 'PIDM protects up to RM250,000 for each depositor at each member bank, return included. Spread a larger sum over several banks.',
    },
  },
  {
    id: 'monthly-income',
    title: 'Monthly income from it',
    selection: { payout: ['monthly'] },
    sort: 'maturity',
    caution: {
      title: 'Will you spend what it pays?',
      text: 'A return that is paid out each month does not earn again, and monthly payout often comes with a lower rate.',
    },
  },
  {
    id: 'small-start',
    title: 'Start with a small amount',
    selection: {},
    sort: 'minimum',
    caution: {
      title: 'Do you have money for a bad month?',
      text: 'Keep some months of spending in an account you can reach before you lock money away.',
    },
  },
  {
    id: 'shariah',
    title: 'Shariah-compliant',
    selection: { kind: ['islamic'] },
    sort: 'return',
    caution: {
      title: 'Is the profit rate fixed at the start?',
      text: 'Under tawarruq and murabahah it is. Under mudarabah and wakalah the rate is what the bank expects to pay. The contract is on each row.',
    },
  },
]
