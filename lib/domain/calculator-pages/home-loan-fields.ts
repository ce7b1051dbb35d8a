import { choice, count, date, type FieldGroup, money, rate, toggle, type ValuesOf } from '../fields/field'
import { addMonths, isoDate } from '../values/iso-date'
import { ringgit } from '../values/money'
import { basisPoints } from '../values/rate'

const whatIf: FieldGroup = { title: 'A rate rise, and paying more', folded: true }
const buying: FieldGroup = { title: 'Costs of buying', folded: true }

/** What the home-loan calculator asks. */
export const homeFields = {
  price: money({
    label: 'Price of the home',
    default: ringgit(500_000),
    min: { at: ringgit(30_000), because: 'homes below RM30,000 are hardly financed by a bank' },
    max: { at: ringgit(20_000_000), because: 'beyond RM20 million a bank decides case by case' },
  }),
  margin: rate({
    label: 'Margin of finance',
    unit: '% of the price',
    hint: 'Up to 90% for your first two homes, 70% from the third.',
    default: basisPoints(9_000),
    min: { at: basisPoints(1_000), because: 'below a tenth of the price you hardly need a loan' },
    max: { at: basisPoints(10_000), because: 'a bank does not lend more than the price' },
  }),
  years: count({
    label: 'Tenure',
    unit: 'years',
    monthsKey: 'months',
    default: 35,
    min: { at: 1, because: 'no home loan here is shorter than a year' },
    max: { at: 35, because: '35 years is the longest tenure of a home loan' },
  }),
  rate: rate({
    label: 'Rate',
    unit: '% a year',
    default: basisPoints(400),
    min: { at: basisPoints(0), because: 'a rate cannot be below nothing' },
    max: { at: basisPoints(1_800), because: 'no home loan here asks more than 18% a year' },
  }),
  rise: rate({
    group: whatIf,
    label: 'Rise of the rate to test',
    unit: 'points',
    default: basisPoints(100),
    min: { at: basisPoints(0), because: 'enter 0 to leave it out' },
    max: { at: basisPoints(500), because: 'the reference rate has never risen by more than five points here' },
  }),
  extra: money({
    group: whatIf,
    label: 'Paid on top each month',
    hint: 'For a loan that lets you pay more than the instalment.',
    default: ringgit(0),
    min: { at: ringgit(0), because: 'enter 0 when you pay the instalment alone' },
    max: { at: ringgit(1_000_000), because: 'beyond RM1 million a month hardly any loan is left' },
  }),
  buyer: choice({
    group: buying,
    label: 'Who buys',
    options: [
      { value: 'citizen', label: 'Malaysian, not the first home' },
      { value: 'first-home', label: 'Malaysian, first home' },
      { value: 'permanent-resident', label: 'Permanent resident' },
      { value: 'foreign', label: 'Anybody else' },
    ],
    default: 'citizen',
  }),
  day: date({
    group: buying,
    label: 'Day of the agreement',
    hint: 'Duty and relief go by this day.',
    default: (today) => today,
    min: { at: () => isoDate('2024-01-01'), because: 'the oldest duty that we hold began on that day' },
    max: { at: (today) => addMonths(today, 24), because: 'nobody knows the duty of a later day' },
  }),
  developer: toggle({
    group: buying,
    label: 'Bought new from a developer',
    hint: 'Then the lawyer’s fee on the sale is a part of the scale, without a discount.',
    default: false,
  }),
  discount: rate({
    group: buying,
    label: 'Discount your lawyer gives',
    unit: '% of the scale fee',
    default: basisPoints(0),
    min: { at: basisPoints(0), because: 'enter 0 for the full scale fee' },
    max: { at: basisPoints(2_500), because: 'lawyers may take at most a quarter off the scale' },
    when: { field: 'developer', is: [false] },
  }),
  disbursements: money({
    group: buying,
    label: 'Disbursements',
    hint: 'Searches, registration and copies, as your lawyer quotes them. RM1,500 is an example.',
    default: ringgit(1_500),
    min: { at: ringgit(0), because: 'enter 0 to leave them out' },
    max: { at: ringgit(100_000), because: 'we know of no purchase with more of them' },
  }),
  valuation: money({
    group: buying,
    label: 'Valuation',
    hint: 'What the bank’s valuer asks. RM1,000 is an example.',
    default: ringgit(1_000),
    min: { at: ringgit(0), because: 'enter 0 when the bank asks for none' },
    max: { at: ringgit(100_000), because: 'we know of no home whose valuation costs more' },
  }),
} as const

/** The values of {@link homeFields}. */
export type HomeValues = ValuesOf<typeof homeFields>
