import type { GoodwillCondition, GoodwillOutcome } from '../calculators/goodwill'
import type { LetterFacts } from './result'

/** Conditions of something, each with how it comes out and why. */
export interface Checklist {
  /** How all of them together come out. */
  readonly verdict: string
  readonly rows: readonly { readonly label: string; readonly outcome: GoodwillOutcome; readonly reason: string }[]
}

const choose = 'Choose an answer under “Do you get the goodwill discount?”.'

type Reasons = Readonly<Record<GoodwillOutcome, string>>

/** What each condition asks, and why it comes out as it does. */
const wordsOf = ({
  from,
  signedUntil,
  mostDaysBehind,
}: LetterFacts['rule']): Readonly<Record<GoodwillCondition, { readonly label: string } & Partial<Reasons>>> => ({
  'in-force': {
    label: `You settle on or after ${from}`,
    yes: 'Banks give the discount from that day on.',
    no: 'Banks give it only from that day on.',
  },
  'old-method': {
    label: 'A car agreement at a flat rate, with the Rule of 78',
    yes: 'A flat rate is a fixed rate, as the discount asks.',
    no: 'Other agreements are not counted by the Rule of 78, or are no hire purchase.',
    'cannot-tell': 'Choose your loan under “Which loan”, and enter its figures.',
  },
  signed: {
    label: `Signed on or before ${signedUntil}`,
    yes: 'Agreements from before the new law and from the transition count.',
    no: 'Since then no bank may sign by the old method.',
    'cannot-tell': 'Enter the day of your agreement.',
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
})

const verdicts: Readonly<Record<GoodwillOutcome, string>> = {
  yes: 'Yes, by the published conditions. The bank decides and has its own sum.',
  no: 'No, by the published conditions.',
  'cannot-tell': 'We cannot tell yet: see what is open below.',
}

/** Who gets the goodwill discount, condition by condition. */
export function checklistOf({ checks, entitled, rule }: Pick<LetterFacts, 'checks' | 'entitled' | 'rule'>): Checklist {
  const words = wordsOf(rule)
  return {
    verdict: verdicts[entitled],
    rows: checks.map(({ condition, outcome }) => ({
      label: words[condition].label,
      outcome,
      reason: words[condition][outcome] ?? choose,
    })),
  }
}
