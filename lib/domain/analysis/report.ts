import { jobLossClaims, olderPeopleAid } from '../country-rates/aid'
import { inForce, latest } from '../country-rates/dated'
import { depositProtectionMembers } from '../country-rates/deposit-protection'
import { checkedText, oldCheckText } from '../country-rates/old-rate'
import { policyRates } from '../country-rates/policy-rate'
import { formatDate, type IsoDate } from '../values/iso-date'
import { formatRinggit, sen } from '../values/money'
import { formatRate } from '../values/rate'
import { illnessCover, lifeCover, medicalCover } from './cover-findings'
import { avoidable, debtCost, debtService } from './debt-findings'
import { idleSavings, protection } from './deposit-findings'
import { type Finding, type FindingState, worstFirst } from './finding'
import { type FirstSteps, firstStepsOf } from './first-steps'
import { goal } from './goal-finding'
import type { Answers } from './questions'
import { reserve, saving } from './savings-findings'
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
    debtCost(answers, situation, today),
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
    firstSteps: firstStepsOf(answers, situation, today),
    findings: worstFirst(findings),
    counts: { good: count('good'), watch: count('watch'), act: count('act'), unknown: count('unknown') },
    split: splitOf(answers),
  }
}

/** What every report assumes. */
export function reportAssumptions(today: IsoDate): readonly string[] {
  const policy = inForce(policyRates, today)
  const [[claims], [older]] = [jobLossClaims, olderPeopleAid]
  return [
    'The marks are rules of thumb of planners and lenders, not rules of law: 40% and 60% of income for repayments, 20% of income saved, and as an emergency fund three and six months of essentials, or twelve where income goes up and down or has stopped.',
    'Savings that a retired person lives on are to last five years at least, and twenty to last long. Without an income, savings of twenty years and more count as savings to live on.',
    'What debts cost counts a year of interest on the card and the loan you named, at today’s balance. Home, car and study loans are not in it. A loan that you guarantee for somebody else is not counted: you would have to pay it if they do not.',
    'Advice to use savings leaves the emergency fund, and a year of what you are short of, or five years where you are retired. Without an income it leaves all of them. Repaying a loan early may cost a fee.',
    `Savings above the PIDM limit are counted as if they were all at one member bank and in your name alone. Development banks, e-wallets and unit trusts are outside. About ${latest(depositProtectionMembers).value} banks are members${oldCheckText(latest(depositProtectionMembers), today)}.`,
    ...(policy === null
      ? []
      : [
          `Savings beyond the emergency fund are compared with the overnight policy rate, ${formatRate(policy.value)} since ${formatDate(policy.from)}${oldCheckText(policy, today)}.`,
        ]),
    'Life cover: what the family needs is paid at the start of each year and earns 1% above inflation; RM15,000 for funeral and estate costs. EPF savings and what SOCSO would pay are not counted: they lower what is missing.',
    'Critical illness: 36 months without income, none where you are retired, and RM30,000 of treatment that no card pays.',
    'Medical: a bill of RM80,000 at a private hospital today that grows by 10% a year for 10 years, against a limit that stays the same.',
    'Savings count against life and illness cover alike, and a goal earns no interest.',
    `Aid: SOCSO’s ${claims.value} days by ${claims.source.title}, ${checkedText(claims.source, today)}; JKM’s aid from ${older.value} by ${older.source.title}, ${checkedText(older.source, today)}.`,
    'An empty answer is not known and never counted as zero.',
  ]
}
