import { choice, count, money, months, rate, toggle, type ValuesOf } from '@/lib/domain/fields/field'
import { ringgit } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'

const noLess = 'it cannot be less than nothing'

/** A field of every kind that a list asks. */
export const fakeScenario = {
  balance: money({
    label: 'Balance',
    default: ringgit(5_000),
    min: { at: ringgit(100), because: 'accounts here take RM100 to RM1 million' },
    max: { at: ringgit(1_000_000), because: 'accounts here take RM100 to RM1 million' },
  }),
  term: months({
    label: 'Time',
    default: 12,
    min: { at: 1, because: 'a return is paid after a month' },
    max: { at: 60, because: 'figures hold for five years at most' },
  }),
  transfers: count({
    label: 'Transfers a month',
    unit: 'transfers',
    default: 2,
    min: { at: 0, because: noLess },
    max: { at: 100, because: 'more is a business account' },
  }),
  salary: toggle({ label: 'Salary paid in', default: true }),
  student: toggle({ label: 'Student', default: false }),
  statements: choice({
    label: 'Statements',
    options: [
      { value: 'e-mail', label: 'By e-mail' },
      { value: 'paper', label: 'On paper' },
    ],
    default: 'e-mail',
  }),
  tax: rate({
    label: 'Tax on what it returns',
    unit: '% of the return',
    default: basisPoints(0),
    min: { at: basisPoints(0), because: noLess },
    max: { at: basisPoints(3_000), because: 'nobody is taxed above 30%' },
  }),
}
export type FakeScenario = ValuesOf<typeof fakeScenario>

/** The same fields, one of which says something about the person, and stands in no address: the others do. */
export const personalScenario: typeof fakeScenario = {
  ...fakeScenario,
  student: { ...fakeScenario.student, personal: true },
}

/** What the visitor says about the account they have. */
export const fakeOwnFields = {
  rate: rate({
    label: 'Your rate',
    unit: '% a year',
    default: basisPoints(25),
    min: { at: basisPoints(0), because: noLess },
    max: { at: basisPoints(1_000), because: 'no account pays more than 10% a year' },
  }),
  fee: money({
    label: 'Your fee',
    default: ringgit(0),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(1_000), because: 'no account costs more in half a year' },
  }),
  cheques: toggle({ label: 'Cheque book', default: true }),
}

/** The same, with one that says something about the person. */
export const personalOwnFields: typeof fakeOwnFields = {
  ...fakeOwnFields,
  fee: { ...fakeOwnFields.fee, personal: true },
}
