import { toggle, type ValuesOf } from '../../fields/field'
import type { IsoDate } from '../../values/iso-date'
import { type Sen, sen } from '../../values/money'
import { ownBankProduct, ownFigure, ownMissing, ownNone } from '../shared/own'
import { ownRateField } from '../shared/own-fields'
import type { FixedDeposit, Placement } from './figures'
import { fixedDepositWords } from './words'

const { own: words } = fixedDepositWords

const longestTerm = 60

/** What a visitor says about the deposit they have. */
export const fixedDepositOwnFields = {
  rate: ownRateField(300),
  'keeps-return': toggle({ ...words.keepsReturn, default: false }),
}

/** The visitor's own deposit: one rate for any amount and any term of the scenario. */
export function ownFixedDeposit(own: ValuesOf<typeof fixedDepositOwnFields>, today: IsoDate): FixedDeposit {
  const { rate } = own
  const from: Sen = sen(0)
  const placements = Array.from(
    { length: longestTerm },
    (_, index): Placement => ({ months: index + 1, rate, from, upTo: null }),
  )
  return {
    ...ownBankProduct('fixed-deposit', today),
    placements: ownFigure(placements),
    rateKind: 'board',
    tied: ownNone,
    freshFundsOnly: false,
    audience: [],
    minimumDeposit: ownNone,
    maximumDeposit: ownNone,
    payout: ownMissing,
    earlyWithdrawal: ownFigure(own['keeps-return'] ? 'full-to-date' : 'no-return'),
    partialWithdrawal: ownMissing,
    renewalRate: ownMissing,
    dayCount: 365,
  }
}
