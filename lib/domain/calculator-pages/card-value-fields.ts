import { usualFreeDays } from '../calculators/card-value'
import { choice, count, type FieldGroup, money, rate, type ValuesOf } from '../fields/field'
import { ringgit, type Sen } from '../values/money'
import { basisPoints } from '../values/rate'

const most = { at: ringgit(50_000), because: 'we work with up to RM50,000 a month for each kind of spending' }
const nothing = { at: ringgit(0), because: 'enter 0 when you spend nothing on it' }

const spent: FieldGroup = { title: 'What you spend', folded: false }
const gives: FieldGroup = { title: 'What the card gives', folded: false }
const costs: FieldGroup = { title: 'What the card costs', folded: true }

function spending(label: string, amount: Sen) {
  return money({ label, group: spent, default: amount, min: nothing, max: most })
}

/** What the card-value calculator asks; spending, uses and balance are named and bounded as in the card list. */
export const cardValueFields = {
  petrol: spending('Petrol a month', ringgit(300)),
  groceries: spending('Groceries a month', ringgit(500)),
  dining: spending('Dining a month', ringgit(250)),
  online: spending('Online a month', ringgit(350)),
  travel: spending('Travel a month', ringgit(100)),
  other: spending('Everything else a month', ringgit(400)),
  swipes: count({
    group: spent,
    label: 'Swipes a month',
    unit: '',
    default: 20,
    min: { at: 0, because: 'enter 0 when you do not use it' },
    max: { at: 500, because: 'we count up to 500 swipes a month' },
  }),
  carry: money({
    group: spent,
    label: 'Unpaid balance each month',
    hint: 'What you usually leave unpaid on your card.',
    default: ringgit(0),
    min: { at: ringgit(0), because: 'enter 0 when you pay each statement in full' },
    max: { at: ringgit(200_000), because: 'we work with up to RM200,000 carried from month to month' },
    personal: true,
  }),
  'bonus-on': choice({
    group: gives,
    label: 'The card gives more on',
    options: [
      { value: 'groceries', label: 'Groceries' },
      { value: 'petrol', label: 'Petrol' },
      { value: 'dining', label: 'Dining' },
      { value: 'online', label: 'Online' },
      { value: 'travel', label: 'Travel' },
      { value: 'daily', label: 'Petrol, groceries and dining together' },
      { value: 'nothing', label: 'Nothing: one rate for all' },
    ],
    default: 'groceries',
  }),
  bonus: rate({
    group: gives,
    label: 'Cashback on that',
    unit: '% of the spending',
    hint: 'For points, enter what they are worth: 3 points of RM0.005 for each RM1 are 1.50%.',
    default: basisPoints(800),
    min: { at: basisPoints(0), because: 'a card gives nothing or more' },
    max: { at: basisPoints(2_000), because: 'no card gives back more than a fifth' },
  }),
  cap: money({
    group: gives,
    label: 'Most it gives on that a month',
    default: ringgit(15),
    min: { at: ringgit(1), because: 'a lower cap leaves nothing to count' },
    max: { at: ringgit(10_000), because: 'enter RM10,000 for no cap, which no spending here passes' },
  }),
  base: rate({
    group: gives,
    label: 'Cashback on everything else',
    unit: '% of the spending',
    default: basisPoints(20),
    min: { at: basisPoints(0), because: 'a card gives nothing or more' },
    max: { at: basisPoints(2_000), because: 'no card gives back more than a fifth' },
  }),
  'total-cap': money({
    group: gives,
    label: 'Most it gives in total a month',
    default: ringgit(50),
    min: { at: ringgit(1), because: 'a lower cap leaves nothing to count' },
    max: { at: ringgit(60_000), because: 'enter RM60,000 for no cap, which no spending here passes' },
  }),
  minimum: money({
    group: gives,
    label: 'Least spending a month',
    hint: 'Below it the card gives nothing.',
    default: ringgit(0),
    min: { at: ringgit(0), because: 'enter 0 when none is asked' },
    max: { at: ringgit(100_000), because: 'we know of no card that asks for more' },
  }),
  fee: money({
    group: costs,
    label: 'Annual fee',
    default: ringgit(120),
    min: { at: ringgit(0), because: 'enter 0 for a card that is free for life' },
    max: { at: ringgit(10_000), because: 'we work with fees up to RM10,000 a year' },
  }),
  waiver: choice({
    group: costs,
    label: 'The fee is waived',
    options: [
      { value: 'never', label: 'Never, or only in the first year' },
      { value: 'yearly-spend', label: 'From a spending a year' },
      { value: 'swipes', label: 'From a number of uses a year' },
    ],
    default: 'swipes',
  }),
  'waiver-spend': money({
    group: costs,
    label: 'Spending a year that waives it',
    default: ringgit(12_000),
    min: { at: ringgit(1), because: 'a waiver asks for some spending' },
    max: { at: ringgit(1_000_000), because: 'we know of no waiver that asks for more' },
    when: { field: 'waiver', is: ['yearly-spend'] },
  }),
  'waiver-uses': count({
    group: costs,
    label: 'Uses a year that waive it',
    unit: '',
    default: 12,
    min: { at: 1, because: 'a waiver asks for some uses' },
    max: { at: 1_000, because: 'we know of no waiver that asks for more' },
    when: { field: 'waiver', is: ['swipes'] },
  }),
  charge: rate({
    group: costs,
    label: 'Finance charge on what you carry',
    unit: '% a year',
    hint: '15% when 12 of your last 12 payments were in time, 17% for 10 or 11 of them, 18% otherwise.',
    default: basisPoints(1_500),
    min: { at: basisPoints(0), because: 'a charge cannot be below nothing' },
    max: { at: basisPoints(1_800), because: '18% a year is the highest charge on a card here' },
  }),
  'free-days': count({
    group: costs,
    label: 'Days without charge after a statement',
    unit: 'days',
    hint: 'You lose them while you carry a balance: what you buy is then charged immediately.',
    default: usualFreeDays,
    min: { at: 0, because: 'enter 0 for a card that charges immediately' },
    max: { at: 60, because: 'we know of no card that waits longer' },
  }),
} as const

/** The values of {@link cardValueFields}. */
export type CardValues = ValuesOf<typeof cardValueFields>
