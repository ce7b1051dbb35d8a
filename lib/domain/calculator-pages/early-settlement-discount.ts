import { type GoodwillCheck, goodwillChecks, goodwillEntitlement, openGoodwillChecks } from '../calculators/goodwill'
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
  const agreement = {
    isFlat: left.method === 'flat',
    borrowed: formatRinggit(values.amount),
    months: values.months,
    rate: formatRate(values.rate),
    instalment: text(left.instalment),
    asked: text(discount === null ? plus(asked, fee) : asked),
    other: discount === null || other === null ? null : text(other),
    discount: discount === null ? null : text(discount),
    signedOn: formatDate(values.agreement),
    day: values.leave === 'day' ? formatDate(values.day) : null,
    paid: left.paid,
  }
  return { agreement, ...checked(checks, today) }
}

/** The letter before anything of an agreement was entered: every condition that depends on it is open. */
export function openLetter(today: IsoDate): LetterFacts {
  return { agreement: null, ...checked(openGoodwillChecks(today), today) }
}

function checked(checks: readonly GoodwillCheck[], today: IsoDate): Omit<LetterFacts, 'agreement'> {
  return {
    checks,
    entitled: goodwillEntitlement(checks),
    rule: { from: formatDate(from), signedUntil: formatDate(value.signedUntil), mostDaysBehind: value.mostDaysBehind },
    writtenOn: formatDate(today),
  }
}
