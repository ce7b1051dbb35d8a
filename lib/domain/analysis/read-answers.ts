import { readValue } from '../fields/field-value'
import type { IsoDate } from '../values/iso-date'
import { type Sen, sen } from '../values/money'
import { type BasisPoints, basisPoints } from '../values/rate'
import { type Answers, type QuestionName, questionOf, steps } from './questions'

/** What could not be used, by question. */
export interface AnswerProblem {
  readonly name: QuestionName
  readonly message: string
}

/** The form as it was read. */
export interface AnswerReading {
  /** What was typed, kept as it came. */
  readonly texts: Readonly<Record<QuestionName, string>>
  /** What cannot be used counts as not known. */
  readonly answers: Answers
  readonly problems: readonly AnswerProblem[]
}

/** Longest text that is kept of a question; the inputs take less. */
const longestText = 40

/** Every question's name, in the order of the steps. */
export const questionNames: readonly QuestionName[] = steps.flatMap(({ names }) => names)

/**
 * Reads what was typed. An empty text means not known, which is never zero; a text that is no answer is a problem and counts
 * as not known. Unknown names are ignored. Never throws.
 */
export function readAnswers(params: URLSearchParams, today: IsoDate): AnswerReading {
  const problems: AnswerProblem[] = []
  const text = (name: QuestionName) => (params.getAll(name).at(-1) ?? '').trim().slice(0, longestText)
  const numberOf = (name: QuestionName): number | null => {
    if (text(name) === '') return null
    const read = readValue(questionOf(name), text(name), today)
    if (read.ok) return Number(read.value)
    problems.push({ name, message: read.problem })
    return null
  }
  const moneyOf = (name: QuestionName): Sen | null => {
    const value = numberOf(name)
    return value === null ? null : sen(value)
  }
  const rateOf = (name: QuestionName): BasisPoints | null => {
    const value = numberOf(name)
    return value === null ? null : basisPoints(value)
  }
  const yesOrNo = (name: QuestionName) => {
    const chosen = text(name)
    return chosen === 'yes' || chosen === 'no' ? chosen : null
  }
  const answers: Answers = {
    income: moneyOf('income'),
    spending: moneyOf('spending'),
    essentials: moneyOf('essentials'),
    retired: yesOrNo('retired'),
    steady: yesOrNo('steady'),
    repayments: moneyOf('repayments'),
    liquid: moneyOf('liquid'),
    earned: rateOf('earned'),
    'card-owed': moneyOf('card-owed'),
    'card-rate': rateOf('card-rate'),
    'loan-owed': moneyOf('loan-owed'),
    'loan-rate': rateOf('loan-rate'),
    'other-owed': moneyOf('other-owed'),
    dependants: yesOrNo('dependants'),
    need: moneyOf('need'),
    years: numberOf('years'),
    'life-cover': moneyOf('life-cover'),
    'loan-cover': moneyOf('loan-cover'),
    'illness-cover': moneyOf('illness-cover'),
    'medical-limit': moneyOf('medical-limit'),
    'goal-amount': moneyOf('goal-amount'),
    'goal-saved': moneyOf('goal-saved'),
    'goal-months': numberOf('goal-months'),
  }
  return { texts: textsOf(text), answers, problems: [...problems, ...between(answers)] }
}

function textsOf(text: (name: QuestionName) => string): AnswerReading['texts'] {
  const texts = { ...emptyTexts }
  for (const name of questionNames) texts[name] = text(name)
  return texts
}

/** Answers that cannot both be right. */
function between({ spending, essentials, repayments }: Answers): readonly AnswerProblem[] {
  const problems: AnswerProblem[] = []
  if (spending !== null && essentials !== null && essentials > spending) {
    problems.push({ name: 'essentials', message: 'Your essentials are more than your total spending.' })
  }
  if (spending !== null && repayments !== null && repayments > spending) {
    problems.push({ name: 'repayments', message: 'Your repayments are more than your total spending.' })
  }
  return problems
}

/** Nothing answered. */
const emptyTexts: AnswerReading['texts'] = {
  income: '',
  spending: '',
  essentials: '',
  retired: '',
  steady: '',
  repayments: '',
  liquid: '',
  earned: '',
  'card-owed': '',
  'card-rate': '',
  'loan-owed': '',
  'loan-rate': '',
  'other-owed': '',
  dependants: '',
  need: '',
  years: '',
  'life-cover': '',
  'loan-cover': '',
  'illness-cover': '',
  'medical-limit': '',
  'goal-amount': '',
  'goal-saved': '',
  'goal-months': '',
}
