import {
  type GoodwillCheck,
  type GoodwillCondition,
  type GoodwillOutcome,
  goodwillChecks,
  goodwillEntitlement,
} from '../calculators/goodwill'
import { latest } from '../country-rates/dated'
import { goodwillDiscounts } from '../country-rates/hire-purchase'
import { formatDate, type IsoDate } from '../values/iso-date'
import { formatRinggit } from '../values/money'
import { formatRate } from '../values/rate'
import { plus } from '../values/ratio'
import type { SettlementValues } from './early-settlement-fields'
import { dayOf, isCar, type Left, methodOf, text } from './early-settlement-ways'
import type { Checklist, LetterFacts } from './result'

const discount = latest(goodwillDiscounts)
const { signedUntil, mostDaysBehind } = discount.value
const choose = 'Choose an answer under “Do you get the goodwill discount?”.'

type Reasons = Readonly<Record<GoodwillOutcome, string>>

/** What each condition asks, and why it comes out as it does; the first three always come out. */
const words: Readonly<Record<GoodwillCondition, { readonly label: string } & Partial<Reasons>>> = {
  'in-force': {
    label: `You settle on or after ${formatDate(discount.from)}`,
    yes: 'Banks give the discount from that day on.',
    no: 'Banks give it only from that day on.',
  },
  'old-method': {
    label: 'A car agreement at a flat rate, with the Rule of 78',
    yes: 'A flat rate is a fixed rate, as the discount asks.',
    no: 'Other agreements are not counted by the Rule of 78, or are no hire purchase.',
  },
  signed: {
    label: `Signed on or before ${formatDate(signedUntil)}`,
    yes: 'Agreements from before the new law and from the transition count.',
    no: 'Since then no bank may sign by the old method.',
  },
  borrower: {
    label: 'Signed by a person, or a micro or small business',
    yes: 'As you say.',
    no: 'Larger businesses are left out.',
  },
  behind: {
    label: `Not more than ${mostDaysBehind} days behind`,
    yes: 'As you say.',
    no: 'Pay what is overdue first, then ask again.',
  },
  trouble: {
    label: 'No legal action, repossession, restructuring or AKPK programme',
    yes: 'As you say.',
    no: 'Accounts with one of these are left out.',
  },
}

const verdicts: Readonly<Record<GoodwillOutcome, string>> = {
  yes: 'Yes, by the published conditions. The bank decides and has its own sum.',
  no: 'No, by the published conditions.',
  'cannot-tell': 'We cannot tell yet: see what is open below.',
}

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

/** Who gets the goodwill discount, condition by condition; null for a loan that is not for a car. */
export function checklistOf(values: SettlementValues, checks: readonly GoodwillCheck[]): Checklist | null {
  if (!isCar(values)) return null
  return {
    title: 'Do you get the goodwill discount?',
    verdict: verdicts[goodwillEntitlement(checks)],
    rows: checks.map(({ condition, outcome }) => ({
      label: words[condition].label,
      outcome,
      reason: words[condition][outcome] ?? choose,
    })),
  }
}

/** What the letter to the bank says of an agreement. */
export function letterFacts(
  values: SettlementValues,
  left: Left,
  entitled: GoodwillOutcome,
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
    entitled,
    signedOn: formatDate(values.agreement),
    writtenOn: formatDate(today),
    day: values.leave === 'day' ? formatDate(values.day) : null,
    paid: left.paid,
  }
}
