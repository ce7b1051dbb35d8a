import { latest } from '../country-rates/dated'
import { goodwillDiscounts } from '../country-rates/hire-purchase'
import { choice, date, money, months, rate, toggle, type ValuesOf } from '../fields/field'
import { addMonths } from '../values/iso-date'
import { ringgit } from '../values/money'
import { basisPoints } from '../values/rate'

const unsaid = { value: 'unsaid', label: 'Not said' } as const
const { mostDaysBehind } = latest(goodwillDiscounts).value
/** Its answers decide who gets the goodwill discount and change no sum. */
const entitlement = { group: { title: 'Do you get the goodwill discount?', folded: true }, personal: true }

/** What the early-settlement calculator asks. */
export const settlementFields = {
  loan: choice({
    label: 'Which loan',
    hint: 'Car agreements signed before 1 Jun 2026 are flat with the Rule of 78. Until 31 Mar 2027 some lenders may still sign such agreements: then choose by what yours says.',
    options: [
      { value: 'car', label: 'Car loan, by the day of the agreement' },
      { value: 'flat', label: 'Car loan at a flat rate with the Rule of 78' },
      { value: 'reducing', label: 'Car loan on the reducing balance' },
      { value: 'personal', label: 'Personal loan at a flat rate with the Rule of 78' },
      { value: 'home', label: 'Home or personal loan on the reducing balance' },
    ],
    default: 'car',
  }),
  agreement: date({
    label: 'Day of the agreement',
    default: (today) => addMonths(today, -36),
    min: { at: (today) => addMonths(today, -420), because: '35 years is the longest term of a loan here' },
    max: { at: (today) => today, because: 'an agreement of the future has nothing to settle yet' },
  }),
  amount: money({
    label: 'Amount you borrowed',
    default: ringgit(100_000),
    min: { at: ringgit(1_000), because: 'loans here start at RM1,000' },
    max: { at: ringgit(10_000_000), because: 'beyond RM10 million a lender decides case by case' },
    personal: true,
  }),
  rate: rate({
    label: 'Rate in your agreement',
    unit: '% a year',
    hint: 'The flat rate of a flat agreement, the effective rate of any other.',
    default: basisPoints(300),
    min: { at: basisPoints(0), because: 'a rate cannot be below nothing' },
    max: { at: basisPoints(1_800), because: 'no licensed bank here asks more than 18% a year' },
  }),
  months: months({
    label: 'Months agreed',
    default: 84,
    min: { at: 6, because: 'no loan here is shorter than six months' },
    max: { at: 420, because: '35 years is the longest term of a loan here' },
  }),
  leave: choice({
    label: 'You leave',
    options: [
      { value: 'paid', label: 'After some instalments' },
      { value: 'day', label: 'On a day' },
    ],
    default: 'paid',
  }),
  paid: months({
    label: 'Instalments paid by then',
    default: 36,
    min: { at: 0, because: 'enter 0 when you have paid none' },
    max: { at: 420, because: 'no loan here has more than 420 instalments' },
    when: { field: 'leave', is: ['paid'] },
  }),
  day: date({
    label: 'Day on which you settle',
    hint: 'Each whole month since the agreement counts as an instalment paid.',
    default: (today) => today,
    min: { at: (today) => today, because: 'an earlier day has passed' },
    max: { at: (today) => addMonths(today, 420), because: '35 years is the longest term of a loan here' },
    when: { field: 'leave', is: ['day'] },
  }),
  'lock-in': toggle({
    label: 'The lender asks a fee for leaving early (lock-in)',
    hint: 'Common in the first three to five years of a home loan.',
    default: false,
  }),
  fee: rate({
    label: 'Fee for leaving',
    unit: '% of the amount below',
    default: basisPoints(300),
    min: { at: basisPoints(0), because: 'a fee cannot be below nothing' },
    max: { at: basisPoints(1_000), because: 'we know of no fee for leaving above 10%' },
    when: { field: 'lock-in', is: [true] },
  }),
  'fee-on': choice({
    label: 'The fee is counted on',
    options: [
      { value: 'original', label: 'What you borrowed' },
      { value: 'outstanding', label: 'What you still owe' },
    ],
    default: 'original',
    when: { field: 'lock-in', is: [true] },
  }),
  borrower: choice({
    label: 'Who signed the agreement',
    options: [
      unsaid,
      { value: 'person', label: 'A person' },
      { value: 'small-business', label: 'A micro or small business' },
      { value: 'larger-business', label: 'A larger business' },
    ],
    default: 'unsaid',
    ...entitlement,
  }),
  behind: choice({
    label: 'How far the instalments are behind',
    options: [
      unsaid,
      { value: 'within', label: `Not at all, or ${mostDaysBehind} days at most` },
      { value: 'more', label: `More than ${mostDaysBehind} days` },
    ],
    default: 'unsaid',
    ...entitlement,
  }),
  trouble: choice({
    label: 'Legal action, repossession, restructuring or an AKPK programme',
    options: [unsaid, { value: 'none', label: 'None of these' }, { value: 'some', label: 'At least one' }],
    default: 'unsaid',
    ...entitlement,
  }),
} as const

/** The values of {@link settlementFields}. */
export type SettlementValues = ValuesOf<typeof settlementFields>
