import type { Applicant } from './categories/category'
import { residencyNames, workerNames } from './eligibility'
import { choice, count, type Field, type FieldMap, money } from './fields/field'
import { readValue } from './fields/field-value'
import { isoDate } from './iso-date'
import { ringgit, sen } from './money'
import { residencies, workerKinds } from './products/traits'

const none = { at: ringgit(0), because: 'enter 0 when there is none' }
const mostMonthly = { at: ringgit(1_000_000), because: 'RM1 million a month is the most we work with' }
const notSaid = { value: '', label: 'Not said' }

/** No question has a default: what is left open is not said. The builders ask for one, and it is never read. */
const amount = (label: string) => money({ label, default: ringgit(0), min: none, max: mostMonthly, personal: true })
const oneOf = (label: string, options: readonly { readonly value: string; readonly label: string }[]) =>
  choice({ label, options: [notSaid, ...options], default: '', personal: true })

/** No question asks for a date: what reads fields is told of any day. */
const anyDay = isoDate('2026-01-01')

/** What a visitor may say about themselves, to be checked against the rules of who may apply. */
export const applicantQuestions = {
  age: count({
    label: 'Your age',
    unit: '',
    default: 0,
    min: { at: 1, because: 'ages are counted in whole years' },
    max: { at: 120, because: 'nobody is known to be older' },
    personal: true,
  }),
  income: amount('Income a month'),
  commitments: amount('Repayments a month'),
  issuers: count({
    label: 'Banks you hold cards from',
    unit: '',
    default: 0,
    min: { at: 0, because: 'enter 0 when there is none' },
    max: { at: 100, because: 'there are not more banks here' },
    personal: true,
  }),
  residency: oneOf(
    'Residency',
    residencies.map((id) => ({ value: id, label: residencyNames[id] })),
  ),
  work: oneOf(
    'Kind of work',
    workerKinds.map((id) => ({ value: id, label: workerNames[id] })),
  ),
  new: oneOf('Do you bank here already?', [
    { value: 'no', label: 'No' },
    { value: 'yes', label: 'Yes' },
  ]),
} satisfies FieldMap

export type ApplicantQuestion = keyof typeof applicantQuestions

/** The question that tells each thing about an applicant, in the order in which they are asked. */
const questionOf: Readonly<Record<keyof Applicant, ApplicantQuestion>> = {
  age: 'age',
  monthlyIncome: 'income',
  monthlyCommitments: 'commitments',
  cardIssuers: 'issuers',
  residency: 'residency',
  workerKind: 'work',
  newToBank: 'new',
}

const isQuestion = (name: string): name is ApplicantQuestion => name in applicantQuestions

/** The questions to ask so that all of this is told, in their order. */
export function questionsFor(read: ReadonlySet<keyof Applicant>): readonly ApplicantQuestion[] {
  const asked = new Set([...read].map((what) => questionOf[what]))
  return Object.keys(applicantQuestions)
    .filter(isQuestion)
    .filter((question) => asked.has(question))
}

/** What was said, and what of it cannot be used, by question. */
export interface ApplicantReading {
  /** What cannot be used counts as not said. */
  readonly applicant: Applicant
  readonly problems: readonly { readonly question: ApplicantQuestion; readonly message: string }[]
}

/** Reads what a visitor typed and chose. An empty text means that it is not said, which is never zero. Never throws. */
export function readApplicant(texts: Readonly<Partial<Record<ApplicantQuestion, string>>>): ApplicantReading {
  const problems: { question: ApplicantQuestion; message: string }[] = []
  const textOf = (question: ApplicantQuestion) => (texts[question] ?? '').trim()
  const numberOf = (question: ApplicantQuestion): number | null => {
    if (textOf(question) === '') return null
    const field: Field = applicantQuestions[question]
    const read = readValue(field, textOf(question), anyDay)
    if (read.ok) return Number(read.value)
    problems.push({ question, message: read.problem })
    return null
  }
  const senOf = (question: ApplicantQuestion) => {
    const value = numberOf(question)
    return value === null ? null : sen(value)
  }
  const bank = textOf('new')
  const applicant: Applicant = {
    age: numberOf('age'),
    monthlyIncome: senOf('income'),
    monthlyCommitments: senOf('commitments'),
    cardIssuers: numberOf('issuers'),
    residency: textOf('residency') || null,
    workerKind: textOf('work') || null,
    newToBank: bank === '' ? null : bank === 'no',
  }
  return { applicant, problems }
}
