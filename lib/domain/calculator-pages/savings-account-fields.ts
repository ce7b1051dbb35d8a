import { choice, count, type FieldGroup, money, rate, toggle, type ValuesOf } from '../fields/field'
import { ringgit } from '../values/money'
import { basisPoints } from '../values/rate'

const most = { at: ringgit(10_000_000), because: 'RM10 million is the most we compare' }
const noRate = { at: basisPoints(0), because: 'an account does not charge you a rate' }
const highRate = { at: basisPoints(2_000), because: 'no savings account here pays more than 20% a year' }
const noSum = { at: ringgit(0), because: 'enter 0 when there is none' }
const withBands = { field: 'bands', is: ['2', '3'] }
const withThree = { field: 'bands', is: ['3'] }
const withBonuses = { field: 'bonuses', is: [true] }

const yearly = { unit: '% a year', min: noRate, max: highRate } as const

const bonuses: FieldGroup = { title: 'Bonuses', folded: false }

/** The fields of the savings-account calculator: bands of rates, bonuses, and what the visitor does. */
export const accountFields = {
  balance: money({
    label: 'Balance',
    hint: 'What lies in the account through the year.',
    default: ringgit(10_000),
    min: { at: ringgit(100), because: 'below RM100 no rate makes a difference' },
    max: most,
  }),
  bands: choice({
    label: 'Base rates of the account',
    options: [
      { value: '1', label: 'One rate for every balance' },
      { value: '2', label: 'Two bands' },
      { value: '3', label: 'Three bands' },
    ],
    default: '1',
  }),
  rate: rate({ label: 'Base rate, or that of the first band', default: basisPoints(25), ...yearly }),
  'first-limit': money({
    label: 'First band ends at',
    default: ringgit(5_000),
    min: { at: ringgit(1), because: 'a band holds at least RM1' },
    max: most,
    when: withBands,
  }),
  'second-rate': rate({ label: 'Rate of the second band', default: basisPoints(50), ...yearly, when: withBands }),
  'second-limit': money({
    label: 'Second band ends at',
    default: ringgit(50_000),
    min: { at: ringgit(1), because: 'a band holds at least RM1' },
    max: most,
    when: withThree,
  }),
  'third-rate': rate({
    label: 'Rate of the third band',
    default: basisPoints(80),
    ...yearly,
    when: withThree,
  }),
  method: choice({
    label: 'How the bands count',
    options: [
      { value: 'incremental', label: 'Each part of the balance earns the rate of its band' },
      { value: 'whole-balance', label: 'The whole balance earns the rate of the band it falls in' },
    ],
    default: 'incremental',
    when: withBands,
  }),
  bonuses: toggle({ group: bonuses, label: 'The account pays bonuses on conditions', default: true }),
  'salary-rate': rate({
    group: bonuses,
    label: 'Bonus for a salary',
    default: basisPoints(75),
    ...yearly,
    when: withBonuses,
  }),
  salary: toggle({ group: bonuses, label: 'I credit my salary there', default: true, when: withBonuses }),
  'spend-rate': rate({
    group: bonuses,
    label: 'Bonus for card spend',
    default: basisPoints(75),
    ...yearly,
    when: withBonuses,
  }),
  'spend-from': money({
    group: bonuses,
    label: 'Card spend it asks a month',
    default: ringgit(1_000),
    min: noSum,
    max: most,
    when: withBonuses,
  }),
  spend: money({
    group: bonuses,
    label: 'What I spend on its card a month',
    default: ringgit(500),
    min: noSum,
    max: most,
    when: withBonuses,
  }),
  'bill-rate': rate({
    group: bonuses,
    label: 'Bonus for bills',
    default: basisPoints(75),
    ...yearly,
    when: withBonuses,
  }),
  'bills-from': count({
    group: bonuses,
    label: 'Bills it asks a month',
    unit: 'bills',
    default: 3,
    min: { at: 0, because: 'enter 0 when it asks for none' },
    max: { at: 50, because: 'no account asks for more than 50 bills' },
    when: withBonuses,
  }),
  bills: count({
    group: bonuses,
    label: 'Bills I pay from it a month',
    unit: 'bills',
    default: 2,
    min: { at: 0, because: 'enter 0 when you pay none' },
    max: { at: 50, because: 'no account asks for more than 50 bills' },
    when: withBonuses,
  }),
  cap: money({
    group: bonuses,
    label: 'Bonuses are paid on at most',
    default: ringgit(100_000),
    min: { at: ringgit(100), because: 'below RM100 a bonus pays next to nothing' },
    max: most,
    when: withBonuses,
  }),
} as const

/** What they give. */
export type AccountValues = ValuesOf<typeof accountFields>
