import { type GoodwillCheck, goodwillChecks, goodwillEntitlement } from '../calculators/goodwill'
import { latest } from '../country-rates/dated'
import { goodwillDiscounts } from '../country-rates/hire-purchase'
import { formatDate, type IsoDate } from '../values/iso-date'
import { formatRinggit } from '../values/money'
import { formatRate } from '../values/rate'
import { plus } from '../values/ratio'
import type { SettlementValues } from './early-settlement-fields'
import { dayOf, isCar, type Left, methodOf, text } from './early-settlement-ways'
import type { LetterFacts } from './result'

/** Each condition of the goodwill discount with how it comes out for an agreement; of a home loan there are none. */
export function checksOf(values: SettlementValues, today: IsoDate): readonly GoodwillCheck[] {
  const { agreement, borrower, behind, trouble } = values
  return goodwillChecks({
    settledOn: dayOf(values, today),
    signedOn: agreement,
    oldMethod: isCar(values) && methodOf(values) === 'flat',
    borrower,
    behind,
    trouble,
  })
}

const { from, value } = latest(goodwillDiscounts)

/** What the letter to the bank says of an agreement. */
export function letterFacts(
  values: SettlementValues,
  left: Left,
  checks: readonly GoodwillCheck[],
  today: IsoDate,
): LetterFacts {
  const { discount, other, asked, fee } = left
  return {
    isFlat: left.method === 'flat',
    borrowed: formatRinggit(values.amount),
    months: values.months,
    rate: formatRate(values.rate),
    instalment: text(left.instalment),
    asked: text(discount === null ? plus(asked, fee) : asked),
    other: discount === null || other === null ? null : text(other),
    discount: discount === null ? null : text(discount),
    checks,
    entitled: goodwillEntitlement(checks),
    rule: { from: formatDate(from), signedUntil: formatDate(value.signedUntil), mostDaysBehind: value.mostDaysBehind },
    signedOn: formatDate(values.agreement),
    writtenOn: formatDate(today),
    day: values.leave === 'day' ? formatDate(values.day) : null,
    paid: left.paid,
  }
}
