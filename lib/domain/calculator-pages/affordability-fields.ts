import { count, money, rate, type ValuesOf } from '../fields/field'
import { ringgit } from '../values/money'
import { basisPoints } from '../values/rate'
import { homeFields } from './home-loan-fields'

const mostIncome = { at: ringgit(1_000_000), because: 'beyond RM1 million a month a bank decides case by case' }

/** What the calculator of what one can borrow asks. */
export const affordabilityFields = {
  income: money({
    label: 'Net income a month',
    hint: 'What reaches your account after EPF, SOCSO and tax.',
    default: ringgit(6_000),
    min: { at: ringgit(500), because: 'no lender here accepts less' },
    max: mostIncome,
    personal: true,
  }),
  commitments: money({
    label: 'Repayments you make a month',
    hint: 'Loans, car, study loan, and 5% of what you owe on cards.',
    default: ringgit(1_200),
    min: { at: ringgit(0), because: 'enter 0 when you repay nothing' },
    max: mostIncome,
    personal: true,
  }),
  living: money({
    label: 'What you need to live on a month',
    hint: 'Everything besides repayments, once you live in the new home: rent that ends is not counted.',
    default: ringgit(2_000),
    min: { at: ringgit(0), because: 'enter 0 to look at what lenders count alone' },
    max: mostIncome,
    personal: true,
  }),
  savings: money({
    label: 'Savings for buying',
    hint: 'For the down payment, stamp duty and lawyers’ fees together.',
    default: ringgit(60_000),
    min: { at: ringgit(0), because: 'enter 0 when you have none' },
    max: { at: ringgit(100_000_000), because: 'RM100 million is the most we work with' },
    personal: true,
  }),
  ratio: rate({
    label: 'Part of your income that may go to repayments',
    unit: '% of net income',
    hint: 'Each bank sets its own: commonly 60% for lower incomes and 70% for others.',
    default: basisPoints(6_000),
    min: { at: basisPoints(1_000), because: 'below a tenth of your income no home loan fits' },
    max: { at: basisPoints(8_000), because: 'we know of no bank that goes beyond 80%' },
  }),
  rate: rate({
    label: 'Rate of the new loan',
    unit: '% a year',
    default: basisPoints(415),
    min: { at: basisPoints(0), because: 'a rate cannot be below nothing' },
    max: { at: basisPoints(1_800), because: 'no home loan here asks more than 18% a year' },
  }),
  stress: rate({
    label: 'Rate rise to test',
    unit: 'points',
    default: basisPoints(100),
    min: { at: basisPoints(0), because: 'enter 0 to leave it out' },
    max: { at: basisPoints(500), because: 'the reference rate has never risen by more than five points here' },
  }),
  years: count({
    label: 'Tenure of the new loan',
    unit: 'years',
    monthsKey: 'months',
    default: 30,
    min: homeFields.years.min,
    max: homeFields.years.max,
  }),
  margin: homeFields.margin,
  buyer: homeFields.buyer,
  disbursements: homeFields.disbursements,
  valuation: homeFields.valuation,
} as const

/** The values of {@link affordabilityFields}. */
export type AffordabilityValues = ValuesOf<typeof affordabilityFields>
