import type { IsoDate } from '../../iso-date'
import { maxSen, ringgit, sen } from '../../money'
import type { PersonalLoan } from '../../products/personal-loan'
import { basisPoints } from '../../rate'
import type { AssumptionField, Assumptions } from '../category'
import { ownBase, ownFigure, ownMissing, ownNone } from '../shared/own'

/** The loan a visitor has now. The rate is asked as ringgit on each RM100, so its sen are basis points. */
export const ownLoanFields: readonly AssumptionField[] = [
  {
    name: 'rate',
    label: 'Charge a year on each RM100',
    kind: 'money',
    default: ringgit(8),
    min: 0,
    max: ringgit(36),
    reason: 'We work with rates up to 36% a year.',
    hint: 'For 5.5%, enter RM5.50.',
  },
  {
    name: 'flat',
    label: 'It is a flat rate',
    kind: 'yes-no',
    default: 1,
    min: 0,
    max: 1,
    reason: 'It is yes or no.',
    hint: 'A flat rate counts on the whole amount for the whole term.',
  },
  {
    name: 'fees',
    label: 'Fees taken at the start',
    kind: 'money',
    default: 0,
    min: 0,
    max: ringgit(900),
    reason: 'We work with fees up to RM900.',
    hint: 'Stamp duty, processing fee and cover together.',
  },
]

/** A loan with the figures that the visitor gave, for any amount and term; checked today, by them. */
export function ownLoan(values: Assumptions, today: IsoDate): PersonalLoan {
  const rate = basisPoints(values.rate ?? 0)
  const fees = sen(values.fees ?? 0)
  return {
    ...ownBase('personal-loan', today),
    rateBasis: values.flat === 1 ? 'flat' : 'reducing',
    rateKind: 'fixed',
    rates: ownFigure([{ amountFrom: sen(0), amountTo: sen(maxSen), monthsFrom: 1, monthsTo: 120, rate, rateTo: rate }]),
    minAmount: ownNone,
    maxAmount: ownNone,
    minMonths: ownNone,
    maxMonths: ownNone,
    processingFee: ownFigure({ rate: basisPoints(0), least: fees, most: fees }),
    stampDuty: ownNone,
    cover: ownNone,
    lateCharge: ownMissing,
    earlySettlement: ownMissing,
    disbursalDays: ownMissing,
    salaryDeduction: false,
    guarantorNeeded: false,
    governmentOnly: false,
    purposes: ['any'],
    incomeMultiple: ownMissing,
  }
}
