import { choice, count, money, rate, toggle, type ValuesOf } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import { choiceValues } from '../../figures/shape'
import type { IsoDate } from '../../values/iso-date'
import { ringgit } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { ownBankProduct, ownFigure, ownMissing, ownNone } from '../shared/own'
import { accountKinds, type HomeLoan } from './figures'
import { referenceOn } from './offer'
import { homeLoanOwnWords as words } from './words-steps'

/** The home loan a visitor pays now. */
export const ownHomeLoanFields = {
  rate: rate({
    label: words.rate,
    unit: '%',
    default: basisPoints(420),
    min: { at: basisPoints(0), because: noLess },
    max: { at: basisPoints(1_200), because: words.rateHigh },
  }),
  floating: toggle({ label: words.floating, hint: words.floatingHint, default: true }),
  account: choice({
    label: words.account,
    options: choiceValues(accountKinds).map((value) => ({ value, label: accountKinds.words[value] })),
    default: 'term',
  }),
  'account-fee': money({
    label: words.accountFee,
    default: ringgit(0),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(200), because: words.accountFeeHigh },
  }),
  'lock-in': count({
    label: words.lockIn,
    unit: words.lockInUnit,
    default: 0,
    min: { at: 0, because: noLess },
    max: { at: 10, because: words.lockInHigh },
  }),
  'lock-in-fee': rate({
    label: words.lockInFee,
    unit: words.lockInFeeUnit,
    hint: words.lockInFeeHint,
    default: basisPoints(300),
    min: { at: basisPoints(0), because: noLess },
    max: { at: basisPoints(1_000), because: words.lockInFeeHigh },
  }),
}

/** A loan with the figures that the visitor gave, for any home and tenure; checked today, by them. Its costs are paid. */
export function ownHomeLoan(own: ValuesOf<typeof ownHomeLoanFields>, today: IsoDate): HomeLoan {
  const spread = basisPoints(own.rate - referenceOn(today).value)
  const years = own['lock-in']
  return {
    ...ownBankProduct('home-loan', today),
    audience: [],
    pricing: ownFigure(own.floating ? { kind: 'floating', spread } : { kind: 'fixed', rate: own.rate }),
    rest: 'daily',
    ceilingRate: ownNone,
    lateCharge: ownMissing,
    margin: ownNone,
    marginThird: ownNone,
    minAmount: ownNone,
    maxAmount: ownNone,
    minYears: ownNone,
    maxYears: ownNone,
    oldestAge: ownMissing,
    account: own.account,
    setupFee: ownNone,
    accountFee: own['account-fee'] === 0 ? ownNone : ownFigure(own['account-fee']),
    withdrawalFee: ownMissing,
    lockIn: years === 0 ? ownNone : ownFigure({ years, fee: own['lock-in-fee'], of: 'outstanding' }),
    processingFee: ownNone,
    valuation: ownNone,
    borne: ownNone,
    cover: ownNone,
    progressive: ownMissing,
    firstHomeOnly: false,
  }
}
