import type { Applicant } from '../categories/category'
import { choice, count, type Field, type FieldMap, money } from '../fields/field'
import { readValue } from '../fields/field-value'
import { purposes } from '../products/restriction'
import { residencies, workerKinds } from '../products/traits'
import { isoDate } from '../values/iso-date'
import { ringgit, sen } from '../values/money'
import { eligibilityWords } from './eligibility-words'

const { questions: words } = eligibilityWords
const none = { at: ringgit(0), because: words.amounts.least }
const mostMonthly = { at: ringgit(1_000_000), because: words.amounts.most }
const notSaid = { value: '', label: words.notSaid }

/** No question has a default: what is left open is not said. The builders ask for one, and it is never read. */
const amount = (label: string, hint?: string) =>
  money({
    label,
    ...(hint !== undefined && { hint }),
    default: ringgit(0),
    min: none,
    max: mostMonthly,
    personal: true,
  })
const oneOf = (label: string, options: readonly { readonly value: string; readonly label: string }[]) =>
  choice({ label, options: [notSaid, ...options], default: '', personal: true })

const noOrYes = ({ label, no, yes }: { readonly label: string; readonly no: string; readonly yes: string }) =>
  oneOf(label, [
    { value: 'no', label: no },
    { value: 'yes', label: yes },
  ])

/** No question asks for a date: what reads fields is told of any day. */
const anyDay = isoDate('2026-01-01')

/** What a visitor may say about themselves, to be checked against the rules of who may apply. */
export const applicantQuestions = {
  age: count({
    label: words.age.label,
    unit: words.age.unit,
    default: 0,
    min: { at: 1, because: words.age.least },
    max: { at: 120, because: words.age.most },
    personal: true,
  }),
  income: amount(words.income),
  net: amount(words.net.label, words.net.hint),
  commitments: amount(words.commitments),
  living: amount(words.living.label, words.living.hint),
  issuers: count({
    label: words.issuers.label,
    unit: words.issuers.unit,
    default: 0,
    min: { at: 0, because: words.amounts.least },
    max: { at: 100, because: words.issuers.most },
    personal: true,
  }),
  residency: oneOf(
    words.residency,
    residencies.map((id) => ({ value: id, label: eligibilityWords.residencies[id] })),
  ),
  work: oneOf(
    words.work,
    workerKinds.map((id) => ({ value: id, label: eligibilityWords.workers[id] })),
  ),
  new: noOrYes(words.banksHere),
  member: noOrYes(words.member),
  guarantor: noOrYes(words.guarantor),
  purpose: oneOf(words.purpose.label, [
    ...purposes.map((id) => ({ value: id, label: words.purpose.options[id] })),
    { value: 'other', label: words.purpose.other },
  ]),
} satisfies FieldMap

export type ApplicantQuestion = keyof typeof applicantQuestions

/** What is asked of the one issuer whose product is looked at: the answer says nothing of another's. */
export const ofOneIssuer: ReadonlySet<ApplicantQuestion> = new Set(['new', 'member'])

/** The question that tells each thing about an applicant, in the order in which they are asked. */
const questionOf: Readonly<Record<keyof Applicant, ApplicantQuestion>> = {
  age: 'age',
  monthlyIncome: 'income',
  netIncome: 'net',
  monthlyCommitments: 'commitments',
  living: 'living',
  cardIssuers: 'issuers',
  residency: 'residency',
  workerKind: 'work',
  newToBank: 'new',
  member: 'member',
  guarantor: 'guarantor',
  purpose: 'purpose',
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
  const saidOf = (question: ApplicantQuestion) => (textOf(question) === '' ? null : textOf(question) === 'yes')
  const banksHere = saidOf('new')
  const applicant: Applicant = {
    age: numberOf('age'),
    monthlyIncome: senOf('income'),
    netIncome: senOf('net'),
    monthlyCommitments: senOf('commitments'),
    living: senOf('living'),
    cardIssuers: numberOf('issuers'),
    residency: textOf('residency') || null,
    workerKind: textOf('work') || null,
    newToBank: banksHere === null ? null : !banksHere,
    member: saidOf('member'),
    guarantor: saidOf('guarantor'),
    purpose: textOf('purpose') || null,
  }
  return { applicant, problems }
}
