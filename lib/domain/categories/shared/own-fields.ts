import { type MoneyField, money, type RateField, rate } from '../../fields/field'
import { noLess } from '../../fields/no-less'
import { ringgit, type Sen, sen } from '../../values/money'
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

/** A sum of what the visitor has now, from nothing up; `usual` and `most` in sen. */
export function ownSumField(
  label: { readonly label: string; readonly hint?: string },
  usual: Sen,
  most: Sen,
  because: string,
): MoneyField {
  return money({ ...label, default: usual, min: { at: sen(0), because: noLess }, max: { at: most, because } })
}

/** A fee that the visitor pays now; `usual` in sen. */
export function ownFeeField(label: string, usual: number): MoneyField {
  return ownSumField({ label }, sen(usual), ringgit(10_000), words.highestFee)
}
