import type { GoodwillOutcome } from '../calculators/goodwill'
import { formatDate, type IsoDate } from '../values/iso-date'
import { formatRinggit } from '../values/money'
import { formatRate } from '../values/rate'
import { plus } from '../values/ratio'
import type { SettlementValues } from './early-settlement-fields'
import { dayOf, type Left, text } from './early-settlement-ways'
import type { Letter } from './result'

const gaps = [
  { gap: '[your name]', label: 'Your name' },
  { gap: '[your phone or e-mail]', label: 'Your phone number or e-mail' },
  { gap: '[name of the bank]', label: 'Name of the bank' },
  { gap: '[agreement number]', label: 'Agreement number' },
  { gap: '[plate number]', label: 'Plate number of the car' },
] as const

const [name, reached, bank, agreed, plate] = gaps.map(({ gap }) => gap)

const entitled: Readonly<Record<GoodwillOutcome, readonly string[]>> = {
  yes: ['I meet the conditions that banks have published for the goodwill discount.'],
  no: [],
  'cannot-tell': [],
}

function sums({ amount, rate, months }: SettlementValues, { method, instalment, asked, other, discount, fee }: Left) {
  const kind = method === 'flat' ? 'flat' : 'a year on the reducing balance'
  const base = `I borrowed ${formatRinggit(amount)} over ${months} months at ${formatRate(rate)} ${kind}, ${text(instalment)} a month.`
  const own = `By my own sum, ${text(plus(asked, fee))} settles it.`
  if (discount === null || other === null) return `${base} ${own}`
  return `${base} By the Rule of 78 I count ${text(asked)} to settle it. On the reducing balance, at the same effective rate, it would be ${text(other)}: ${text(discount)} less.`
}

function questions(isFlat: boolean, withDiscount: boolean): readonly string[] {
  const asked = [
    'the sum that settles the agreement on that day, and how you worked it out',
    ...(withDiscount ? ['the goodwill discount that you give, or why you give none'] : []),
    ...(isFlat
      ? ['whether you agree to count my agreement by the reducing balance of the Hire-Purchase (Amendment) Act 2026']
      : []),
    'every fee or charge in the sum, and until when it holds',
    'how I pay, and when your claim to the car is taken off its registration',
  ]
  return asked.map((one, index) => `${index + 1}. ${one}${index === asked.length - 1 ? '.' : ';'}`)
}

/** The letter that asks a bank what settling a car loan early comes to, with gaps for what only the visitor should write in. */
export function settlementLetter(
  values: SettlementValues,
  left: Left,
  entitlement: GoodwillOutcome,
  today: IsoDate,
): Letter {
  const { agreement, months, leave } = values
  const when =
    leave === 'day'
      ? `on ${formatDate(dayOf(values, today))}`
      : `once ${left.paid} of the ${months} instalments are paid`
  const body = [
    `${name}\n${reached}`,
    formatDate(today),
    `To ${bank}, hire purchase`,
    `Agreement ${agreed} of ${formatDate(agreement)}, car ${plate}`,
    `I would like to settle this agreement early, ${when}.`,
    sums(values, left),
    ...entitled[entitlement],
    `Please tell me in writing:\n${questions(left.method === 'flat', left.method === 'flat' && entitlement !== 'no').join('\n')}`,
    `Yours faithfully,\n${name}`,
  ]
  return { subject: `Early settlement of agreement ${agreed}`, body: body.join('\n\n'), gaps }
}
