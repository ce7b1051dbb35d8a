import { type MoneyField, money, type RateField, rate } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import { ringgit, sen } from '../../values/money'
import { basisPoints } from '../../values/rate'
import { commonWords } from './common-words'

const { own: words } = commonWords

/** A yearly rate of what the visitor has now; `usual` in basis points. */
export function ownRateField(usual: number, label = words.rate): RateField {
  return rate({
    label,
    unit: '%',
    default: basisPoints(usual),
    min: { at: basisPoints(0), because: noLess },
    max: { at: basisPoints(3_000), because: words.highestRate },
  })
}

/** A fee that the visitor pays now; `usual` in sen. */
export function ownFeeField(label: string, usual: number): MoneyField {
  return money({
    label,
    default: sen(usual),
    min: { at: ringgit(0), because: noLess },
    max: { at: ringgit(10_000), because: words.highestFee },
  })
}
