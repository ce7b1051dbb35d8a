import { inForce } from '../country-rates/dated'
import { oldCheckText } from '../country-rates/old-rate'
import { policyRates } from '../country-rates/policy-rate'
import { formatDate, type IsoDate } from '../iso-date'
import { formatRinggit, sen } from '../money'
import { formatRate } from '../rate'
import { illnessCover, lifeCover, medicalCover } from './cover-findings'
import { avoidable, debtCost, debtService } from './debt-findings'
import { type Finding, type FindingState, worstFirst } from './finding'
import { type FirstSteps, firstStepsOf } from './first-steps'
import type { Answers } from './questions'
import { goal, idleSavings, protection, reserve, saving } from './savings-findings'
import { situationOf } from './situation'

/** Where a month's net income goes. Amounts in sen; `part` is the share of what the bar stands for. */
export interface IncomeSplit {
  readonly parts: readonly { readonly label: string; readonly amount: string; readonly part: number }[]
  readonly description: string
}

/** The whole report. */
export interface Report {
  /** What to do before anything else; null where nothing is wrong. */
  readonly firstSteps: FirstSteps | null
  /** Worst first; within one state a gap in the month comes before debts, debts before savings, cover after them. */
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
    kept >= 0 ? { label: 'Saved', value: kept } : null,
  ].flatMap((one) =>
    one === null ? [] : [{ label: one.label, amount: formatRinggit(sen(one.value)), part: one.value / whole }],
  )
  const short = kept < 0 ? ` ${formatRinggit(sen(-kept))} more than you earn.` : ''
  return {
    parts,
    description: `Of ${formatRinggit(income)} a month: ${parts.map(({ label, amount }) => `${label} ${amount}`).join(', ')}.${short}`,
  }
}

/** Every finding that the answers reach. Pure; the server and the browser give the same. `today` chooses the rates. */
export function reportOf(answers: Answers, today: IsoDate): Report {
  const situation = situationOf(answers)
  const findings = [
    saving(answers, situation),
    debtService(answers, situation),
    debtCost(answers, situation),
    avoidable(answers, situation),
    reserve(answers, situation),
    protection(answers, situation, today),
    idleSavings(answers, situation, today),
    lifeCover(answers, situation),
    illnessCover(answers, situation),
    medicalCover(answers, situation),
    goal(answers, situation),
  ]
  const count = (state: FindingState) => findings.filter((finding) => finding.state === state).length
  return {
    firstSteps: firstStepsOf(answers, situation),
    findings: worstFirst(findings),
    counts: { good: count('good'), watch: count('watch'), act: count('act'), unknown: count('unknown') },
    split: splitOf(answers),
  }
}

/** What every report assumes. */
export function reportAssumptions(today: IsoDate): readonly string[] {
  const policy = inForce(policyRates, today)
  return [
    'The marks are rules of thumb of planners and lenders, not rules of law: 40% and 60% of income for repayments, three and six months of essentials as an emergency fund, 20% of income saved.',
    'What debts cost counts a year of interest on the card and the loan you named, at today’s balance. Home, car and study loans are not in it.',
    'Interest you could avoid leaves three months of essentials as a reserve and counts a year without other changes. Repaying a loan early may cost a fee.',
    'Savings above the PIDM limit are counted as if they were all at one bank and in your name alone.',
    ...(policy === null
      ? []
      : [
          `Savings that earn little are compared with the overnight policy rate, ${formatRate(policy.value)} since ${formatDate(policy.from)}${oldCheckText(policy, today)}.`,
        ]),
    'Life cover: what the family needs is paid at the start of each year and earns 1% above inflation; RM15,000 for funeral and estate costs.',
    'Critical illness: 36 months without income and RM30,000 of treatment that no card pays.',
    'Medical: a bill of RM80,000 today that grows by 10% a year for 10 years, against a limit that stays the same.',
    'Savings count against life and illness cover alike, and a goal earns no interest.',
    'An empty answer is not known and never counted as zero.',
  ]
}
