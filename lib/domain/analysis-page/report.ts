import { formatRinggit, sen } from '../money'
import { illnessCover, lifeCover, medicalCover } from './cover-findings'
import type { Finding, FindingState } from './finding'
import { debtService, goal, needless, reserve, saving } from './money-findings'
import type { Answers } from './questions'

/** Where a month's net income goes. Amounts in sen; `part` is the share of what the bar stands for. */
export interface IncomeSplit {
  readonly parts: readonly { readonly label: string; readonly amount: string; readonly part: number }[]
  readonly description: string
}

/** The whole report. */
export interface Report {
  readonly findings: readonly Finding[]
  readonly counts: Readonly<Record<FindingState, number>>
  /** null where income, spending or repayments are not known, or where they do not fit together. */
  readonly split: IncomeSplit | null
}

function splitOf({ income, spending, repayments }: Answers): IncomeSplit | null {
  if (income === null || spending === null || repayments === null || income <= 0 || repayments > spending) return null
  const kept = income - spending
  const whole = Math.max(income, spending)
  const parts = [
    { label: 'Repayments', value: repayments },
    { label: 'Other spending', value: spending - repayments },
    kept >= 0 ? { label: 'Kept', value: kept } : null,
  ].flatMap((one) =>
    one === null ? [] : [{ label: one.label, amount: formatRinggit(sen(one.value)), part: one.value / whole }],
  )
  const short = kept < 0 ? ` ${formatRinggit(sen(-kept))} more than comes in.` : ''
  return {
    parts,
    description: `Of ${formatRinggit(income)} a month: ${parts.map(({ label, amount }) => `${label} ${amount}`).join(', ')}.${short}`,
  }
}

/** Works out every finding that the answers reach. Pure; the server and the browser give the same. */
export function reportOf(answers: Answers): Report {
  const findings = [
    debtService(answers),
    reserve(answers),
    saving(answers),
    needless(answers),
    lifeCover(answers),
    illnessCover(answers),
    medicalCover(answers),
    goal(answers),
  ]
  const count = (state: FindingState) => findings.filter((finding) => finding.state === state).length
  return {
    findings,
    counts: { good: count('good'), watch: count('watch'), act: count('act'), unknown: count('unknown') },
    split: splitOf(answers),
  }
}

/** What every report rests on. */
export const reportAssumptions: readonly string[] = [
  'The marks are rules of thumb of planners and lenders, not rules of law: 40% and 60% of income for repayments, three and six months of reserve, a fifth of income kept.',
  'Needless interest leaves three months of necessary spending as a reserve and counts a year without other changes. Repaying a loan early may cost a fee.',
  'Life cover: what the family needs is paid at the start of each year and earns 1% above inflation; RM15,000 for funeral and estate costs.',
  'Critical illness: 36 months without income and RM30,000 of treatment that no card pays.',
  'Medical: a bill of RM80,000 today that grows by 10% a year for 10 years, against a limit that stays.',
  'Savings count against life and illness cover alike, and a goal bears no interest.',
  'An empty answer is not known and never counted as zero.',
]
