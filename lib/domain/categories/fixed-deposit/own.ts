import type { IsoDate } from '../../iso-date'
import { type Sen, sen } from '../../money'
import type { FixedDeposit, Placement } from '../../products/fixed-deposit'
import { basisPoints } from '../../rate'
import type { AssumptionField, Assumptions } from '../category'
import { ownBase, ownFigure, ownMissing, ownNone } from '../shared/own'
import { ratePerHundredField } from '../shared/own-fields'

const longestTerm = 60

/** What a visitor says about the deposit they have. A rate is asked as sen on RM100 a year: 385 sen is 3.85%. */
export const fixedDepositOwnFields: readonly AssumptionField[] = [
  ratePerHundredField('rate', 300),
  {
    name: 'keeps-return',
    label: 'You keep the return to date if you leave early',
    kind: 'yes-no',
    default: 0,
    min: 0,
    max: 1,
    reason: 'It is yes or no',
    hint: 'Most deposits pay nothing when you leave early',
  },
]

/** The visitor's own deposit: one rate for any amount and any term of the case. */
export function ownFixedDeposit(values: Assumptions, today: IsoDate): FixedDeposit {
  const rate = basisPoints(values.rate ?? 300)
  const from: Sen = sen(0)
  const placements = Array.from(
    { length: longestTerm },
    (_, index): Placement => ({ months: index + 1, rate, from, upTo: null }),
  )
  return {
    ...ownBase('fixed-deposit', today),
    placements: ownFigure(placements),
    rateKind: 'board',
    tied: ownNone,
    freshFundsOnly: false,
    seniorsOnly: false,
    minimumDeposit: ownNone,
    maximumDeposit: ownNone,
    payout: ownMissing,
    earlyWithdrawal: ownFigure(values['keeps-return'] === 1 ? 'full-to-date' : 'no-return'),
    partialWithdrawal: ownMissing,
    renewalRate: ownMissing,
    dayCount: 365,
  }
}
