import type { LetterAgreement, LetterFacts } from './result'

/** A letter with gaps: `gap` stands in the subject or the body until it is filled in, which happens on the device alone. */
export interface Letter {
  readonly subject: string
  readonly body: string
  readonly gaps: readonly { readonly gap: string; readonly label: string }[]
  /** How the other brackets of the letter are filled; null: it has none. */
  readonly hint: string | null
}

const gaps = [
  { gap: '[your name]', label: 'Your name' },
  { gap: '[your phone or e-mail]', label: 'Your phone number or e-mail' },
  { gap: '[name of the bank]', label: 'Name of the bank' },
  { gap: '[agreement number]', label: 'Agreement number' },
  { gap: '[plate number]', label: 'Plate number of the car' },
] as const

const [name, reached, bank, agreed, plate] = gaps.map(({ gap }) => gap)

const hint =
  'Enter your figures in the form, and the letter takes them over with the sum. Until then, brackets mark them.'

function sums(agreement: LetterAgreement | null): string {
  if (agreement === null) {
    return 'I borrowed [amount] over [number] months at [rate in the agreement], [instalment] a month.'
  }
  const { isFlat, borrowed, months, rate, instalment, asked, other, discount } = agreement
  const kind = isFlat ? 'flat' : 'a year on the reducing balance'
  const base = `I borrowed ${borrowed} over ${months} months at ${rate} ${kind}, ${instalment} a month.`
  if (discount === null) return `${base} By my own sum, ${asked} settles it.`
  return `${base} By the Rule of 78 I count ${asked} to settle it. On the reducing balance, at the same effective rate, it would be ${other}: ${discount} less.`
}

function whenOf(agreement: LetterAgreement | null): string {
  if (agreement === null) return 'on [day]'
  const { day, paid, months } = agreement
  return day === null ? `once ${paid} of the ${months} instalments are paid` : `on ${day}`
}

function questions({ agreement, entitled }: LetterFacts): readonly string[] {
  // Of an agreement of which nothing is known, the bank is asked which way it counts.
  const isFlat = agreement === null || agreement.isFlat
  const asked = [
    ...(agreement === null ? ['whether you count my agreement by the Rule of 78 or by the reducing balance'] : []),
    'the sum that settles the agreement on that day, and how you worked it out',
    ...(isFlat && entitled !== 'no' ? ['the goodwill discount that you give, or why you give none'] : []),
    ...(isFlat
      ? ['whether you agree to count my agreement by the reducing balance of the Hire-Purchase (Amendment) Act 2026']
      : []),
    'every fee or charge in the sum, and until when it holds',
    'how I pay, and when your claim to the car is taken off its registration',
  ]
  return asked.map((one, index) => `${index + 1}. ${one}${index === asked.length - 1 ? '.' : ';'}`)
}

/** The letter that asks a bank what settling a car loan early comes to, with gaps for what only the visitor should write in. */
export function settlementLetter(facts: LetterFacts): Letter {
  const { agreement, writtenOn, entitled } = facts
  const body = [
    `${name}\n${reached}`,
    writtenOn,
    `To ${bank}, hire purchase`,
    `Agreement ${agreed} of ${agreement?.signedOn ?? '[day of the agreement]'}, car ${plate}`,
    `I would like to settle this agreement early, ${whenOf(agreement)}.`,
    sums(agreement),
    ...(entitled === 'yes' ? ['I meet the conditions that banks have published for the goodwill discount.'] : []),
    `Please tell me in writing:\n${questions(facts).join('\n')}`,
    `Yours faithfully,\n${name}`,
  ]
  return {
    subject: `Early settlement of agreement ${agreed}`,
    body: body.join('\n\n'),
    gaps,
    hint: agreement === null ? hint : null,
  }
}
