import type { Sen } from '../values/money'
import type { BasisPoints } from '../values/rate'
import type { QuestionName } from './questions'
import type { Situation } from './situation'

/** How a figure stands: `unknown` where an answer is missing. */
export const findingStates = ['good', 'watch', 'act', 'unknown'] as const
export type FindingState = (typeof findingStates)[number]

/** The most pressing first; what is not known says nothing and comes last. */
const severity: readonly FindingState[] = ['act', 'watch', 'good', 'unknown']

/** Findings with the worst first, those of one state in the order in which they came. */
export function worstFirst<T extends Pick<Finding, 'state'>>(findings: readonly T[]): readonly T[] {
  return severity.flatMap((state) => findings.filter((finding) => finding.state === state))
}

/** Members keep findings under these names: one may be added, none renamed or taken away. */
export const findingIds = [
  'debt-service',
  'debt-cost',
  'reserve',
  'savings-rate',
  'needless-interest',
  'deposit-protection',
  'idle-savings',
  'life-cover',
  'illness-cover',
  'medical-cover',
  'goal',
] as const
export type FindingId = (typeof findingIds)[number]

/** What each figure is called, unless a report has a better name for it. */
export const findingTitles: Readonly<Record<FindingId, string>> = {
  'debt-service': 'Repayments against income',
  'debt-cost': 'What your debts cost',
  reserve: 'Emergency fund',
  'savings-rate': 'What you save each month',
  'needless-interest': 'Interest you could avoid',
  'deposit-protection': 'Savings above the PIDM limit',
  'idle-savings': 'Savings that earn little',
  'life-cover': 'Life cover',
  'illness-cover': 'Critical-illness cover',
  'medical-cover': 'Medical cover',
  goal: 'Your goal',
}

/** Where a figure lies on a scale from 0 to 1, and the marks that tell the states apart. */
export interface Gauge {
  readonly at: number
  readonly marks: readonly { readonly at: number; readonly label: string }[]
  /** The scale in words, for those who cannot see it. */
  readonly description: string
}

/** A page to look at next. Its address holds no figure of the visitor's. */
export interface NextPage {
  readonly href: string
  readonly label: string
  /** What the visitor's answers fill the calculator there with, by field; null where the page has no form of its own. */
  readonly fills: Readonly<Record<string, string>> | null
}

/** One question about the visitor's money, answered as far as the answers reach. */
export interface Finding {
  readonly id: FindingId
  readonly title: string
  readonly state: FindingState
  /** `38.5%`, `2.4 months`, `RM1,200`; null where it is not known. */
  readonly value: string | null
  readonly verdict: string
  /** The calculation with the visitor's numbers; null where it cannot be made. */
  readonly formula: string | null
  readonly gauge: Gauge | null
  /** Answers without which there is no figure. */
  readonly missing: readonly QuestionName[]
  /** null where nothing should be looked at before the first steps are taken. */
  readonly next: NextPage | null
}

/** What a finding of every state shares. */
export type FindingBase = Pick<Finding, 'id' | 'title' | 'next'>

/** The figure of a finding whose answer is that nothing comes in: there is no ratio to nothing. */
export const noIncome = 'No income'

/** Beyond this a figure is shown as full. */
export function onScale(value: number, full: number): number {
  return full <= 0 ? 0 : Math.min(1, Math.max(0, value / full))
}

/** A finding without the answers that it needs. */
export function notKnown(base: FindingBase, missing: readonly QuestionName[]): Finding {
  return {
    ...base,
    state: 'unknown',
    value: null,
    verdict: 'Not known: an answer is missing. That says nothing about you, good or bad.',
    formula: null,
    gauge: null,
    missing,
  }
}

/** The text that a form holds for an amount or a rate, both in hundredths; an unknown one leaves its field as it is. */
export function filledWith(
  amounts: Readonly<Record<string, Sen | BasisPoints | null>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([name, amount]) => (amount === null ? [] : [[name, String(amount / 100)]])),
  )
}

/** `38.5%`, of a part such as 0.385; `−10.7%` with a true minus. */
export const percent = (part: number): string => `${(part * 100).toFixed(1).replace('-', '−')}%`

const tenths = (value: number): string => (Math.floor(value * 10) / 10).toFixed(1)

/** `2.4 months`, never more than there are. */
export const monthsText = (months: number): string => `${tenths(months)} months`

/** `1.6 years`, never more than there are. */
export const yearsText = (years: number): string => `${tenths(years)} years`

/** Compares products, where that can help; null for who should look at something else first. */
export const productsPage = ({ mayCompareProducts }: Situation, href: string, label: string): NextPage | null =>
  mayCompareProducts ? { href, label, fills: null } : null

/** For who lives on savings: a calculator that leads to no product. */
export const lastingPage: NextPage = {
  href: '/financial-hub/retirement',
  label: 'See how long your savings last',
  fills: null,
}
